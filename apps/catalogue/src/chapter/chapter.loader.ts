import { type RequestContext, requestLoader } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { groupInOrderOf, inOrderOf } from '../batch-order';
import { ChapterEntity } from './chapter.entity';
import { QuestionEntity } from './question.entity';

const CHAPTERS = Symbol('catalogue chapters');
const CHAPTERS_OF_BOOK = Symbol('catalogue chapters of a book');
const QUESTIONS_OF_CHAPTER = Symbol('catalogue questions of a chapter');

/** One statement for all chapters, or all their questions, that one request asks for. */
@Injectable()
export class ChapterLoader {
  constructor(
    @InjectRepository(ChapterEntity) private readonly chapters: Repository<ChapterEntity>,
    @InjectRepository(QuestionEntity) private readonly questions: Repository<QuestionEntity>,
  ) {}

  async chapter(context: RequestContext, id: string): Promise<ChapterEntity | null> {
    const loader = requestLoader<string, ChapterEntity | null>(context, CHAPTERS, async (ids) => {
      const found = await this.chapters.findBy({ id: In(ids) });
      return inOrderOf(ids, found, (chapter) => chapter.id);
    });
    return loader.load(id);
  }

  async chaptersOfBook(context: RequestContext, bookId: string): Promise<ChapterEntity[]> {
    const loader = requestLoader<string, ChapterEntity[]>(context, CHAPTERS_OF_BOOK, async (bookIds) => {
      const found = await this.chapters.find({ where: { bookId: In(bookIds) }, order: { index: 'ASC' } });
      return groupInOrderOf(bookIds, found, (chapter) => chapter.bookId);
    });
    return loader.load(bookId);
  }

  async questionsOfChapter(context: RequestContext, chapterId: string): Promise<QuestionEntity[]> {
    const loader = requestLoader<string, QuestionEntity[]>(
      context,
      QUESTIONS_OF_CHAPTER,
      async (chapterIds) => {
        const found = await this.questions.find({
          where: { chapterId: In(chapterIds) },
          order: { position: 'ASC' },
        });
        return groupInOrderOf(chapterIds, found, (question) => question.chapterId);
      },
    );
    return loader.load(chapterId);
  }
}
