import { WakeUpCall } from '@colophon/events';
import { Injectable, Logger, OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import { GradingConfig } from '../config';
import { Grader, type Grade, GraderUnreachable, UnusableReply } from '../grader/grader';
import { RubricGrader } from '../grader/rubric/rubric.grader';
import { backOffSeconds } from './back-off';
import { GradingBell } from './grading-bell';
import { GradingQueue, LEASE_SECONDS, type UnitInHand } from './grading-queue';
import { saveStubbornly } from './save-stubbornly';

const POLL_MS = 1000;
const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3;
const STOP_GRACE_MS = 6000;
/** After so many replies that cannot be used, the built-in grader scores the answer. */
export const MAX_UNUSABLE_REPLIES = 5;

/** Grades answers side by side, as many at once as configured; any number of processes share the queue. */
@Injectable()
export class GradingWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(GradingWorker.name);
  private readonly inHand = new Map<AbortController, Promise<void>>();
  private readonly wakeUp = new WakeUpCall(
    () => this.takeWork(),
    POLL_MS,
    (error) => this.complain(error),
  );
  private stopping = false;

  constructor(
    private readonly config: GradingConfig,
    private readonly queue: GradingQueue,
    private readonly grader: Grader,
    private readonly rubricGrader: RubricGrader,
    private readonly bell: GradingBell,
  ) {}

  onApplicationBootstrap(): void {
    this.bell.hear(() => this.wakeUp.call());
    this.wakeUp.call();
  }

  /** Lets work in hand finish for a while and gives the rest back, as long as the database is open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.wakeUp.stop();
    const timer = setTimeout(() => {
      for (const abort of this.inHand.keys()) abort.abort();
    }, STOP_GRACE_MS);
    await Promise.all(this.inHand.values());
    clearTimeout(timer);
  }

  private async takeWork(): Promise<void> {
    while (!this.stopping && this.inHand.size < this.config.GRADING_CONCURRENCY) {
      const unit = await this.queue.claim();
      if (!unit) return;
      const abort = new AbortController();
      const work = this.work(unit, abort).finally(() => {
        this.inHand.delete(abort);
        this.wakeUp.call();
      });
      this.inHand.set(abort, work);
    }
  }

  private async work(unit: UnitInHand, abort: AbortController): Promise<void> {
    const heartbeat = setInterval(() => void this.keep(unit, abort), HEARTBEAT_MS);
    try {
      const grade = await this.gradeOrPutOff(unit, abort.signal);
      if (grade && !(await saveStubbornly(() => this.queue.complete(unit, grade)))) {
        this.logger.warn({ message: 'Another worker has the answer by now', grading: unit.id });
      }
    } catch (error) {
      this.complain(error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async gradeOrPutOff(unit: UnitInHand, signal: AbortSignal): Promise<Grade | null> {
    const grader = unit.unusableReplies >= MAX_UNUSABLE_REPLIES ? this.rubricGrader : this.grader;
    try {
      return await grader.grade(unit.request, signal);
    } catch (error) {
      if (signal.aborted) await this.queue.release(unit);
      else await this.putOff(unit, error);
      return null;
    }
  }

  private async putOff(unit: UnitInHand, error: unknown): Promise<void> {
    const retryAfter = error instanceof GraderUnreachable ? error.retryAfterSeconds : null;
    const delaySeconds = backOffSeconds(unit.failures + 1, retryAfter);
    this.logger.warn({ message: 'Grading failed', grading: unit.id, delaySeconds, error: String(error) });
    await this.queue.postpone(unit, { delaySeconds, unusableReply: error instanceof UnusableReply });
  }

  private async keep(unit: UnitInHand, abort: AbortController): Promise<void> {
    try {
      if (!(await this.queue.renew(unit))) abort.abort();
    } catch (error) {
      this.complain(error);
    }
  }

  private complain(error: unknown): void {
    this.logger.warn({ message: 'Grading is held up; trying again', error: String(error) });
  }
}
