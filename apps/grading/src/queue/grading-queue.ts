import { answerGraded, gradingDelayed } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Grade, GradeRequest } from '../grader/grader';

/**
 * How long a worker that falls silent keeps its answer. With the poll of a second, another has it within ten.
 */
export const LEASE_SECONDS = 9;

/** An answer that one worker has taken. */
export interface UnitInHand {
  readonly id: string;
  readonly sessionId: string;
  readonly itemId: string;
  /** Fences off whoever had it before. */
  readonly attempt: number;
  readonly failures: number;
  readonly unusableReplies: number;
  readonly request: GradeRequest;
}

export interface Postponement {
  readonly delaySeconds: number;
  readonly unusableReply: boolean;
}

const CLAIM = `
  with due as (
    select gradings.id, rubrics.prompt, rubrics.marking_points
    from gradings
    join rubrics on rubrics.book_id = gradings.book_id
      and rubrics.version = gradings.book_version
      and rubrics.question_id = gradings.item_id
    where gradings.graded_at is null and gradings.due_at <= now()
    order by gradings.due_at
    limit 1
    for update of gradings skip locked
  )
  update gradings set attempt = attempt + 1, due_at = now() + make_interval(secs => $1)
  from due
  where gradings.id = due.id
  returning gradings.id, session_id as "sessionId", item_id as "itemId", attempt, failures,
    unusable_replies as "unusableReplies",
    json_build_object('prompt', due.prompt, 'markingPoints', due.marking_points, 'answer', answer) as request`;

/** At the second failure and later, the delay is told, at most once a minute. */
const POSTPONE = `
  update gradings set
    failures = failures + 1,
    unusable_replies = unusable_replies + $4,
    due_at = now() + make_interval(secs => $3),
    delay_told_at = case
      when failures >= 1 and coalesce(delay_told_at < now() - interval '1 minute', true) then now()
      else delay_told_at
    end
  where id = $1 and attempt = $2 and graded_at is null
  returning due_at as "dueAt", coalesce(delay_told_at = now(), false) as "tellsDelay"`;

/** The answers that wait for a grade, in the database's own time so that workers' clocks do not matter. */
@Injectable()
export class GradingQueue {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Takes one answer whose rubric is known, or none. */
  async claim(): Promise<UnitInHand | null> {
    const [units]: [UnitInHand[], number] = await this.dataSource.query(CLAIM, [LEASE_SECONDS]);
    return units[0] ?? null;
  }

  /** Keeps an answer in hand. False when somebody else has it by now. */
  async renew({ id, attempt }: UnitInHand): Promise<boolean> {
    return this.write('due_at = now() + make_interval(secs => $3)', [id, attempt, LEASE_SECONDS]);
  }

  /** Gives an answer back untried, for another to take at once. */
  async release({ id, attempt }: UnitInHand): Promise<boolean> {
    return this.write('due_at = now()', [id, attempt]);
  }

  /** Saves a grade and tells it, unless somebody else has the answer by now. */
  async complete({ id, sessionId, itemId, attempt }: UnitInHand, grade: Grade): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [saved]: [{ gradedAt: Date }[], number] = await manager.query(
        `update gradings set grade = $3, graded_at = now()
         where id = $1 and attempt = $2 and graded_at is null returning graded_at as "gradedAt"`,
        [id, attempt, JSON.stringify(grade)],
      );
      if (!saved[0]) return false;
      const gradedAt = saved[0].gradedAt.toISOString();
      const { criteria, actionables } = grade;
      const data = {
        ...grade,
        criteria: [...criteria],
        actionables: [...actionables],
        sessionId,
        itemId,
        gradedAt,
      };
      await this.outbox.add(manager, answerGraded, data, { about: sessionId });
      return true;
    });
  }

  /** Puts an answer off after a failure, and tells the learner when that goes on. */
  async postpone(unit: UnitInHand, { delaySeconds, unusableReply }: Postponement): Promise<void> {
    const { id, sessionId, itemId, attempt } = unit;
    await this.dataSource.transaction(async (manager) => {
      const [rows]: [{ dueAt: Date; tellsDelay: boolean }[], number] = await manager.query(POSTPONE, [
        id,
        attempt,
        delaySeconds,
        unusableReply ? 1 : 0,
      ]);
      if (!rows[0]?.tellsDelay) return;
      const data = { sessionId, itemId, attempt, nextAttemptAt: rows[0].dueAt.toISOString() };
      await this.outbox.add(manager, gradingDelayed, data, { about: sessionId });
    });
  }

  private async write(change: string, parameters: readonly unknown[]): Promise<boolean> {
    const [, written]: [unknown[], number] = await this.dataSource.query(
      `update gradings set ${change} where id = $1 and attempt = $2 and graded_at is null`,
      [...parameters],
    );
    return written > 0;
  }
}
