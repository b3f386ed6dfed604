import { createHash } from 'node:crypto';
import type { ExamItem, ExamPaper, Rubric } from '@colophon/contracts';
import type { BookFile, ChapterFile, ExamFile } from './content-format';

/** A book as the catalogue stores and publishes it; what only authors need is left behind. */
export interface BookContent {
  id: string;
  slug: string;
  title: string;
  authors: string[];
  categories: string[];
  year: number;
  descriptionShort: string;
  descriptionMedium: string;
  theme: BookTheme;
  popularity: number;
  coverSvg: string;
  chapters: ChapterContent[];
  exam: ExamPaper;
  rubrics: Rubric[];
}

export interface BookTheme {
  primary: string;
  secondary: string;
  accent: string;
}

export interface ChapterContent {
  id: string;
  index: number;
  title: string;
  summary: string;
  objectives: string[];
  questions: QuestionContent[];
}

interface QuestionBasics {
  id: string;
  questionText: string;
  difficulty: string;
}

export interface McqContent extends QuestionBasics {
  type: 'mcq';
  options: string[];
  answerIndex: number;
  rationales: string[];
}

export interface ScenarioContent extends QuestionBasics {
  type: 'scenario';
  prompt: string;
  whatToLookFor: string[];
}

export type QuestionContent = McqContent | ScenarioContent;

type QuestionFile = ChapterFile['questions'][number] | ExamFile['questions'][number];

/** Gives everything its lasting id and drops the sample answers. */
export function composeBook(
  book: BookFile,
  coverSvg: string,
  chapterFiles: ChapterFile[],
  examFile: ExamFile,
): BookContent {
  const { slug, cover: _cover, edition: _edition, ...details } = book;
  const chapters = chapterFiles.map((chapter) => composeChapter(slug, chapter));
  const examQuestions = examFile.questions.map((question) => composeQuestion(`${slug}.exam`, question));
  return {
    ...details,
    id: slug,
    slug,
    coverSvg,
    chapters,
    exam: composeExam(examFile, examQuestions),
    rubrics: [
      ...chapters.flatMap((chapter) => rubricsOf(chapter.questions, chapter.id)),
      ...rubricsOf(examQuestions, null),
    ],
  };
}

/** Equal for equal content: what is stored and published counts, not comments or the layout of the files. */
export function contentHash(content: BookContent | string): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content, sortKeys);
  return createHash('sha256').update(text).digest('hex');
}

function composeChapter(slug: string, chapter: ChapterFile): ChapterContent {
  const id = `${slug}.${String(chapter.index).padStart(2, '0')}`;
  const { index, title, summary, objectives } = chapter;
  const questions = chapter.questions.map((question) => composeQuestion(id, question));
  return { id, index, title, summary, objectives, questions };
}

function composeQuestion(parentId: string, question: QuestionFile): QuestionContent {
  const { questionText, difficulty } = question;
  const basics = { id: `${parentId}.${question.id}`, questionText, difficulty };
  if (question.type === 'mcq') {
    const { type, options, answer, rationales } = question;
    return { ...basics, type, options, answerIndex: answer - 1, rationales };
  }
  const { type, prompt, whatToLookFor } = question;
  return { ...basics, type, prompt, whatToLookFor };
}

function composeExam(exam: ExamFile, questions: QuestionContent[]): ExamPaper {
  return {
    passingScore: exam.passingScore,
    mcqCount: exam.paper.mcq,
    openCount: exam.paper.open,
    mcqPoints: exam.points.mcq,
    openPoints: exam.points.open,
    notes: exam.notes,
    pool: questions.map(composeExamItem),
  };
}

function composeExamItem(question: QuestionContent): ExamItem {
  const { questionText: stem, difficulty: _difficulty, ...item } = question;
  return { ...item, stem };
}

function rubricsOf(questions: QuestionContent[], chapterId: string | null): Rubric[] {
  return questions.flatMap((question) =>
    question.type === 'scenario'
      ? [
          {
            questionId: question.id,
            chapterId,
            prompt: `${question.questionText}\n\n${question.prompt}`,
            markingPoints: question.whatToLookFor,
          },
        ]
      : [],
  );
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
