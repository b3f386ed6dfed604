import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookPublished } from '@colophon/contracts';
import { buildCaller, startService, type TestService } from '@colophon/testing';
import { bookFiles, writeBook, writeLibrary } from '../../test/factories';
import { CatalogueModule } from '../catalogue.module';
import { catalogueDatabase } from '../database';
import { LibraryService } from './library.service';

const SEED = `mutation { seedSampleBooks { message created } }`;

describe('the library', () => {
  let library: string;
  let service: TestService;

  async function start(env: Record<string, string> = {}): Promise<void> {
    library = await writeLibrary({ bookbinding: bookFiles() });
    service = await startService(CatalogueModule, catalogueDatabase, {
      env: { CATALOGUE_CONTENT_DIR: library, CATALOGUE_INSTALL_ON_START: 'false', ...env },
    });
  }

  afterEach(async () => {
    await service.close();
    await rm(library, { recursive: true });
  });

  const install = (): Promise<number> => service.get(LibraryService).install('missing-and-changed');
  const titles = async (): Promise<string[]> => {
    const query = `{ popularBooks { books { title } } }`;
    const { data } = await service.graphql<{ popularBooks: { books: { title: string }[] } }>(query);
    return data.popularBooks.books.map(({ title }) => title);
  };
  const change = (file: string, from: string, to: string): Promise<void> => {
    const text = bookFiles()[file] ?? '';
    expect(text).toContain(from);
    return writeFile(join(library, 'bookbinding', file), text.replaceAll(from, to));
  };

  describe('at start-up', () => {
    it('is installed and published', async () => {
      await start({ CATALOGUE_INSTALL_ON_START: 'true' });
      expect(await titles()).toEqual(['Bookbinding']);
      expect(await service.published(bookPublished)).toEqual([
        expect.objectContaining({
          bookId: 'bookbinding',
          version: 1,
          chapters: [
            { id: 'bookbinding.01', index: 1, title: 'Sewing' },
            { id: 'bookbinding.02', index: 2, title: 'Covers' },
          ],
          exam: expect.objectContaining({ passingScore: 85, mcqCount: 2, openCount: 1 }),
        }),
      ]);
    });

    it('is left alone where that is configured', async () => {
      await start();
      expect(await titles()).toEqual([]);
    });
  });

  describe('installing', () => {
    beforeEach(async () => {
      await start();
      await install();
    });

    it('again writes nothing and publishes nothing', async () => {
      const before = await service.database.query('select xmin, * from books');
      expect(await install()).toBe(0);
      expect(await service.database.query('select xmin, * from books')).toEqual(before);
      expect(await service.published(bookPublished)).toHaveLength(1);
    });

    it('changed content makes the next version', async () => {
      await change('book.yaml', 'title: Bookbinding', 'title: Binding Books');
      expect(await install()).toBe(0);
      expect(await titles()).toEqual(['Binding Books']);
      const published = await service.published(bookPublished);
      expect(published.map(({ version, title }) => [version, title])).toEqual([
        [1, 'Bookbinding'],
        [2, 'Binding Books'],
      ]);
    });

    it('without a question takes it out of new papers and chapters', async () => {
      await change('exam.yaml', 'mcq: 2', 'mcq: 1');
      const exam = bookFiles()['exam.yaml'] ?? '';
      const withoutM02 = exam
        .replace(/ {2}- id: m02[\s\S]*?(?= {2}- id: o01)/, '')
        .replace('mcq: 2', 'mcq: 1');
      await writeFile(join(library, 'bookbinding', 'exam.yaml'), withoutM02);
      const chapter = bookFiles()['chapters/02-covers.yaml'] ?? '';
      const withoutS1 = chapter.replace(/ {2}- id: s1[\s\S]*$/, '');
      await writeFile(join(library, 'bookbinding', 'chapters/02-covers.yaml'), withoutS1);
      await install();
      const latest = (await service.published(bookPublished)).at(-1);
      expect(latest?.exam.pool.map(({ id }) => id)).toEqual(['bookbinding.exam.m01', 'bookbinding.exam.o01']);
      expect(latest?.rubrics.map(({ questionId }) => questionId)).not.toContain('bookbinding.02.s1');
      const query = `{ chapter(id: "bookbinding.02") { questionCount questions { id } } }`;
      const { data } = await service.graphql(query, {}, buildCaller());
      expect(data).toEqual({ chapter: { questionCount: 1, questions: [{ id: 'bookbinding.02.q1' }] } });
    });

    it('without a chapter takes it away', async () => {
      await rm(join(library, 'bookbinding', 'chapters/02-covers.yaml'));
      await change('exam.yaml', '- 2\n', '- 1\n');
      await install();
      const { data } = await service.graphql(`{ book(id: "bookbinding") { totalChapters chapters { id } } }`);
      expect(data).toEqual({ book: { totalChapters: 1, chapters: [{ id: 'bookbinding.01' }] } });
    });

    it('a book with mistakes keeps its earlier version, and does not keep others out', async () => {
      await change('book.yaml', 'year: 1890', 'year: old');
      await writeBook(library, 'papermaking', bookFiles({ slug: 'papermaking', title: 'Papermaking' }));
      expect(await install()).toBe(1);
      expect((await titles()).sort()).toEqual(['Bookbinding', 'Papermaking']);
    });

    it('by several replicas at once makes one version', async () => {
      await change('book.yaml', 'title: Bookbinding', 'title: Binding Books');
      await Promise.all([install(), install(), install()]);
      expect(await service.published(bookPublished)).toHaveLength(2);
    });

    it('lets no sample answer out', async () => {
      const stored = await service.database.query(
        `select (select jsonb_agg(q) from questions q)::text || (select jsonb_agg(p) from exam_papers p)::text
             || (select jsonb_agg(o) from outbox o)::text as everything`,
      );
      expect(stored[0].everything).toContain('Say how you would mend it');
      expect(stored[0].everything).not.toContain('A sample that nobody must see');
    });
  });

  describe('seeding', () => {
    it('creates what is missing and changes nothing that exists', async () => {
      await start();
      const first = await service.graphql(SEED, {}, buildCaller());
      expect(first.data).toEqual({ seedSampleBooks: { message: 'Sample books created.', created: 1 } });
      await change('book.yaml', 'title: Bookbinding', 'title: Binding Books');
      const second = await service.graphql(SEED, {}, buildCaller());
      expect(second.data).toMatchObject({ seedSampleBooks: { created: 0 } });
      expect(await titles()).toEqual(['Bookbinding']);
    });

    it('asks a visitor to sign in', async () => {
      await start();
      const { errors } = await service.graphql(SEED);
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      expect(await titles()).toEqual([]);
    });

    it('is refused where it is switched off', async () => {
      await start({ CATALOGUE_SEEDING: 'false' });
      const { errors } = await service.graphql(SEED, {}, buildCaller());
      expect(errors?.[0]).toMatchObject({
        message: 'Creating sample books is switched off.',
        extensions: { code: 'FORBIDDEN' },
      });
      expect(await titles()).toEqual([]);
    });
  });
});
