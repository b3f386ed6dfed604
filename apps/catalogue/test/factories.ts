import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type BookContent, composeBook } from '../src/content/book-content';
import type { BookFile, ChapterFile, ExamFile } from '../src/content/content-format';

export const COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>';

const options = ['Ink', 'Paper', 'Thread', 'Glue'];
const mcq = {
  type: 'mcq',
  difficulty: 'easy',
  questionText: 'What holds the pages together?',
  options,
  answer: 3,
  rationales: options.map((option) => `About ${option.toLowerCase()}.`),
} as const;
const scenario = {
  type: 'scenario',
  difficulty: 'hard',
  questionText: 'A book has lost its spine.',
  prompt: 'Say how you would mend it.',
  whatToLookFor: ['Keeps the pages in order', 'Chooses a thread', 'Lets the glue dry'],
  samples: [{ score: 9, answer: 'A sample that nobody must see.' }],
} as const;

type Mcq = Extract<ChapterFile['questions'][number], { type: 'mcq' }>;
type Scenario = Extract<ChapterFile['questions'][number], { type: 'scenario' }>;

export function buildMcq(overrides: Partial<Mcq> = {}): Mcq {
  return {
    id: 'q1',
    objective: 1,
    ...mcq,
    options: [...mcq.options],
    rationales: [...mcq.rationales],
    ...overrides,
  };
}

export function buildScenario(overrides: Partial<Scenario> = {}): Scenario {
  const lists = { whatToLookFor: [...scenario.whatToLookFor], samples: [...scenario.samples] };
  return { id: 's1', objective: 2, ...scenario, ...lists, ...overrides };
}

export function buildBookFile(overrides: Partial<BookFile> = {}): BookFile {
  return {
    slug: 'bookbinding',
    title: 'Bookbinding',
    authors: ['A. Binder'],
    edition: 'First',
    categories: ['Craft'],
    year: 1890,
    descriptionShort: 'How books are sewn and bound.',
    descriptionMedium: Array(100).fill('word').join(' '),
    theme: { primary: '#112233', secondary: '#445566', accent: '#778899' },
    cover: 'cover.svg',
    popularity: 10,
    ...overrides,
  };
}

export function buildChapterFile(overrides: Partial<ChapterFile> = {}): ChapterFile {
  return {
    index: 1,
    title: 'Sewing',
    summary: 'Sections are sewn on cords.',
    objectives: ['Name the parts', 'Mend a spine', 'Choose a thread'],
    questions: [buildMcq(), buildScenario()],
    ...overrides,
  };
}

export function buildExamFile(overrides: Partial<ExamFile> = {}): ExamFile {
  const { objective: _one, ...mcqItem } = buildMcq();
  const { objective: _other, ...openItem } = buildScenario();
  return {
    passingScore: 85,
    paper: { mcq: 2, open: 1 },
    points: { mcq: 2, open: 5 },
    notes: ['The paper is drawn from a pool.'],
    questions: [
      { ...mcqItem, id: 'm01', chapters: [1] },
      { ...mcqItem, id: 'm02', chapters: [1, 2] },
      { ...openItem, id: 'o01', chapters: [2] },
    ],
    ...overrides,
  };
}

export function buildBookContent(
  book: Partial<BookFile> = {},
  chapters = [buildChapterFile(), buildChapterFile({ index: 2, title: 'Covers' })],
  exam = buildExamFile(),
): BookContent {
  return composeBook(buildBookFile(book), COVER, chapters, exam);
}

/** The files of a sound book, by their path in its folder; tests spoil them before they write them. */
export function bookFiles(book: Partial<BookFile> = {}): Record<string, string> {
  return {
    'book.yaml': stringify(buildBookFile(book)),
    'cover.svg': COVER,
    'chapters/01-sewing.yaml': stringify(buildChapterFile()),
    'chapters/02-covers.yaml': stringify(buildChapterFile({ index: 2, title: 'Covers' })),
    'exam.yaml': stringify(buildExamFile()),
  };
}

/** Writes books into a new library folder; a library of none by default. */
export async function writeLibrary(books: Record<string, Record<string, string>> = {}): Promise<string> {
  const library = await mkdtemp(join(tmpdir(), 'colophon-library-'));
  for (const [slug, files] of Object.entries(books)) await writeBook(library, slug, files);
  return library;
}

export async function writeBook(library: string, slug: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(library, slug, 'chapters'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(library, slug, path), text);
}
