import { requestLoader, type RequestContext } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { BookExamResults } from '../generated/schema';
import { isContentId } from '../session/ids';

const STANDINGS = Symbol('standings by book');

/** How a learner stands in the exams of books, all books of a request in one statement. */
@Injectable()
export class StandingLoader {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  load(context: RequestContext, userId: string, bookId: string): Promise<BookExamResults> {
    const loader = requestLoader<string, BookExamResults>(context, STANDINGS, (bookIds) =>
      this.findAll(userId, bookIds),
    );
    return loader.load(bookId);
  }

  private async findAll(userId: string, bookIds: readonly string[]): Promise<BookExamResults[]> {
    const rows: StandingRow[] = await this.dataSource.query(STANDINGS_SQL, [
      userId,
      bookIds.filter(isContentId),
    ]);
    const byBook = new Map(rows.map((row) => [row.bookId, row]));
    return bookIds.map((bookId) => toStanding(byBook.get(bookId)));
  }
}

interface StandingRow {
  bookId: string;
  sessionId: string | null;
  passed: boolean | null;
  finalScore: number | null;
  completedAt: Date | null;
  openSessionId: string | null;
  mcqCorrect: number | null;
  mcqTotal: number | null;
  openScored: number | null;
  openTotal: number | null;
}

const STANDINGS_SQL = `
  select
    asked.book_id as "bookId", best.id as "sessionId", best.passed, best.total_score as "finalScore",
    best.completed_at as "completedAt", current.id as "openSessionId",
    best.mcq_correct as "mcqCorrect", coalesce(best.mcq_total, exam_papers.mcq_count) as "mcqTotal",
    best.open_scored as "openScored", coalesce(best.open_total, exam_papers.open_count) as "openTotal"
  from unnest($2::text[]) as asked (book_id)
  left join exam_papers using (book_id)
  left join exam_sessions as current
    on current.user_id = $1 and current.book_id = asked.book_id and current.status in ('InProgress', 'Grading')
  left join lateral (
    select *, (select count(*)::integer from jsonb_object_keys(grades)) as open_scored
    from exam_sessions
    where user_id = $1 and book_id = asked.book_id and completed_at is not null
    order by passed desc, total_score desc, completed_at desc
    limit 1
  ) as best on true`;

function toStanding(row: StandingRow | undefined): BookExamResults {
  return {
    hasCompletedExam: Boolean(row?.sessionId),
    passed: row?.passed ?? false,
    finalScore: row?.finalScore ?? null,
    completedAt: row?.completedAt?.toISOString() ?? null,
    sessionId: row?.sessionId ?? null,
    openSessionId: row?.openSessionId ?? null,
    mcq: { correct: row?.mcqCorrect ?? null, total: row?.mcqTotal ?? 0 },
    open: { scored: row?.openScored ?? null, total: row?.openTotal ?? 0 },
  };
}
