import { randomUUID } from 'node:crypto';
import { EXAM_TIME_LIMIT_DEFAULT_MINUTES, examStarted, type ExamPaper } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { assertNever, Clock, Conflict, NotFound } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { StartExamResult } from '../generated/schema';
import { drawPaper, mcqItems, openItems, optionCounts } from '../paper/paper';
import { HandInService } from './hand-in.service';
import { isContentId, isSessionId } from './ids';
import { isOverdue, type SessionStatus } from './session';
import { ExamSessionEntity } from './session.entity';
import { startedEvent } from './session.events';
import { decideStart, type StartFacts } from './start';

/** How often a start may find that another one was faster. */
const ROUNDS = 4;
const MINUTE_MS = 60_000;

interface BookExam {
  version: number;
  paper: ExamPaper;
}

@Injectable()
export class StartService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly handIns: HandInService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts the exam of a book, or resumes the attempt that is open; many at once give one session.
   * @throws NotFound when the book has no exam.
   */
  async start(userId: string, bookId: string): Promise<StartExamResult> {
    for (let round = 0; round < ROUNDS; round++) {
      const result = await this.tryStart(userId, bookId);
      if (result) return result;
    }
    throw new Conflict('The exam is being started elsewhere. Try again in a moment.');
  }

  /**
   * Starts another attempt at the book of an earlier session.
   * @throws NotFound unless that session is the learner's.
   */
  async retake(userId: string, sessionId: string): Promise<StartExamResult> {
    const sessions = this.dataSource.getRepository(ExamSessionEntity);
    const earlier = isSessionId(sessionId)
      ? await sessions.findOne({
          select: { id: true, bookId: true, status: true, deadlineAt: true },
          where: { id: sessionId, userId },
        })
      : null;
    if (!earlier) throw new NotFound('Exam Not Found');
    const isOpen = earlier.status === 'InProgress' && !isOverdue(earlier, this.clock.now());
    return isOpen ? started(earlier.id, true) : this.start(userId, earlier.bookId);
  }

  /** @returns null when what was decided on has changed meanwhile. */
  private async tryStart(userId: string, bookId: string): Promise<StartExamResult | null> {
    const { facts, exam } = await this.load(userId, bookId);
    const now = this.clock.now();
    const decision = decideStart(facts, now);
    switch (decision.type) {
      case 'no-paper':
        throw new NotFound('Book Not Found');
      case 'subscription-required':
        return {
          __typename: 'SubscriptionRequired',
          message: 'An active subscription is required to take exams.',
        };
      case 'already-passed':
        return {
          __typename: 'AlreadyPassed',
          message: 'You have passed this exam already.',
          sessionId: decision.sessionId,
        };
      case 'resume':
        return started(decision.sessionId, true);
      case 'hand-in-first':
        await this.handIns.handInOverdue(decision.sessionId);
        return null;
      case 'start':
        return exam && this.open({ userId, bookId, attempt: decision.attempt }, exam, now);
      default:
        return assertNever(decision);
    }
  }

  private async open(
    whose: Pick<ExamSessionEntity, 'userId' | 'bookId' | 'attempt'>,
    exam: BookExam,
    now: Date,
  ): Promise<StartExamResult | null> {
    const paper = drawPaper(exam.paper, Math.random);
    const session = {
      ...whose,
      id: randomUUID(),
      bookVersion: exam.version,
      status: 'InProgress' as const,
      startedAt: now,
      deadlineAt: new Date(now.getTime() + EXAM_TIME_LIMIT_DEFAULT_MINUTES * MINUTE_MS),
      paper,
      optionCounts: optionCounts(paper),
      mcqTotal: mcqItems(paper).length,
      openTotal: openItems(paper).length,
    };
    return this.dataSource.transaction(async (manager) => {
      const insert = manager.createQueryBuilder().insert().into(ExamSessionEntity).values(session);
      const { raw } = await insert.orIgnore().returning('id').execute();
      if (raw.length === 0) return null;
      await this.outbox.add(manager, examStarted, startedEvent(session), { about: session.id });
      return started(session.id, false);
    });
  }

  private async load(userId: string, bookId: string): Promise<{ facts: StartFacts; exam: BookExam | null }> {
    const [row]: FactsRow[] = isContentId(bookId)
      ? await this.dataSource.query(FACTS_SQL, [userId, bookId])
      : [];
    const exam = row?.paper && row.version ? { paper: row.paper, version: row.version } : null;
    const open = row?.openId
      ? { id: row.openId, status: row.openStatus, deadlineAt: row.openDeadlineAt }
      : null;
    const facts = {
      hasPaper: exam !== null,
      entitled: row?.entitled ?? false,
      passedSessionId: row?.passedSessionId ?? null,
      open,
      attempts: row?.attempts ?? 0,
    };
    return { facts, exam };
  }
}

interface FactsRow {
  version: number | null;
  paper: ExamPaper | null;
  entitled: boolean;
  passedSessionId: string | null;
  attempts: number;
  openId: string | null;
  openStatus: SessionStatus;
  openDeadlineAt: Date;
}

const FACTS_SQL = `
  with own as (
    select id, attempt, status, deadline_at, passed from exam_sessions where user_id = $1 and book_id = $2
  )
  select
    exam_papers.version, exam_papers.paper,
    exists (select from entitlements where user_id = $1 and active) as entitled,
    (select id from own where passed order by attempt limit 1) as "passedSessionId",
    coalesce((select max(attempt) from own), 0) as attempts,
    current.id as "openId", current.status as "openStatus", current.deadline_at as "openDeadlineAt"
  from exam_papers
  left join own as current on current.status in ('InProgress', 'Grading')
  where exam_papers.book_id = $2`;

function started(sessionId: string, resumed: boolean): StartExamResult {
  return { __typename: 'ExamStarted', sessionId, resumed };
}
