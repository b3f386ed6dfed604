import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const BOOK = join(__dirname, '../../../catalogue/content/the-art-of-war');

export interface ContentQuestion {
  id: string;
  type: 'mcq' | 'scenario';
  questionText: string;
  answer?: number;
  samples?: { score: number; answer: string }[];
}

interface AnsweredItem {
  id: string;
  type: 'mcq' | 'scenario';
}

export const BOOK_ID = 'the-art-of-war';

type RightAnswer = { mcqIndex: number } | { openAnswerText: string };

/** What a well-prepared learner answers: the right option, or the author's best sample. */
export function rightAnswer(item: AnsweredItem): RightAnswer {
  return answerOf(examQuestion(item.id));
}

/** The same for a question of the exam as it reads on the screen. */
export function rightAnswerTo(questionText: string): RightAnswer {
  const question = examQuestions().find((candidate) => candidate.questionText.trim() === questionText);
  if (!question) throw new Error(`The exam does not ask "${questionText}"`);
  return answerOf(question);
}

function answerOf(question: ContentQuestion): RightAnswer {
  if (question.type === 'mcq') return { mcqIndex: (question.answer ?? 1) - 1 };
  const best = [...(question.samples ?? [])].sort((a, b) => b.score - a.score)[0];
  return { openAnswerText: best?.answer ?? '' };
}

/** An answer that earns nothing. */
export function wrongAnswer(item: AnsweredItem): { mcqIndex: number } | { openAnswerText: string } {
  if (item.type === 'scenario') return { openAnswerText: 'I would rather talk about my holiday by the sea.' };
  return { mcqIndex: (examQuestion(item.id).answer ?? 1) % 4 };
}

/** The first chapter's questions with their answers, in the order of the page. */
export function firstChapterQuestions(): ContentQuestion[] {
  return readQuestions('chapters/01-laying-plans.yaml');
}

/** The best sample answer to a scenario of the first chapter. */
export function chapterSample(questionId: string): string {
  const question = firstChapterQuestions().find(({ id }) => questionId.endsWith(`.${id}`));
  return question?.samples?.[0]?.answer ?? '';
}

function examQuestion(itemId: string): ContentQuestion {
  const question = examQuestions().find(({ id }) => itemId.endsWith(`.${id}`));
  if (!question) throw new Error(`The exam has no question ${itemId}`);
  return question;
}

function examQuestions(): ContentQuestion[] {
  return readQuestions('exam.yaml');
}

function readQuestions(file: string): ContentQuestion[] {
  return (parse(readFileSync(join(BOOK, file), 'utf8')) as { questions: ContentQuestion[] }).questions;
}
