import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { BookResolver } from './chapter-progress/book.resolver';
import { ChapterProgressLoader } from './chapter-progress/chapter-progress.loader';
import { ChapterProgressResolver } from './chapter-progress/chapter-progress.resolver';
import { ChapterProgressService } from './chapter-progress/chapter-progress.service';
import { ChapterResolver } from './chapter-progress/chapter.resolver';
import { progressDatabase } from './database';
import { KeepChaptersOnBookPublished } from './projection/keep-chapters-on-book-published.handler';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'progress', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(progressDatabase),
    EventsModule.forService('progress'),
  ],
  providers: [
    ChapterProgressService,
    ChapterProgressLoader,
    ChapterProgressResolver,
    BookResolver,
    ChapterResolver,
    KeepChaptersOnBookPublished,
  ],
})
export class ProgressModule {}
