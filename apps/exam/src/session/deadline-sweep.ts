import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HandInService } from './hand-in.service';

const INTERVAL_MS = 1000;
const SESSIONS_A_SWEEP = 200;

/**
 * Hands in what is past its deadline, whether or not the learner is still there. Any number of replicas
 * may sweep at once: a session that one is at is skipped by the others.
 */
@Injectable()
export class DeadlineSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(DeadlineSweep.name);
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly handIns: HandInService) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /** Before the shutdown proper, in which the data source goes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** One sweep. A session that cannot be handed in does not hold up the others; the next sweep tries again. */
  async sweep(): Promise<void> {
    for (const sessionId of await this.handIns.findOverdue(SESSIONS_A_SWEEP)) {
      if (this.stopped) return;
      await this.handIns
        .handInOverdue(sessionId, 'skip_locked')
        .catch((error: unknown) => this.report(`Session ${sessionId} was not handed in`, error));
    }
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.sweeping = this.sweep()
        .catch((error: unknown) => this.report('The deadline sweep failed', error))
        .finally(() => {
          if (!this.stopped) this.schedule();
        });
    }, INTERVAL_MS);
  }

  private report(what: string, error: unknown): void {
    this.logger.error(what, error instanceof Error ? error.stack : String(error));
  }
}
