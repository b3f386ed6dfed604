import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bookFiles, writeBook, writeLibrary } from '../../test/factories';
import { formatProblem } from './content-problem';
import { readBook } from './read-book';

describe('reading a book', () => {
  let library: string;

  beforeAll(async () => {
    library = await writeLibrary();
  });

  afterAll(() => rm(library, { recursive: true }));

  /** Writes the book with files replaced (or left out), and tells the mistakes as `file:line: message`. */
  async function mistakesIn(
    changes: Record<string, (text: string) => string | undefined>,
  ): Promise<string[]> {
    const files = bookFiles();
    for (const [path, change] of Object.entries(changes)) {
      const text = change(files[path] ?? '');
      if (text === undefined) delete files[path];
      else files[path] = text;
    }
    const folder = join(library, 'bookbinding');
    await rm(folder, { recursive: true, force: true });
    await writeBook(library, 'bookbinding', files);
    const { book, problems } = await readBook(folder);
    expect(book === undefined).toBe(problems.length > 0);
    return problems.map((problem) => formatProblem(problem).slice(folder.length + 1));
  }

  const replace = (from: string | RegExp, to: string) => (text: string) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  };

  it('accepts a sound book', async () => {
    expect(await mistakesIn({})).toEqual([]);
  });

  it('names the line of YAML that cannot be read', async () => {
    const [mistake, ...rest] = await mistakesIn({ 'book.yaml': replace('year: 1890', 'title: Again') });
    expect(mistake).toMatch(/^book\.yaml:\d+: Map keys must be unique/);
    expect(rest).toEqual([]);
  });

  it('finds every mistake of every file, in order', async () => {
    expect(
      await mistakesIn({
        'book.yaml': (text) => text.replace('year: 1890', 'year: old').replace('#112233', 'red'),
        'chapters/01-sewing.yaml': replace('answer: 3', 'answer: 5'),
        'exam.yaml': replace('passingScore: 85', 'passingScore: 60'),
      }),
    ).toEqual([
      'book.yaml:8: year: must be a number',
      expect.stringMatching(/^book\.yaml:\d+: theme\.primary: must be a colour such as #1A2B3C$/),
      'chapters/01-sewing.yaml:19: questions[1].answer: must be at most 4, is 5',
      'exam.yaml:1: passingScore: must be at least 70, is 60',
    ]);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['a missing field', 'book.yaml', replace('year: 1890\n', ''), /^book\.yaml:1: year: is missing$/],
    [
      'an unknown field',
      'book.yaml',
      replace('year:', 'yeer: 1\nyear:'),
      /^book\.yaml:8: yeer: is not a field/,
    ],
    [
      'an empty text',
      'book.yaml',
      replace('edition: First', 'edition: " "'),
      /^book\.yaml:5: edition: is empty$/,
    ],
    [
      'a foreign slug',
      'book.yaml',
      replace('slug: bookbinding', 'slug: other'),
      /^book\.yaml:1: slug: is other, but the folder is named bookbinding$/,
    ],
    [
      'a short description that is too long',
      'book.yaml',
      replace('How books', `${'How '.repeat(50)}books`),
      /^book\.yaml:9: descriptionShort: must be at most 160 characters, is 225$/,
    ],
    [
      'a description of too few words',
      'book.yaml',
      (text) => text.replace(/(word\s+){30}/, ''),
      /^book\.yaml:10: descriptionMedium: must be 80 to 150 words, is 70$/,
    ],
    [
      'a missing rationale',
      'chapters/01-sewing.yaml',
      replace(/ +- About glue\.\n/, ''),
      /^chapters\/01-sewing\.yaml:20: questions\[1\]\.rationales: must be at least 4 entries, is 3$/,
    ],
    [
      'an answer below the options',
      'chapters/01-sewing.yaml',
      replace('answer: 3', 'answer: 0'),
      /^chapters\/01-sewing\.yaml:19: questions\[1\]\.answer: must be at least 1, is 0$/,
    ],
    [
      'the same option twice',
      'chapters/01-sewing.yaml',
      replace('- Paper', '- Ink'),
      /^chapters\/01-sewing\.yaml:14: questions\[1\]\.options: has the same option twice$/,
    ],
    [
      'an unknown type',
      'chapters/01-sewing.yaml',
      replace('type: mcq', 'type: essay'),
      /^chapters\/01-sewing\.yaml:11: questions\[1\]\.type: must be mcq or scenario$/,
    ],
    [
      'an unknown difficulty',
      'chapters/01-sewing.yaml',
      replace('difficulty: easy', 'difficulty: mild'),
      /^chapters\/01-sewing\.yaml:12: questions\[1\]\.difficulty: must be easy, medium, hard$/,
    ],
    [
      'an unknown objective',
      'chapters/01-sewing.yaml',
      replace('objective: 2', 'objective: 4'),
      /^chapters\/01-sewing\.yaml:26: questions\[2\]\.objective: there is no objective 4, the chapter has 3$/,
    ],
    [
      'a duplicate id',
      'exam.yaml',
      replace('id: m02', 'id: m01'),
      /^exam\.yaml:\d+: questions\[2\]\.id: m01 is used twice$/,
    ],
    [
      'an id of the wrong kind',
      'exam.yaml',
      replace('id: o01', 'id: m07'),
      /^exam\.yaml:\d+: questions\[3\]\.id: must be o and a number$/,
    ],
    [
      'a chapter that does not exist',
      'exam.yaml',
      replace('- 2', '- 3'),
      /^exam\.yaml:\d+: questions\[2\]\.chapters\[2\]: there is no chapter 3, the book has 2$/,
    ],
    [
      'a pool smaller than the paper',
      'exam.yaml',
      replace('mcq: 2', 'mcq: 30'),
      /^exam\.yaml:3: paper\.mcq: a paper needs 30 mcq questions, the pool has 2$/,
    ],
    [
      'a sample with an impossible score',
      'chapters/02-covers.yaml',
      replace('score: 9', 'score: 11'),
      /^chapters\/02-covers\.yaml:\d+: questions\[2\]\.samples\[1\]\.score: must be at most 10, is 11$/,
    ],
    [
      'an index that the file name contradicts',
      'chapters/02-covers.yaml',
      replace('index: 2', 'index: 3'),
      /^chapters\/02-covers\.yaml:1: index: is 3, but the file is named 02-covers\.yaml$/,
    ],
  ])('tells the place of %s', async (_what, path, change, expected) => {
    expect(await mistakesIn({ [path]: change })).toEqual([expect.stringMatching(expected)]);
  });

  it('does not let one mistake in a file hide another', async () => {
    expect(
      await mistakesIn({
        'exam.yaml': (text) =>
          text.replace('passingScore: 85', 'passingScore: 1').replace('id: m02', 'id: m01'),
      }),
    ).toHaveLength(2);
  });

  it('misses files that must be there', async () => {
    const nothing = (): undefined => undefined;
    expect(await mistakesIn({ 'exam.yaml': nothing, 'cover.svg': nothing })).toEqual([
      'cover.svg:1: the file is missing',
      'exam.yaml:1: the file is missing',
    ]);
  });

  it('sees a gap between the chapters', async () => {
    const nothing = (): undefined => undefined;
    expect(await mistakesIn({ 'chapters/01-sewing.yaml': nothing })).toContain(
      'chapters/02-covers.yaml:1: expected chapter 1 here, the file is named 02-covers.yaml',
    );
  });

  it('refuses a stray file and a folder without chapters', async () => {
    const nothing = (): undefined => undefined;
    const mistakes = await mistakesIn({
      'chapters/01-sewing.yaml': nothing,
      'chapters/02-covers.yaml': nothing,
      'chapters/notes.txt': () => 'Later.',
    });
    expect(mistakes).toContain('chapters/notes.txt:1: must be named like 01-title.yaml');
    expect(mistakes).toContain('chapters:1: holds no chapter');
  });

  it('refuses a cover that is no image', async () => {
    expect(await mistakesIn({ 'cover.svg': () => 'hello' })).toEqual(['cover.svg:1: is not an SVG image']);
  });
});
