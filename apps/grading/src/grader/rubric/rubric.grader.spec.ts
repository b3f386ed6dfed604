import fc from 'fast-check';
import { ANSWERS, buildGradeRequest, QUESTION } from '../../../test/factories';
import { RubricGrader } from './rubric.grader';

const grader = new RubricGrader();
const grade = (answer: string) => grader.grade(buildGradeRequest({ answer }));
const scoreOf = async (answer: string) => (await grade(answer)).score10;

describe('RubricGrader', () => {
  it('ranks a full answer over a partial one over one about something else', async () => {
    expect(await scoreOf(ANSWERS.full)).toBeGreaterThanOrEqual(8);
    expect(await scoreOf(ANSWERS.partial)).toBeGreaterThanOrEqual(3);
    expect(await scoreOf(ANSWERS.partial)).toBeLessThan(8);
    expect(await scoreOf(ANSWERS.offTopic)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['the question', QUESTION.prompt],
    ['the marking points', QUESTION.markingPoints.join('\n')],
    [
      'a numbered list of the marking points',
      QUESTION.markingPoints.map((point, at) => `${at + 1}. ${point}`).join('\n'),
    ],
    ['question and marking points', `${QUESTION.prompt} ${QUESTION.markingPoints.join(' ')}`],
    ['key words', ANSWERS.soup],
    ['key words between commas', ANSWERS.soup.replaceAll(' ', ', ')],
    ['key words between full stops', ANSWERS.soup.replaceAll(' ', '. ')],
    ['a shuffled text', ANSWERS.shuffled],
    ['words to the grader', ANSWERS.injection],
    ['noise', ANSWERS.nonsense],
    ['one word over and over', 'chain '.repeat(50)],
  ])('leaves %s at the floor', async (_, answer) => {
    expect(await scoreOf(answer)).toBeLessThanOrEqual(1);
  });

  it('gives nothing for words to the grader beside an answer', async () => {
    const clean = await scoreOf(ANSWERS.partial);
    expect(await scoreOf(`${ANSWERS.partial} ${ANSWERS.injection}`)).toBe(clean);
    expect(await scoreOf(`${ANSWERS.injection} ${ANSWERS.partial}`)).toBe(clean);
  });

  it('gives nothing for saying it twice', async () => {
    expect(await scoreOf(`${ANSWERS.partial} ${ANSWERS.partial}`)).toBe(await scoreOf(ANSWERS.partial));
  });

  it('gives less to an answer that denies the point', async () => {
    const markingPoints = ['Fresh bread and personal service attract regular customers.'];
    const scored = (answer: string) => grader.grade(buildGradeRequest({ markingPoints, answer }));
    const said = await scored('I think that fresh bread and friendly service bring regular customers.');
    const denied = await scored(
      'I think that it is never fresh bread or friendly service that bring regular customers.',
    );
    expect(denied.score10).toBeLessThan(said.score10);
  });

  it('names each point, quotes the learner and says what to add', async () => {
    const { criteria, explanation, actionables, gradedBy } = await grade(ANSWERS.partial);
    expect(gradedBy).toBe('rubric');
    expect(criteria).toHaveLength(QUESTION.markingPoints.length);
    expect(explanation).toContain('fresher bread to her regular customers');
    expect(explanation).toContain('Not found in your answer');
    expect(actionables.join(' ')).toContain('She should decide in advance');
  });

  it('says the same every time', async () => {
    expect(await grade(ANSWERS.partial)).toEqual(await grade(ANSWERS.partial));
  });

  it('stays within its range whatever is written', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.lorem({ maxCount: 60 }));
    await fc.assert(
      fc.asyncProperty(text, async (answer) => {
        const { score10, criteria } = await grade(answer);
        expect(score10).toBeGreaterThanOrEqual(0);
        expect(score10).toBeLessThanOrEqual(10);
        for (const { score, maxScore } of criteria) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(maxScore);
        }
      }),
      { seed: 20, numRuns: 300 },
    );
  });

  it('grades the longest answer in a moment', async () => {
    const started = performance.now();
    await grade('Every bakery would rather compare costs, so it waits. '.repeat(200).slice(0, 10_000));
    await grade(
      Array.from({ length: 900 }, (_, at) => `The word${at} is.`)
        .join(' ')
        .slice(0, 10_000),
    );
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('can tell that it works', async () => {
    expect(await grader.probe()).toBe('ok');
  });
});
