import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { type BookContent, composeBook } from './book-content';
import { bookFormat, chapterFormat, examFormat, type BookFile, type ChapterFile } from './content-format';
import { byPlace, type ContentProblem } from './content-problem';
import {
  findDuplicateIds,
  findShortPool,
  findUnknownChapters,
  findUnknownObjectives,
  findWrongIndex,
  numberOf,
  type Outline,
  outlineOf,
} from './content-rules';
import { type Finding, YamlFile } from './yaml-file';

export interface ReadBook {
  /** Absent as soon as there is one problem. */
  book?: BookContent;
  problems: ContentProblem[];
}

interface Part<Value> {
  value?: Value;
  problems: ContentProblem[];
}

/** Reads a book's folder and finds every mistake in it, not only the first. */
export async function readBook(folder: string): Promise<ReadBook> {
  const book = await readPart(join(folder, 'book.yaml'), bookFormat, (_outline, value) =>
    findForeignSlug(value, folder),
  );
  const cover = await readCover(folder, book.value);
  const chapters = await readChapters(join(folder, 'chapters'));
  const exam = await readPart(join(folder, 'exam.yaml'), examFormat, (outline) => [
    ...findDuplicateIds(outline),
    ...findUnknownChapters(outline, chapters.fileCount),
    ...findShortPool(outline),
  ]);
  const problems = [book, cover, chapters, exam].flatMap((part) => part.problems).sort(byPlace);
  if (problems.length > 0 || !book.value || !exam.value || cover.value === undefined) return { problems };
  return { book: composeBook(book.value, cover.value, chapters.value ?? [], exam.value), problems };
}

async function readPart<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  rules: (outline: Outline, value: unknown) => Finding[],
): Promise<Part<z.infer<Schema>>> {
  const text = await readText(path);
  if (text === undefined) return { problems: [missing(path)] };
  const file = YamlFile.parse(path, text);
  if (file.syntaxProblems.length > 0) return { problems: file.syntaxProblems };
  const { value, problems } = file.read(schema);
  const findings = rules(outlineOf(file.value), file.value);
  return { value, problems: [...problems, ...findings.map((finding) => file.locate(finding))] };
}

async function readChapters(folder: string): Promise<Part<ChapterFile[]> & { fileCount: number }> {
  const names = (await readdir(folder).catch(() => [])).sort();
  const fileNames = names.filter((name) => /^\d{2}-.+\.yaml$/.test(name));
  const problems = names
    .filter((name) => !fileNames.includes(name))
    .map((name) => problem(join(folder, name), 'must be named like 01-title.yaml'));
  if (fileNames.length === 0) problems.push(problem(folder, 'holds no chapter'));
  const parts = await Promise.all(
    fileNames.map((name, position) =>
      readPart(join(folder, name), chapterFormat, (outline) => [
        ...findWrongIndex(outline, name, numberOf(fileNames[position - 1] ?? '0')),
        ...findDuplicateIds(outline),
        ...findUnknownObjectives(outline),
      ]),
    ),
  );
  return {
    value: parts.flatMap((part) => part.value ?? []),
    problems: [...problems, ...parts.flatMap((part) => part.problems)],
    fileCount: fileNames.length,
  };
}

async function readCover(folder: string, book: BookFile | undefined): Promise<Part<string>> {
  if (!book) return { problems: [] };
  const path = join(folder, book.cover);
  const svg = await readText(path);
  if (svg === undefined) return { problems: [missing(path)] };
  if (!svg.includes('<svg')) return { problems: [problem(path, 'is not an SVG image')] };
  return { value: svg, problems: [] };
}

/** The slug is the book's id for ever; the folder carries it so that two books cannot claim the same one. */
function findForeignSlug(value: unknown, folder: string): Finding[] {
  const slug = (value as { slug?: unknown } | null)?.slug;
  if (typeof slug !== 'string' || slug === basename(folder)) return [];
  return [{ path: ['slug'], message: `is ${slug}, but the folder is named ${basename(folder)}` }];
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function problem(file: string, message: string): ContentProblem {
  return { file, line: 1, message };
}

function missing(path: string): ContentProblem {
  return problem(path, 'the file is missing');
}
