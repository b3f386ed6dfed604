import { Unavailable } from '@colophon/service-kit';

/** Lets so many pieces of work run at once; the others wait in line, up to a length. */
export class RenderSlots {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly slots: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws Unavailable when the line is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.slots) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.maxWaiting) {
      throw new Unavailable('Many certificates are being printed right now. Try again in a moment.');
    }
    await new Promise<void>((proceed) => this.waiting.push(proceed));
  }

  /** Hands the place to the next in line, or gives it back. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
