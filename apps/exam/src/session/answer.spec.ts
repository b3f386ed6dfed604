import { buildSession } from '../../test/factories';
import { decideSave, readAnswer, type GivenAnswer } from './answer';

const MCQ = 'a-book.exam.m01';
const OPEN = 'a-book.exam.o01';
const picked = (mcqIndex: number): GivenAnswer => ({ type: 'mcq', mcqIndex });
const written: GivenAnswer = { type: 'open', openAnswerText: 'A plan.' };

describe('readAnswer', () => {
  it('takes a picked option, the first as well', () => {
    expect(readAnswer({ mcqIndex: 0 })).toEqual({ type: 'answer', answer: picked(0) });
  });

  it('takes a text as it was written', () => {
    const openAnswerText = ' Two lines,\nand an emoji 🦉 ';
    expect(readAnswer({ openAnswerText, mcqIndex: null })).toEqual({
      type: 'answer',
      answer: { type: 'open', openAnswerText },
    });
  });

  it.each([
    ['neither', {}, ''],
    ['neither, spelt out', { mcqIndex: null, openAnswerText: null }, ''],
    ['both', { mcqIndex: 1, openAnswerText: 'A plan.' }, ''],
    ['a negative index', { mcqIndex: -1 }, 'mcqIndex'],
    ['an empty text', { openAnswerText: '' }, 'openAnswerText'],
    ['white space', { openAnswerText: ' \n\t\u00a0 ' }, 'openAnswerText'],
    ['nothing but NUL', { openAnswerText: '\0' }, 'openAnswerText'],
    ['10 001 characters', { openAnswerText: 'x'.repeat(10_001) }, 'openAnswerText'],
  ])('refuses %s', (_, input, field) => {
    expect(readAnswer(input)).toMatchObject({ type: 'invalid', errors: { [field]: [expect.any(String)] } });
  });

  it('takes 10 000 characters, and drops what the database cannot keep', () => {
    const openAnswerText = 'x'.repeat(10_000);
    expect(readAnswer({ openAnswerText: `${openAnswerText}\0` })).toEqual({
      type: 'answer',
      answer: { type: 'open', openAnswerText },
    });
  });
});

describe('decideSave', () => {
  it('takes an option of the question, and a text for an open one', () => {
    expect(decideSave(buildSession(), MCQ, picked(3))).toEqual({ type: 'save' });
    expect(decideSave(buildSession(), OPEN, written)).toEqual({ type: 'save' });
  });

  it.each([
    ['an option that is not there', MCQ, picked(4), 'mcqIndex'],
    ['a text for multiple choice', MCQ, written, 'openAnswerText'],
    ['an option for an open question', OPEN, picked(0), 'mcqIndex'],
    ['a question of another exam', 'another-book.exam.m01', picked(0), 'itemId'],
    ['the name of something every object has', 'constructor', picked(0), 'itemId'],
  ])('refuses %s', (_, itemId, answer, field) => {
    expect(decideSave(buildSession(), itemId, answer)).toMatchObject({
      type: 'invalid',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it.each(['Grading', 'Completed', 'Expired'] as const)('is closed once %s', (status) => {
    expect(decideSave(buildSession({ status }), MCQ, picked(0))).toEqual({ type: 'closed', status });
  });
});
