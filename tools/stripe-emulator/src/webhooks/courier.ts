import type { DeliveryRecord } from '../account/records';
import type { StateFile } from '../account/state-file';
import { signatureHeader } from './signature';

export interface CourierOptions {
  file: StateFile;
  url: string;
  secret: string;
  /** The time that signatures carry; waiting goes by the real clock. */
  now: () => Date;
  retryDelayMs: (attempts: number) => number;
}

const ATTEMPT_TIMEOUT_MS = 10_000;
const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** A second at first, then twice as long each time up to a minute. */
export function defaultRetryDelayMs(attempts: number): number {
  return Math.min(60_000, 1000 * 2 ** (attempts - 1));
}

/** Posts queued events to the webhook address, each on its own, until it answers 2xx; the queue survives a restart. */
export class Courier {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private waiters: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: CourierOptions) {}

  /** Starts every delivery that is due and wakes again when the next one will be. */
  dispatch(): void {
    if (this.stopping.signal.aborted) return;
    const nowMs = Date.now();
    for (const delivery of this.queue) {
      if (delivery.nextAttemptAtMs <= nowMs && !this.underWay.has(delivery.eventId)) this.begin(delivery);
    }
    this.wakeForNext(nowMs);
  }

  /** Resolves once no event waits for delivery. */
  async delivered(): Promise<void> {
    if (this.queue.length > 0) await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await Promise.all(this.underWay.values());
  }

  private get queue(): DeliveryRecord[] {
    return this.options.file.state.deliveries;
  }

  private begin(delivery: DeliveryRecord): void {
    const attempt = this.attempt(delivery).finally(() => {
      this.underWay.delete(delivery.eventId);
      this.dispatch();
    });
    this.underWay.set(delivery.eventId, attempt);
  }

  private wakeForNext(nowMs: number): void {
    clearTimeout(this.timer);
    const waiting = this.queue.filter(({ eventId }) => !this.underWay.has(eventId));
    if (waiting.length === 0) return;
    const dueAtMs = Math.min(...waiting.map(({ nextAttemptAtMs }) => nextAttemptAtMs));
    this.timer = setTimeout(() => this.dispatch(), Math.max(0, dueAtMs - nowMs)).unref();
  }

  private async attempt(delivery: DeliveryRecord): Promise<void> {
    const accepted = await this.post(delivery.payload);
    if (this.stopping.signal.aborted && !accepted) return;
    const nowMs = Date.now();
    if (accepted || nowMs - delivery.createdAtMs > GIVE_UP_AFTER_MS) {
      this.remove(delivery);
    } else {
      delivery.attempts += 1;
      delivery.nextAttemptAtMs = nowMs + this.options.retryDelayMs(delivery.attempts);
    }
    await this.options.file.save();
    if (this.queue.length === 0) this.waiters.splice(0).forEach((resolve) => resolve());
  }

  private remove(delivery: DeliveryRecord): void {
    const index = this.queue.indexOf(delivery);
    if (index >= 0) this.queue.splice(index, 1);
  }

  private async post(payload: string): Promise<boolean> {
    try {
      const response = await fetch(this.options.url, {
        method: 'POST',
        body: payload,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, this.options.secret, this.options.now()),
          'user-agent': 'Stripe/1.0 (emulator)',
        },
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
