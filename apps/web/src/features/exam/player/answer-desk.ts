import type { ExamQuestionFragment } from '../../../generated/graphql';
import { serverNow } from '../../../session/server-clock';
import { assertNever } from '../../../graphql/assert-never';
import type { Answer } from './answer';
import {
  type AnswerSheet,
  confirm,
  forgetSaved,
  nextToSend,
  openSheet,
  refuse,
  release,
  unsentIds,
  withdraw,
  write,
} from './answer-sheet';
import { retryDelay } from './retry-delay';
import type { SaveAnswer } from './save-answer';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent-store';

/**
 * Takes the learner's answers, keeps them on this device at once, and sends them to the server one after the other,
 * again and again until it has them. React reads it as an external store.
 */
export class AnswerDesk {
  private sheet: AnswerSheet;
  private readonly listeners = new Set<() => void>();
  private sending: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isStarted = false;

  constructor(
    private readonly sessionId: string,
    items: readonly ExamQuestionFragment[],
    private readonly save: SaveAnswer,
  ) {
    this.sheet = openSheet(items, readUnsent(sessionId));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): AnswerSheet => this.sheet;

  /** Sends what an earlier visit left, and whatever waits when the connection is back or the page is left. */
  start(): () => void {
    const onOnline = () => void this.flush();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') this.leaveAnswer();
    };
    addEventListener('online', onOnline);
    addEventListener('pagehide', this.leaveAnswer);
    document.addEventListener('visibilitychange', onHidden);
    this.isStarted = true;
    void this.flush();
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('pagehide', this.leaveAnswer);
      document.removeEventListener('visibilitychange', onHidden);
      this.isStarted = false;
      this.leaveAnswer();
    };
  }

  /** An option was picked. */
  pick(itemId: string, mcqIndex: number): void {
    this.put(itemId, { mcqIndex }, false);
    void this.flush();
  }

  /** A key was pressed: kept on this device, sent once the learner leaves the answer. */
  type(itemId: string, openAnswerText: string): void {
    this.put(itemId, { openAnswerText }, true);
  }

  /** The answer was emptied; the one that is saved stays. */
  withdraw(itemId: string): void {
    this.change(withdraw(this.sheet, itemId));
    forgetUnsent(this.sessionId, itemId);
  }

  /** The server says that it has no answer to these after all. */
  forgetSaved(itemIds: readonly string[]): void {
    this.change(forgetSaved(this.sheet, itemIds));
  }

  readonly leaveAnswer = (): void => {
    if (this.sheet.heldId !== null) this.change(release(this.sheet));
    void this.flush();
  };

  /** Sends whatever can be sent now; says whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.retry);
    if (!this.sending && nextToSend(this.sheet) !== null) this.sending = this.sendAll();
    await this.sending;
    return unsentIds(this.sheet).length === 0;
  }

  private put(itemId: string, answer: Answer, isHeld: boolean): void {
    const given = { answer, givenAt: serverNow() };
    this.change(write(this.sheet, itemId, given, isHeld));
    keepUnsent(this.sessionId, itemId, given);
  }

  private async sendAll(): Promise<void> {
    let canGoOn = true;
    for (let itemId = nextToSend(this.sheet); canGoOn && itemId !== null; itemId = nextToSend(this.sheet)) {
      const answer = this.sheet.unsent[itemId]?.answer;
      canGoOn = answer !== undefined && (await this.send(itemId, answer));
    }
    this.sending = null;
  }

  /** False when it is no use to go on now. */
  private async send(itemId: string, answer: Answer): Promise<boolean> {
    this.change({ ...this.sheet, sendingId: itemId });
    const outcome = await this.save(this.sessionId, itemId, answer);
    this.change({ ...this.sheet, sendingId: null });
    switch (outcome) {
      case 'saved':
        this.failures = 0;
        this.change(confirm(this.sheet, itemId, answer));
        if (!this.sheet.unsent[itemId]) forgetUnsent(this.sessionId, itemId);
        return true;
      case 'refused':
        this.change(refuse(this.sheet, itemId));
        return true;
      case 'closed':
        this.change({ ...this.sheet, isClosed: true });
        return false;
      case 'failed':
        this.tryAgainLater();
        return false;
      default:
        return assertNever(outcome);
    }
  }

  private tryAgainLater(): void {
    this.change({ ...this.sheet, isInTrouble: true });
    this.failures += 1;
    if (this.isStarted) this.retry = setTimeout(() => void this.flush(), retryDelay(this.failures));
  }

  private change(sheet: AnswerSheet): void {
    this.sheet = sheet;
    for (const listener of this.listeners) listener();
  }
}
