import { buildCaller, startService, type TestService } from '@colophon/testing';
import { buildBookContent } from '../../test/factories';
import { CatalogueModule } from '../catalogue.module';
import { catalogueDatabase } from '../database';
import { BookImporter } from '../library/book-importer.service';

const CHAPTER = `query ($id: ID!) {
  chapter(id: $id) {
    id bookId index title summary objectives
    questions { id type questionText difficulty options answerIndex rationales prompt whatToLookFor }
  }
}`;

describe('a chapter', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService(CatalogueModule, catalogueDatabase, {
      env: { CATALOGUE_INSTALL_ON_START: 'false' },
    });
    await service.get(BookImporter).import(buildBookContent(), 'missing');
  });

  afterAll(() => service.close());

  it('is shown with its questions to a signed-in reader', async () => {
    const { data, errors } = await service.graphql(CHAPTER, { id: 'bookbinding.01' }, buildCaller());
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      chapter: {
        id: 'bookbinding.01',
        bookId: 'bookbinding',
        index: 1,
        title: 'Sewing',
        summary: 'Sections are sewn on cords.',
        objectives: ['Name the parts', 'Mend a spine', 'Choose a thread'],
        questions: [
          {
            id: 'bookbinding.01.q1',
            type: 'mcq',
            questionText: 'What holds the pages together?',
            difficulty: 'easy',
            options: ['Ink', 'Paper', 'Thread', 'Glue'],
            answerIndex: 2,
            rationales: ['About ink.', 'About paper.', 'About thread.', 'About glue.'],
            prompt: null,
            whatToLookFor: null,
          },
          {
            id: 'bookbinding.01.s1',
            type: 'scenario',
            questionText: 'A book has lost its spine.',
            difficulty: 'hard',
            options: null,
            answerIndex: null,
            rationales: null,
            prompt: 'Say how you would mend it.',
            whatToLookFor: ['Keeps the pages in order', 'Chooses a thread', 'Lets the glue dry'],
          },
        ],
      },
    });
  });

  it('is null when there is none', async () => {
    const { data } = await service.graphql(CHAPTER, { id: 'bookbinding.99' }, buildCaller());
    expect(data).toEqual({ chapter: null });
  });

  it('asks a visitor to sign in', async () => {
    const { errors } = await service.graphql(CHAPTER, { id: 'bookbinding.01' });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['a book', `{ book(id: "bookbinding") { chapters { questions { answerIndex } } } }`],
    [
      'a reference',
      `{ _entities(representations: [{ __typename: "Chapter", id: "bookbinding.01" }]) {
        ... on Chapter { questions { answerIndex } }
      } }`,
    ],
  ])('keeps its questions from a visitor who comes through %s', async (_way, query) => {
    const { data, errors } = await service.graphql(query);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(data)).not.toContain('answerIndex');
  });

  it('shows a visitor everything else', async () => {
    const { data, errors } = await service.graphql(
      `{ book(id: "bookbinding") { chapters { title summary } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ book: { chapters: [{ title: 'Sewing' }, { title: 'Covers' }] } });
  });
});
