import { assertNever, Clock, InvalidInput, NotFound } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { SaveExamAnswerResult } from '../generated/schema';
import { decideSave, readAnswer, type AnswerInput, type GivenAnswer } from './answer';
import { HandInService } from './hand-in.service';
import { isContentId, isSessionId } from './ids';
import { isOverdue, type SessionStatus } from './session';
import { ExamSessionEntity } from './session.entity';

@Injectable()
export class SessionService {
  private readonly readSql: string;

  constructor(
    @InjectRepository(ExamSessionEntity) private readonly sessions: Repository<ExamSessionEntity>,
    private readonly handIns: HandInService,
    private readonly clock: Clock,
  ) {
    this.readSql = readSql(sessions.metadata);
  }

  /** One of the learner's sessions; null when it is not theirs. Its deadline holds also when it is only read. */
  async find(userId: string, sessionId: string): Promise<ExamSessionEntity | null> {
    if (!isSessionId(sessionId)) return null;
    const session = await this.read(userId, sessionId);
    if (!session || !isOverdue(session, this.clock.now())) return session;
    await this.handIns.handInOverdue(sessionId);
    return this.read(userId, sessionId);
  }

  /** Every session of a learner with a book, latest first. */
  async history(userId: string, bookId: string): Promise<ExamSessionEntity[]> {
    if (!isContentId(bookId)) return [];
    const sessions = await this.sessions.find({ where: { userId, bookId }, order: { attempt: 'DESC' } });
    const overdue = sessions.find((session) => isOverdue(session, this.clock.now()));
    if (!overdue) return sessions;
    await this.handIns.handInOverdue(overdue.id);
    return this.sessions.find({ where: { userId, bookId }, order: { attempt: 'DESC' } });
  }

  /**
   * Saves the answer to one item, in one statement: it locks the session's row, so that an answer is either
   * in what is handed in or refused.
   * @throws InvalidInput, or NotFound unless the session is the learner's.
   */
  async saveAnswer(
    userId: string,
    sessionId: string,
    itemId: string,
    input: AnswerInput,
  ): Promise<SaveExamAnswerResult> {
    const read = readAnswer(input);
    if (read.type === 'invalid') throw new InvalidInput(read.errors);
    if (!isSessionId(sessionId)) throw new NotFound('Exam Not Found');
    const now = this.clock.now();
    const saved = isContentId(itemId)
      ? await this.trySave(userId, sessionId, itemId, read.answer, now)
      : null;
    if (!saved) return this.refuse(userId, sessionId, itemId, read.answer);
    return { __typename: 'AnswerSaved', saved: true, ...saved, savedAt: now.toISOString() };
  }

  private async read(userId: string, sessionId: string): Promise<ExamSessionEntity | null> {
    const [session] = await this.sessions.query(this.readSql, [sessionId, userId]);
    return session ?? null;
  }

  private async trySave(
    userId: string,
    sessionId: string,
    itemId: string,
    answer: GivenAnswer,
    now: Date,
  ): Promise<{ answered: number; total: number } | null> {
    const mcqIndex = answer.type === 'mcq' ? answer.mcqIndex : null;
    const text = answer.type === 'open' ? answer.openAnswerText : null;
    const parameters = [userId, sessionId, itemId, mcqIndex, text, now.toISOString()];
    const [saved] = await this.sessions.query(SAVE_SQL, parameters);
    return saved ?? null;
  }

  /** Says why the statement above changed nothing. */
  private async refuse(
    userId: string,
    sessionId: string,
    itemId: string,
    answer: GivenAnswer,
  ): Promise<SaveExamAnswerResult> {
    const session = await this.find(userId, sessionId);
    if (!session) throw new NotFound('Exam Not Found');
    const decision = decideSave(session, itemId, answer);
    switch (decision.type) {
      case 'closed':
        return closed(decision.status);
      case 'invalid':
        throw new InvalidInput(decision.errors);
      case 'save':
        throw new Error(`Answer to ${itemId} of session ${sessionId} was refused without a reason`);
      default:
        return assertNever(decision);
    }
  }
}

/** Its conditions are those of `decideSave`. */
const SAVE_SQL = `
  with saved as (
    update exam_sessions
    set answers = answers || jsonb_build_object($3::text, jsonb_strip_nulls(jsonb_build_object(
      'mcqIndex', $4::integer, 'openAnswerText', $5::text, 'savedAt', $6::text)))
    where id = $2 and user_id = $1 and status = 'InProgress' and deadline_at > $6::text::timestamptz
      and case when $4::integer is null
        then (option_counts ->> $3)::integer = 0
        else (option_counts ->> $3)::integer > $4::integer end
    returning answers, mcq_total + open_total as total
  )
  select total, (select count(*)::integer from jsonb_object_keys(answers)) as answered from saved`;

/** What `findOneBy` would send. This is the hottest read there is, and building it anew costs more than running it. */
function readSql({ columns }: Repository<ExamSessionEntity>['metadata']): string {
  const selected = columns.filter(({ isSelect }) => isSelect);
  const list = selected.map(({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`);
  return `select ${list.join(', ')} from exam_sessions where id = $1 and user_id = $2`;
}

function closed(status: SessionStatus): SaveExamAnswerResult {
  return { __typename: 'SessionClosed', message: 'This exam takes no more answers.', status };
}
