import { formatProblem } from './content-problem';
import { bookFolders } from './library-folder';
import { readBook } from './read-book';

/** Reads every book of a library; says what is wrong with it, line by line, and whether it can be installed. */
export async function checkLibrary(library: string, say: (line: string) => void): Promise<boolean> {
  const folders = await bookFolders(library);
  let mistakes = 0;
  for (const folder of folders) {
    const { book, problems } = await readBook(folder);
    problems.forEach((problem) => say(formatProblem(problem)));
    if (book) say(`${folder}: ${summaryOf(book)}`);
    mistakes += problems.length;
  }
  say(`${folders.length} book(s), ${mistakes} mistake(s)`);
  return mistakes === 0;
}

function summaryOf(book: NonNullable<Awaited<ReturnType<typeof readBook>>['book']>): string {
  const questions = book.chapters.reduce((sum, chapter) => sum + chapter.questions.length, 0);
  return `${book.chapters.length} chapters, ${questions} questions, an exam pool of ${book.exam.pool.length}`;
}
