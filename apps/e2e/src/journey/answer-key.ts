import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const BOOK = join(__dirname, '../../../catalogue/content/the-art-of-war');

interface ContentQuestion {
  id: string;
  type: 'mcq' | 'scenario';
  answer?: number;
  samples?: { score: number; answer: string }[];
}

interface AnsweredItem {
  id: string;
  type: 'mcq' | 'scenario';
}

export const BOOK_ID = 'the-art-of-war';

/** What a well-prepared learner answers: the right option, or the author's best sample. */
export function rightAnswer(item: AnsweredItem): { mcqIndex: number } | { openAnswerText: string } {
  const question = examQuestion(item.id);
  if (item.type === 'mcq') return { mcqIndex: (question.answer ?? 1) - 1 };
  const best = [...(question.samples ?? [])].sort((a, b) => b.score - a.score)[0];
  return { openAnswerText: best?.answer ?? '' };
}

/** An answer that earns nothing. */
export function wrongAnswer(item: AnsweredItem): { mcqIndex: number } | { openAnswerText: string } {
  if (item.type === 'scenario') return { openAnswerText: 'I would rather talk about my holiday by the sea.' };
  return { mcqIndex: (examQuestion(item.id).answer ?? 1) % 4 };
}

/** The best sample answer to a scenario of the first chapter. */
export function chapterSample(questionId: string): string {
  const { questions } = parse(readFileSync(join(BOOK, 'chapters/01-laying-plans.yaml'), 'utf8')) as {
    questions: ContentQuestion[];
  };
  const question = questions.find(({ id }) => questionId.endsWith(`.${id}`));
  return question?.samples?.[0]?.answer ?? '';
}

function examQuestion(itemId: string): ContentQuestion {
  const { questions } = parse(readFileSync(join(BOOK, 'exam.yaml'), 'utf8')) as {
    questions: ContentQuestion[];
  };
  const question = questions.find(({ id }) => itemId.endsWith(`.${id}`));
  if (!question) throw new Error(`The exam has no question ${itemId}`);
  return question;
}
