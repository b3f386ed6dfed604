import { Forbidden } from '@colophon/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueConfig } from '../config';
import { formatProblem } from '../content/content-problem';
import { bookFolders } from '../content/library-folder';
import { readBook } from '../content/read-book';
import { BookImporter } from './book-importer.service';
import type { ImportScope } from './decide-import';

@Injectable()
export class LibraryService implements OnApplicationBootstrap {
  private readonly logger = new Logger(LibraryService.name);

  constructor(
    private readonly config: CatalogueConfig,
    private readonly importer: BookImporter,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.CATALOGUE_INSTALL_ON_START) await this.install('missing-and-changed');
  }

  /** Adds the missing books; returns how many were new. @throws Forbidden when that is switched off. */
  async seed(): Promise<number> {
    if (!this.config.CATALOGUE_SEEDING) throw new Forbidden('Creating sample books is switched off.');
    return this.install('missing');
  }

  /**
   * Imports the library book by book; returns how many were new. A book with mistakes is left out, with every
   * mistake in the log: its earlier version, and all other books, stay readable.
   */
  async install(scope: ImportScope): Promise<number> {
    let created = 0;
    for (const folder of await bookFolders(this.config.CATALOGUE_CONTENT_DIR)) {
      const { book, problems } = await readBook(folder);
      problems.forEach((problem) => this.logger.error(formatProblem(problem)));
      if (!book) continue;
      const outcome = await this.importer.import(book, scope);
      if (outcome !== 'unchanged') this.logger.log(`${book.title}: ${outcome}`);
      if (outcome === 'created') created += 1;
    }
    return created;
  }
}
