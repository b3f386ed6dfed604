import { bookPublished } from '@colophon/contracts';
import { buildBookContent, buildChapterFile, buildMcq, buildScenario } from '../../test/factories';
import { contentHash } from './book-content';

describe('composing a book', () => {
  it('gives chapters, questions and exam items their lasting ids', () => {
    const book = buildBookContent();
    expect(book.chapters.map(({ id }) => id)).toEqual(['bookbinding.01', 'bookbinding.02']);
    expect(book.chapters[0]?.questions.map(({ id }) => id)).toEqual([
      'bookbinding.01.q1',
      'bookbinding.01.s1',
    ]);
    expect(book.exam.pool.map(({ id }) => id)).toEqual([
      'bookbinding.exam.m01',
      'bookbinding.exam.m02',
      'bookbinding.exam.o01',
    ]);
  });

  it('counts answers from 0', () => {
    expect(buildBookContent().exam.pool[0]).toMatchObject({ type: 'mcq', answerIndex: 2 });
  });

  it('makes a rubric of every open question, and says which belong to the exam', () => {
    expect(buildBookContent().rubrics.map(({ questionId, chapterId }) => [questionId, chapterId])).toEqual([
      ['bookbinding.01.s1', 'bookbinding.01'],
      ['bookbinding.02.s1', 'bookbinding.02'],
      ['bookbinding.exam.o01', null],
    ]);
  });

  it('keeps the samples to itself', () => {
    expect(JSON.stringify(buildBookContent())).not.toContain('A sample that nobody must see');
  });

  it('composes what the event asks for', () => {
    const { id, slug, title, theme, chapters, exam, rubrics } = buildBookContent();
    const event = { bookId: id, version: 1, slug, title, theme, chapters, exam, rubrics };
    expect(bookPublished.schema.safeParse(event).success).toBe(true);
  });
});

describe('the content hash', () => {
  const hashOf = (...book: Parameters<typeof buildBookContent>): string =>
    contentHash(buildBookContent(...book));

  it('is equal for equal content, whatever the order of the fields', () => {
    const { title, ...rest } = buildBookContent();
    expect(contentHash({ ...rest, title })).toBe(hashOf());
  });

  it('changes with a title, a question and a marking point', () => {
    const variants = [
      hashOf(),
      hashOf({ title: 'Binding books' }),
      hashOf({}, [buildChapterFile({ questions: [buildMcq({ answer: 1 })] })]),
      hashOf({}, [
        buildChapterFile({ questions: [buildMcq(), buildScenario({ whatToLookFor: ['a', 'b', 'c'] })] }),
      ]),
    ];
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('does not change with a sample', () => {
    const samples = [{ score: 1, answer: 'Another sample.' }];
    const changed = buildChapterFile({ questions: [buildMcq(), buildScenario({ samples })] });
    expect(hashOf({}, [changed])).toBe(hashOf({}, [buildChapterFile()]));
  });
});
