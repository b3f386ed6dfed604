import { type RequestContext, requestLoader } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ChapterProgress as ChapterProgressView } from '../generated/schema';
import { readPercent } from './chapter-progress';
import { viewChapters } from './view-chapters';

const CHAPTER_PROGRESS = Symbol('progress of chapters');
const BOOK_PERCENT = Symbol('percent of books');

interface ReadCount {
  book_id: string;
  chapters: number;
  read: number;
}

/** The caller's progress in everything one request shows, by one statement each; nothing for visitors. */
@Injectable()
export class ChapterProgressLoader {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async ofChapter(context: RequestContext, chapterId: string): Promise<ChapterProgressView | null> {
    const { caller } = context;
    if (!caller) return null;
    const loader = requestLoader<string, ChapterProgressView>(context, CHAPTER_PROGRESS, (chapterIds) =>
      viewChapters(this.dataSource.manager, caller.userId, chapterIds),
    );
    return loader.load(chapterId);
  }

  async percentOfBook(context: RequestContext, bookId: string): Promise<number | null> {
    const { caller } = context;
    if (!caller) return null;
    const loader = requestLoader<string, number | null>(context, BOOK_PERCENT, (bookIds) =>
      this.countPercents(caller.userId, bookIds),
    );
    return loader.load(bookId);
  }

  private async countPercents(userId: string, bookIds: readonly string[]): Promise<(number | null)[]> {
    const counts: ReadCount[] = await this.dataSource.query(
      `select chapter.book_id, count(*)::int as chapters, count(progress.read_at)::int as read
         from projected_chapters chapter
         left join chapter_progress progress on progress.chapter_id = chapter.id and progress.user_id = $1
        where chapter.book_id = any ($2)
        group by chapter.book_id`,
      [userId, bookIds],
    );
    const byBook = new Map(
      counts.map(({ book_id, read, chapters }) => [book_id, readPercent(read, chapters)]),
    );
    return bookIds.map((id) => byBook.get(id) ?? null);
  }
}
