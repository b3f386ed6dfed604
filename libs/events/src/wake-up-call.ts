/**
 * Runs a piece of work again and again: at once when called, and at the latest after an interval.
 * Calls that come while it works are folded into one further run.
 */
export class WakeUpCall {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private calledAgain = false;
  private stopped = false;

  /** @param work says how it went by resolving; what it throws goes to `onError` and the interval goes on. */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  call(): void {
    if (this.stopped) return;
    if (this.running) {
      this.calledAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.run();
  }

  /** Ends the repetition and waits for the run in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      this.calledAgain = false;
      await this.work().catch(this.onError);
    } while (this.calledAgain && !this.stopped);
    this.running = undefined;
    if (this.stopped) return;
    this.timer = setTimeout(() => this.call(), this.intervalMs);
  }
}
