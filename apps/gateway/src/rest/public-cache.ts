import { createHash } from 'node:crypto';
import type { Clock } from '@colophon/service-kit';
import type { Answer } from './answer-call';

const LARGEST_COUNT = 200;

export interface KeptReply {
  kind: 'kept';
  body: Buffer;
  /** Strong: equal only when every byte is. */
  etag: string;
  /** Whole seconds for which it may still be used. */
  secondsLeft: number;
}

type Failed = Extract<Answer, { kind: 'failure' }>;
interface Entry {
  body: Buffer;
  etag: string;
  freshUntilMs: number;
}

/** Replies that are the same for everybody, kept by address for some seconds. Those who ask at once share one answer. */
export class PublicCache {
  private readonly entries = new Map<string, Entry>();
  private readonly running = new Map<string, Promise<Entry | Failed>>();

  constructor(private readonly clock: Clock) {}

  /** The reply that is kept, or else a new one; failures are not kept. */
  async reply(url: string, seconds: number, answer: () => Promise<Answer>): Promise<KeptReply | Failed> {
    const known = this.entries.get(url);
    const entry =
      known && this.millisecondsLeft(known) > 0 ? known : await this.makeOnce(url, seconds, answer);
    if ('kind' in entry) return entry;
    const { body, etag } = entry;
    return {
      kind: 'kept',
      body,
      etag,
      secondsLeft: Math.max(0, Math.floor(this.millisecondsLeft(entry) / 1000)),
    };
  }

  private millisecondsLeft({ freshUntilMs }: Entry): number {
    return freshUntilMs - this.clock.now().getTime();
  }

  private makeOnce(url: string, seconds: number, answer: () => Promise<Answer>): Promise<Entry | Failed> {
    const running = this.running.get(url);
    if (running) return running;
    const making = this.make(url, seconds, answer).finally(() => this.running.delete(url));
    this.running.set(url, making);
    return making;
  }

  private async make(url: string, seconds: number, answer: () => Promise<Answer>): Promise<Entry | Failed> {
    // Counted from before the data was read, so that it is never older than it may be.
    const freshUntilMs = this.clock.now().getTime() + seconds * 1000;
    const made = await answer();
    if (made.kind === 'failure') return made;
    const body = Buffer.from(JSON.stringify(made.body));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.keep(url, { body, etag, freshUntilMs });
    return { body, etag, freshUntilMs };
  }

  /** The newest are kept; the one that was made first makes room. */
  private keep(url: string, entry: Entry): void {
    this.entries.delete(url);
    this.entries.set(url, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > LARGEST_COUNT && oldest !== undefined) this.entries.delete(oldest);
  }
}
