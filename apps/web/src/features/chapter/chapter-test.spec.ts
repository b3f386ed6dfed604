import {
  advanceTest,
  doneCount,
  isOnlyScenariosLeft,
  isScenarioPassed,
  type ScenarioScore,
  startTest,
  type TestEvent,
  type TestQuestion,
} from './chapter-test';

const mcq = (id: string): TestQuestion => ({ id, type: 'mcq', answerIndex: 1 });
const scenario = (id: string): TestQuestion => ({ id, type: 'scenario' });

const right = (questionId: string): TestEvent<ScenarioScore> => ({ kind: 'picked', questionId, option: 1 });
const wrong = (questionId: string): TestEvent<ScenarioScore> => ({ kind: 'picked', questionId, option: 0 });
const scored = (questionId: string, score10: number): TestEvent<ScenarioScore> => ({
  kind: 'scored',
  questionId,
  score: { score10 },
});

function after(questions: TestQuestion[], ...events: TestEvent<ScenarioScore>[]) {
  return events.reduce(advanceTest, startTest<ScenarioScore>(questions));
}

describe('a chapter test', () => {
  const questions = [mcq('q1'), mcq('q2'), scenario('s1')];

  it('is not complete before every question is answered or scored', () => {
    const state = after(questions, right('q1'), right('q2'));
    expect(state.result).toBeNull();
    expect(doneCount(state)).toBe(2);
  });

  it('counts 6 points a multiple-choice question and 10 a scenario', () => {
    // 6 + 0 + 10 of 22
    expect(after(questions, right('q1'), wrong('q2'), scored('s1', 10)).result).toEqual({
      percent: 73,
      passed: true,
    });
    // 6 + 6 + 0 of 22
    expect(after(questions, right('q1'), right('q2'), scored('s1', 0)).result).toEqual({
      percent: 55,
      passed: false,
    });
  });

  it.each([
    [7, 70, true],
    [6.94, 69, false],
    [6.95, 70, true],
  ])('passes from 70 per cent, rounded: %d of 10 is %d', (score10, percent, passed) => {
    expect(after([scenario('s1')], scored('s1', score10)).result).toEqual({ percent, passed });
  });

  it('keeps the first pick', () => {
    expect(after([mcq('q1')], wrong('q1'), right('q1')).result).toEqual({ percent: 0, passed: false });
  });

  it('completes once: trying a scenario again afterwards changes nothing', () => {
    const again: TestEvent<ScenarioScore> = { kind: 'tried-again', questionId: 's1' };
    const first = after([scenario('s1')], scored('s1', 3));
    const second = [again, scored('s1', 10)].reduce(advanceTest, first);
    expect(second.result).toBe(first.result);
    expect(second.scores).toEqual({ s1: { score10: 10 } });
  });

  it('lets a scenario be tried again before the end', () => {
    const again: TestEvent<ScenarioScore> = { kind: 'tried-again', questionId: 's1' };
    const state = after(questions, scored('s1', 2), again, right('q1'), right('q2'), scored('s1', 10));
    expect(state.result).toEqual({ percent: 100, passed: true });
  });

  it('never completes without questions', () => {
    expect(startTest([]).result).toBeNull();
  });
});

describe('isOnlyScenariosLeft', () => {
  it('is true from the last multiple-choice answer to the last score', () => {
    const questions = [mcq('q1'), scenario('s1')];
    expect(isOnlyScenariosLeft(after(questions))).toBe(false);
    expect(isOnlyScenariosLeft(after(questions, right('q1')))).toBe(true);
    expect(isOnlyScenariosLeft(after(questions, right('q1'), scored('s1', 1)))).toBe(false);
  });

  it('stays false once the test is complete, also while a scenario is tried again', () => {
    const state = after([mcq('q1'), scenario('s1')], right('q1'), scored('s1', 1), {
      kind: 'tried-again',
      questionId: 's1',
    });
    expect(isOnlyScenariosLeft(state)).toBe(false);
  });

  it('is false in a chapter of scenarios only', () => {
    expect(isOnlyScenariosLeft(after([scenario('s1')]))).toBe(false);
  });
});

describe('isScenarioPassed', () => {
  it('takes 7 of 10', () => {
    expect(isScenarioPassed({ score10: 7 })).toBe(true);
    expect(isScenarioPassed({ score10: 6.9 })).toBe(false);
  });
});
