import { bookPublished, chapterRead, chapterTestCompleted } from '@colophon/contracts';
import { Clock } from '@colophon/service-kit';
import { buildCaller, FixedClock, startService, type TestService } from '@colophon/testing';
import { buildBook } from '../../test/factories';
import { progressDatabase } from '../database';
import { ProgressModule } from '../progress.module';

const FIELDS = '{ chapterId isRead isTestPassed testScore testAttempts }';
const READ = `mutation ($id: ID!) { markChapterRead(chapterId: $id) ${FIELDS} }`;
const SCORE = `mutation ($id: ID!, $score: Int!) { updateChapterTestScore(chapterId: $id, score: $score) ${FIELDS} }`;
const CHAPTER = `query ($id: ID!) { chapterProgress(chapterId: $id) ${FIELDS} }`;
const BOOK = `query ($id: ID!) { bookProgress(bookId: $id) ${FIELDS} }`;

const FIRST = 'bookbinding.01';
const UNTOUCHED_BY_ALL = 'bookbinding.03';
const untouched = { isRead: false, isTestPassed: false, testScore: null, testAttempts: 0 };

describe('chapter progress', () => {
  let service: TestService;
  const clock = new FixedClock();
  // A reader a test: nobody else's rows and events get in the way.
  let caller = buildCaller();

  beforeAll(async () => {
    service = await startService(ProgressModule, progressDatabase, {
      override: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
    await service.deliver(bookPublished, buildBook(3));
  });

  beforeEach(() => {
    caller = buildCaller();
  });

  afterAll(() => service.close());

  const published = async <Contract extends typeof chapterRead | typeof chapterTestCompleted>(
    contract: Contract,
  ) => (await service.published(contract)).filter(({ userId }) => userId === caller.userId);

  const run = (query: string, variables: object, who: typeof caller | null = caller) =>
    service.graphql<Record<string, unknown>>(query, { ...variables }, who);

  describe('marking a chapter as read', () => {
    it('remembers and publishes it', async () => {
      const { data, errors } = await run(READ, { id: FIRST });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ markChapterRead: { ...untouched, chapterId: FIRST, isRead: true } });
      expect(await published(chapterRead)).toEqual([
        { userId: caller.userId, bookId: 'bookbinding', chapterId: FIRST, readAt: clock.now().toISOString() },
      ]);
    });

    it('changes and publishes nothing the second time', async () => {
      await run(READ, { id: FIRST });
      const { data } = await run(READ, { id: FIRST });
      expect(data).toMatchObject({ markChapterRead: { isRead: true } });
      expect(await published(chapterRead)).toHaveLength(1);
    });

    it('publishes once when the same reader opens it many times at once', async () => {
      const replies = await Promise.all(Array.from({ length: 6 }, () => run(READ, { id: FIRST })));
      expect(replies.every(({ errors }) => errors === undefined)).toBe(true);
      expect(await published(chapterRead)).toHaveLength(1);
    });

    it('keeps the test score', async () => {
      await run(SCORE, { id: FIRST, score: 80 });
      const { data } = await run(READ, { id: FIRST });
      expect(data).toMatchObject({ markChapterRead: { isRead: true, testScore: 80, testAttempts: 1 } });
    });
  });

  describe('recording a chapter test', () => {
    it.each([
      [69, false],
      [70, true],
      [0, false],
      [100, true],
    ])('of %i percent passes: %s', async (score, passed) => {
      const { data } = await run(SCORE, { id: FIRST, score });
      expect(data).toEqual({
        updateChapterTestScore: {
          chapterId: FIRST,
          isRead: false,
          isTestPassed: passed,
          testScore: score,
          testAttempts: 1,
        },
      });
      expect(await published(chapterTestCompleted)).toEqual([
        {
          userId: caller.userId,
          bookId: 'bookbinding',
          chapterId: FIRST,
          score,
          passed,
          attempt: 1,
          completedAt: clock.now().toISOString(),
        },
      ]);
    });

    it('keeps the best score and tells of each attempt', async () => {
      await run(SCORE, { id: FIRST, score: 90 });
      const { data } = await run(SCORE, { id: FIRST, score: 40 });
      expect(data).toMatchObject({
        updateChapterTestScore: { testScore: 90, isTestPassed: true, testAttempts: 2 },
      });
      const attempts = await published(chapterTestCompleted);
      expect(attempts.map(({ score, passed, attempt }) => [score, passed, attempt])).toEqual([
        [90, true, 1],
        [40, false, 2],
      ]);
    });

    it('loses no attempt of several at once', async () => {
      await Promise.all([10, 20, 95, 30, 40].map((score) => run(SCORE, { id: FIRST, score })));
      const { data } = await run(CHAPTER, { id: FIRST });
      expect(data).toMatchObject({ chapterProgress: { testScore: 95, testAttempts: 5 } });
    });

    it.each([-1, 101])('refuses %i percent', async (score) => {
      const { errors } = await run(SCORE, { id: FIRST, score });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        errors: { score: ['The score must be a whole number from 0 to 100.'] },
      });
      const { data } = await run(CHAPTER, { id: FIRST });
      expect(data).toMatchObject({ chapterProgress: { testAttempts: 0 } });
    });

    it('refuses half a percent', async () => {
      const { errors } = await run(SCORE, { id: FIRST, score: 70.5 });
      expect(errors?.[0]?.message).toContain('Int cannot represent non-integer value');
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    });
  });

  describe('showing progress', () => {
    it('has a default for a chapter that was never opened', async () => {
      expect((await run(CHAPTER, { id: FIRST })).data).toEqual({
        chapterProgress: { ...untouched, chapterId: FIRST },
      });
    });

    it('covers every chapter of a book in order', async () => {
      await run(READ, { id: 'bookbinding.02' });
      expect((await run(BOOK, { id: 'bookbinding' })).data).toEqual({
        bookProgress: [
          { ...untouched, chapterId: FIRST },
          { ...untouched, chapterId: 'bookbinding.02', isRead: true },
          { ...untouched, chapterId: 'bookbinding.03' },
        ],
      });
    });

    it("never covers another reader's", async () => {
      const other = buildCaller();
      await run(READ, { id: FIRST });
      await run(SCORE, { id: FIRST, score: 100 });
      expect((await run(CHAPTER, { id: FIRST }, other)).data).toMatchObject({ chapterProgress: untouched });
      const { data } = await run(BOOK, { id: 'bookbinding' }, other);
      expect(data.bookProgress).toEqual(expect.arrayContaining([{ ...untouched, chapterId: FIRST }]));
      await run(SCORE, { id: FIRST, score: 10 }, other);
      expect((await run(CHAPTER, { id: FIRST })).data).toMatchObject({ chapterProgress: { testScore: 100 } });
    });
  });

  it.each([
    ['markChapterRead', READ, { id: 'nowhere.01' }, 'Chapter Not Found'],
    ['updateChapterTestScore', SCORE, { id: 'nowhere.01', score: 50 }, 'Chapter Not Found'],
    ['chapterProgress', CHAPTER, { id: 'nowhere.01' }, 'Chapter Not Found'],
    ['bookProgress', BOOK, { id: 'nowhere' }, 'Book Not Found'],
  ])('%s says when there is no such thing', async (_name, query, variables, message) => {
    const { errors } = await run(query, variables);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'NOT_FOUND' } });
  });

  it.each([
    ['markChapterRead', READ, { id: UNTOUCHED_BY_ALL }],
    ['updateChapterTestScore', SCORE, { id: UNTOUCHED_BY_ALL, score: 50 }],
    ['chapterProgress', CHAPTER, { id: UNTOUCHED_BY_ALL }],
    ['bookProgress', BOOK, { id: 'bookbinding' }],
  ])('%s asks a visitor to sign in', async (_name, query, variables) => {
    const { errors } = await run(query, variables, null);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const written = await service.database.query('select from chapter_progress where chapter_id = $1', [
      UNTOUCHED_BY_ALL,
    ]);
    expect(written).toEqual([]);
  });
});
