import { bookPublished } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, EntityManager } from 'typeorm';
import { BookEntity } from '../book/book.entity';
import { ExamPaperEntity } from '../book/exam-paper.entity';
import { ChapterEntity } from '../chapter/chapter.entity';
import { QuestionEntity } from '../chapter/question.entity';
import { type BookContent, type ChapterContent, contentHash } from '../content/book-content';
import { decideImport, type ImportDecision, type ImportScope } from './decide-import';

const COVER_HASH_LENGTH = 8;

@Injectable()
export class BookImporter {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Stores a book and publishes it, both or neither; replicas that import the same book take turns. */
  async import(content: BookContent, scope: ImportScope): Promise<ImportDecision['outcome']> {
    const hash = contentHash(content);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `catalogue:${content.id}`,
      ]);
      const stored = await manager.findOneBy(BookEntity, { id: content.id });
      const decision = decideImport(stored, hash, scope);
      if (decision.outcome === 'unchanged') return decision.outcome;
      await this.store(manager, content, hash, decision.version);
      await this.publish(manager, content, decision.version);
      return decision.outcome;
    });
  }

  private async store(
    manager: EntityManager,
    content: BookContent,
    hash: string,
    version: number,
  ): Promise<void> {
    const { chapters, exam, rubrics: _rubrics, ...book } = content;
    const coverHash = contentHash(content.coverSvg).slice(0, COVER_HASH_LENGTH);
    const row = { ...book, coverHash, contentHash: hash, version, totalChapters: chapters.length };
    await manager.upsert(BookEntity, row, ['id']);
    await manager.upsert(ExamPaperEntity, { ...exam, bookId: book.id }, ['bookId']);
    await manager.delete(ChapterEntity, { bookId: book.id });
    await manager.insert(
      ChapterEntity,
      chapters.map((chapter) => chapterRow(book.id, chapter)),
    );
    await manager.insert(QuestionEntity, chapters.flatMap(questionRows));
  }

  private async publish(manager: EntityManager, content: BookContent, version: number): Promise<void> {
    const { id: bookId, slug, title, theme, exam, rubrics } = content;
    const chapters = content.chapters.map(({ id, index, title: chapterTitle }) => ({
      id,
      index,
      title: chapterTitle,
    }));
    const event = { bookId, version, slug, title, theme, chapters, exam, rubrics };
    await this.outbox.add(manager, bookPublished, event, { about: bookId });
  }
}

function chapterRow(bookId: string, { questions, ...chapter }: ChapterContent): Partial<ChapterEntity> {
  return { ...chapter, bookId, questionCount: questions.length };
}

function questionRows({ id: chapterId, questions }: ChapterContent): Partial<QuestionEntity>[] {
  return questions.map((question, position) => ({ ...question, chapterId, position }));
}
