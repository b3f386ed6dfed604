import { rm } from 'node:fs/promises';
import { bookFiles, writeLibrary } from '../../test/factories';
import { checkLibrary } from './check';
import { formatProblem } from './content-problem';
import { bookFolders, SHIPPED_LIBRARY } from './library-folder';
import { readBook } from './read-book';

describe('the shipped library', () => {
  it('has no mistake', async () => {
    const folders = await bookFolders(SHIPPED_LIBRARY);
    const books = await Promise.all(folders.map(readBook));
    expect(books.flatMap(({ problems }) => problems.map(formatProblem))).toEqual([]);
    expect(books.length).toBeGreaterThan(0);
  });
});

describe('checking a library', () => {
  it('says what a sound library holds', async () => {
    const library = await writeLibrary({ bookbinding: bookFiles() });
    const lines: string[] = [];
    expect(await checkLibrary(library, (line) => lines.push(line))).toBe(true);
    expect(lines).toEqual([
      `${library}/bookbinding: 2 chapters, 4 questions, an exam pool of 3`,
      '1 book(s), 0 mistake(s)',
    ]);
    await rm(library, { recursive: true });
  });

  it('goes on after a book with mistakes', async () => {
    const broken = { ...bookFiles(), 'exam.yaml': 'passingScore: [' };
    const library = await writeLibrary({ broken, bookbinding: bookFiles() });
    const lines: string[] = [];
    expect(await checkLibrary(library, (line) => lines.push(line))).toBe(false);
    expect(lines.join('\n')).toMatch(/broken\/exam\.yaml:1: /);
    expect(lines.join('\n')).toContain('bookbinding: 2 chapters');
    await rm(library, { recursive: true });
  });
});
