import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { BookEntity } from './book/book.entity';
import { ExamPaperEntity } from './book/exam-paper.entity';
import { ChapterEntity } from './chapter/chapter.entity';
import { QuestionEntity } from './chapter/question.entity';

export const catalogueDatabase: ServiceDatabase = {
  service: 'catalogue',
  entities: [BookEntity, ExamPaperEntity, ChapterEntity, QuestionEntity],
  migrations: [EVENT_MIGRATIONS, join(__dirname, '../migrations')],
};
