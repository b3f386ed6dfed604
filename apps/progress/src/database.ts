import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { ChapterProgressEntity } from './chapter-progress/chapter-progress.entity';
import { ProjectedBookEntity } from './projection/projected-book.entity';
import { ProjectedChapterEntity } from './projection/projected-chapter.entity';

export const progressDatabase: ServiceDatabase = {
  service: 'progress',
  entities: [ProjectedBookEntity, ProjectedChapterEntity, ChapterProgressEntity],
  migrations: [EVENT_MIGRATIONS, join(__dirname, '../migrations')],
};
