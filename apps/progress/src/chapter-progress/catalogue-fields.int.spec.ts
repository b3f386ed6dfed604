import { bookPublished } from '@colophon/contracts';
import { buildCaller, startService, type TestService } from '@colophon/testing';
import { buildBook } from '../../test/factories';
import { progressDatabase } from '../database';
import { ProgressModule } from '../progress.module';

const ENTITIES = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    ... on Book { progressPct }
    ... on Chapter { progress { chapterId isRead testScore } }
  }
}`;
const READ = `mutation ($id: ID!) { markChapterRead(chapterId: $id) { isRead } }`;

const book = (id: string) => ({ __typename: 'Book', id });
const chapter = (id: string) => ({ __typename: 'Chapter', id });

describe('what progress adds to books and chapters', () => {
  let service: TestService;
  const caller = buildCaller();

  beforeAll(async () => {
    service = await startService(ProgressModule, progressDatabase);
    await service.deliver(bookPublished, buildBook(3, { bookId: 'begun' }));
    await service.deliver(bookPublished, buildBook(3, { bookId: 'unopened' }));
    await service.graphql(READ, { id: 'begun.01' }, caller);
    await service.graphql(READ, { id: 'begun.03' }, caller);
  });

  afterAll(() => service.close());

  it('is the percent of chapters read, and null before the first', async () => {
    const representations = [book('unopened'), book('begun'), book('nowhere')];
    const { data } = await service.graphql(ENTITIES, { representations }, caller);
    expect(data).toEqual({ _entities: [{ progressPct: null }, { progressPct: 67 }, { progressPct: null }] });
  });

  it('is the progress in each chapter', async () => {
    const representations = [chapter('begun.02'), chapter('begun.01')];
    const { data } = await service.graphql(ENTITIES, { representations }, caller);
    expect(data).toEqual({
      _entities: [
        { progress: { chapterId: 'begun.02', isRead: false, testScore: null } },
        { progress: { chapterId: 'begun.01', isRead: true, testScore: null } },
      ],
    });
  });

  it.each([
    ['a visitor', null, null],
    ['another reader', buildCaller(), { chapterId: 'begun.01', isRead: false, testScore: null }],
  ])('tells %s nothing of it', async (_who, someone, progress) => {
    const representations = [book('begun'), chapter('begun.01')];
    const { data, errors } = await service.graphql(ENTITIES, { representations }, someone);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ _entities: [{ progressPct: null }, { progress }] });
  });

  it('takes one statement a field, for one row as for a hundred', async () => {
    const statements = (count: number): Promise<number> =>
      service.countStatements(() => {
        const ids = Array.from({ length: count }, (_, position) => `book-${position}`);
        const representations = [...ids.map(book), ...ids.map((id) => chapter(`${id}.01`))];
        return service.graphql(ENTITIES, { representations }, caller);
      });
    expect(await statements(1)).toBe(2);
    expect(await statements(100)).toBe(2);
  });
});
