import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { BookLoader } from './book/book.loader';
import { BookResolver } from './book/book.resolver';
import { BookService } from './book/book.service';
import { CoverController } from './book/cover.controller';
import { ChapterLoader } from './chapter/chapter.loader';
import { ChapterResolver } from './chapter/chapter.resolver';
import { CatalogueConfig } from './config';
import { catalogueDatabase } from './database';
import { BookImporter } from './library/book-importer.service';
import { LibraryResolver } from './library/library.resolver';
import { LibraryService } from './library/library.service';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'catalogue', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(catalogueDatabase),
    EventsModule.forService('catalogue'),
  ],
  providers: [
    CatalogueConfig,
    BookService,
    BookLoader,
    BookResolver,
    ChapterLoader,
    ChapterResolver,
    BookImporter,
    LibraryService,
    LibraryResolver,
  ],
  controllers: [CoverController],
})
export class CatalogueModule {}
