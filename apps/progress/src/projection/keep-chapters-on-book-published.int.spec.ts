import { randomUUID } from 'node:crypto';
import { bookPublished } from '@colophon/contracts';
import { buildCaller, startService, type TestService } from '@colophon/testing';
import { buildBook } from '../../test/factories';
import { progressDatabase } from '../database';
import { ProgressModule } from '../progress.module';
import { ProjectedChapterEntity } from './projected-chapter.entity';

describe('keeping chapters on book.published', () => {
  let service: TestService;

  beforeEach(async () => {
    service = await startService(ProgressModule, progressDatabase);
  });

  afterEach(() => service.close());

  const chapters = async (): Promise<[string, number][]> => {
    const rows = await service.database.manager.find(ProjectedChapterEntity, { order: { id: 'ASC' } });
    return rows.map(({ id, index }) => [id, index]);
  };

  it('learns the chapters of a new book', async () => {
    await service.deliver(bookPublished, buildBook(2));
    expect(await chapters()).toEqual([
      ['bookbinding.01', 1],
      ['bookbinding.02', 2],
    ]);
  });

  it('learns nothing from a redelivery', async () => {
    const id = randomUUID();
    await service.deliver(bookPublished, buildBook(2), { id });
    await service.deliver(bookPublished, buildBook(5), { id });
    expect(await chapters()).toHaveLength(2);
  });

  it('follows a newer version, also to fewer chapters', async () => {
    await service.deliver(bookPublished, buildBook(3));
    const reordered = [
      { id: 'bookbinding.02', index: 1, title: 'Now first' },
      { id: 'bookbinding.04', index: 2, title: 'New' },
    ];
    await service.deliver(bookPublished, buildBook(0, { version: 2, chapters: reordered }));
    expect(await chapters()).toEqual([
      ['bookbinding.02', 1],
      ['bookbinding.04', 2],
    ]);
  });

  it.each([1, 2])('ignores version %i after version 2', async (version) => {
    await service.deliver(bookPublished, buildBook(3, { version: 2 }));
    await service.deliver(bookPublished, buildBook(1, { version }));
    expect(await chapters()).toHaveLength(3);
  });

  it('touches no other book', async () => {
    await service.deliver(bookPublished, buildBook(1, { bookId: 'other' }));
    await service.deliver(bookPublished, buildBook(2));
    expect((await chapters()).map(([id]) => id)).toEqual(['bookbinding.01', 'bookbinding.02', 'other.01']);
  });

  it('forgets no reading when a chapter goes and comes back', async () => {
    const caller = buildCaller();
    await service.deliver(bookPublished, buildBook(2));
    await service.graphql(`mutation { markChapterRead(chapterId: "bookbinding.02") { isRead } }`, {}, caller);
    await service.deliver(bookPublished, buildBook(1, { version: 2 }));
    const query = `{ chapterProgress(chapterId: "bookbinding.02") { isRead } }`;
    expect((await service.graphql(query, {}, caller)).errors?.[0]?.message).toBe('Chapter Not Found');
    await service.deliver(bookPublished, buildBook(2, { version: 3 }));
    expect((await service.graphql(query, {}, caller)).data).toEqual({ chapterProgress: { isRead: true } });
  });

  it('refuses what is no book', async () => {
    const nonsense = { bookId: 7 } as unknown as ReturnType<typeof buildBook>;
    await expect(service.deliver(bookPublished, nonsense)).rejects.toThrow('Data does not fit');
    expect(await chapters()).toEqual([]);
  });
});
