import { buildCaller, startService, type TestService } from '@colophon/testing';
import { buildBookContent, buildChapterFile, buildMcq, buildScenario, COVER } from '../../test/factories';
import { CatalogueModule } from '../catalogue.module';
import { catalogueDatabase } from '../database';
import { BookImporter } from '../library/book-importer.service';

const POPULAR = `query ($page: Int, $pageSize: Int) {
  popularBooks(page: $page, pageSize: $pageSize) {
    books { id }
    pagination { currentPage totalPages totalCount hasNextPage hasPreviousPage }
  }
}`;

interface Popular {
  popularBooks: { books: { id: string }[]; pagination: object };
}

describe('books', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService(CatalogueModule, catalogueDatabase, {
      env: { CATALOGUE_INSTALL_ON_START: 'false' },
    });
    const importer = service.get(BookImporter);
    for (const [slug, title, popularity] of [
      ['zebra', 'Zebra', 5],
      ['apple', 'Apple', 5],
      ['famous', 'Famous', 9],
    ] as const) {
      await importer.import(buildBookContent({ slug, title, popularity }), 'missing');
    }
  });

  afterAll(() => service.close());

  it('come by popularity, then by title', async () => {
    const { data } = await service.graphql<Popular>(POPULAR);
    expect(data.popularBooks.books.map(({ id }) => id)).toEqual(['famous', 'apple', 'zebra']);
    expect(data.popularBooks.pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalCount: 3,
      hasNextPage: false,
      hasPreviousPage: false,
    });
  });

  it('come page by page', async () => {
    const { data } = await service.graphql<Popular>(POPULAR, { page: 2, pageSize: 2 });
    expect(data.popularBooks.books).toEqual([{ id: 'zebra' }]);
    expect(data.popularBooks.pagination).toMatchObject({
      currentPage: 2,
      totalPages: 2,
      hasPreviousPage: true,
    });
  });

  it('are none on a page after the last', async () => {
    const { data } = await service.graphql<Popular>(POPULAR, { page: 2_000_000_000, pageSize: 100 });
    expect(data.popularBooks.books).toEqual([]);
  });

  it.each([
    [0, 12, 'page'],
    [1, 0, 'pageSize'],
    [1, 101, 'pageSize'],
  ])('refuse page %i of size %i', async (page, pageSize, field) => {
    const { errors } = await service.graphql(POPULAR, { page, pageSize });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('are found whole by slug', async () => {
    const { data, errors } = await service.graphql<{ bookBySlug: object }>(`{
      bookBySlug(slug: "famous") {
        id slug title authors categories year coverUrl descriptionShort descriptionMedium totalChapters
        theme { primary secondary accent }
        chapters { id bookId index title summary objectives questionCount book { title } }
        exam { totalPoints passingScore mcqCount openCount mcqPoints openPoints notes }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(data.bookBySlug).toMatchObject({
      id: 'famous',
      slug: 'famous',
      title: 'Famous',
      authors: ['A. Binder'],
      categories: ['Craft'],
      year: 1890,
      coverUrl: expect.stringMatching(/^\/covers\/famous\?v=[0-9a-f]{8}$/),
      totalChapters: 2,
      theme: { primary: '#112233', secondary: '#445566', accent: '#778899' },
      chapters: [
        { id: 'famous.01', bookId: 'famous', index: 1, questionCount: 2, book: { title: 'Famous' } },
        { id: 'famous.02', bookId: 'famous', index: 2, title: 'Covers' },
      ],
      exam: { totalPoints: 9, passingScore: 85, mcqCount: 2, openCount: 1, mcqPoints: 2, openPoints: 5 },
    });
  });

  it('are found by id, and null when there is none', async () => {
    const { data } = await service.graphql(`{
      there: book(id: "apple") { title }
      gone: book(id: "nothing") { title }
      goneToo: bookBySlug(slug: "nothing") { title }
    }`);
    expect(data).toEqual({ there: { title: 'Apple' }, gone: null, goneToo: null });
  });

  it('are resolved for other services, in the order they ask', async () => {
    const { data } = await service.graphql(
      `query ($representations: [_Any!]!) {
        _entities(representations: $representations) { ... on Book { title } ... on Chapter { title } }
      }`,
      {
        representations: [
          { __typename: 'Book', id: 'zebra' },
          { __typename: 'Book', id: 'nothing' },
          { __typename: 'Book', id: 'apple' },
          { __typename: 'Chapter', id: 'apple.02' },
        ],
      },
    );
    expect(data).toEqual({ _entities: [{ title: 'Zebra' }, null, { title: 'Apple' }, { title: 'Covers' }] });
  });

  it('show their covers under an address that browsers may keep for ever', async () => {
    const { data } = await service.graphql<{ book: { coverUrl: string } }>(
      `{ book(id: "famous") { coverUrl } }`,
    );
    const reply = await service.http.inject(data.book.coverUrl);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(COVER);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('do not promise a cover for ever under an old address', async () => {
    const reply = await service.http.inject('/covers/famous?v=00000000');
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    expect((await service.http.inject('/covers/nothing')).statusCode).toBe(404);
  });

  it('take as many statements for a hundred as for one', async () => {
    const importer = service.get(BookImporter);
    for (let number = 0; number < 100; number += 1) {
      const chapters = [buildChapterFile({ questions: [buildMcq(), buildScenario()] })];
      await importer.import(buildBookContent({ slug: `many-${number}` }, chapters), 'missing');
    }
    const statements = (pageSize: number): Promise<number> =>
      service.countStatements(async () => {
        const query = `query ($pageSize: Int!) {
          popularBooks(pageSize: $pageSize) {
            books { title exam { totalPoints } chapters { title book { title } questions { id } } }
          }
        }`;
        const { errors } = await service.graphql(query, { pageSize }, buildCaller());
        expect(errors).toBeUndefined();
      });
    expect(await statements(100)).toBe(await statements(1));
    expect(await statements(1)).toBeLessThanOrEqual(6);
  });
});
