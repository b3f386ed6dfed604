/** A chapter's practice test: pure rules, no React. */

export const MCQ_POINTS = 6;
export const SCENARIO_POINTS = 10;
export const PASS_PERCENT = 70;
const SCENARIO_PASS_SCORE = 7;

export type TestQuestion = { id: string } & ({ type: 'mcq'; answerIndex: number } | { type: 'scenario' });

export interface ScenarioScore {
  score10: number;
}

export interface TestResult {
  percent: number;
  passed: boolean;
}

export interface TestState<Score extends ScenarioScore> {
  questions: readonly TestQuestion[];
  /** Picked option by question. */
  picks: Readonly<Record<string, number>>;
  scores: Readonly<Record<string, Score>>;
  /** Set once, when the last question is done; trying a scenario again does not change it. */
  result: TestResult | null;
}

export type TestEvent<Score extends ScenarioScore> =
  | { kind: 'picked'; questionId: string; option: number }
  | { kind: 'scored'; questionId: string; score: Score }
  | { kind: 'tried-again'; questionId: string };

export function startTest<Score extends ScenarioScore>(questions: readonly TestQuestion[]): TestState<Score> {
  return { questions, picks: {}, scores: {}, result: null };
}

export function advanceTest<Score extends ScenarioScore>(
  state: TestState<Score>,
  event: TestEvent<Score>,
): TestState<Score> {
  switch (event.kind) {
    case 'picked':
      if (event.questionId in state.picks) return state;
      return completed({ ...state, picks: { ...state.picks, [event.questionId]: event.option } });
    case 'scored':
      return completed({ ...state, scores: { ...state.scores, [event.questionId]: event.score } });
    case 'tried-again':
      return { ...state, scores: without(state.scores, event.questionId) };
  }
}

export function doneCount<Score extends ScenarioScore>(state: TestState<Score>): number {
  return state.questions.filter((question) => isDone(state, question)).length;
}

/** Every multiple-choice question is answered, and a scenario still waits. */
export function isOnlyScenariosLeft<Score extends ScenarioScore>(state: TestState<Score>): boolean {
  const mcqs = state.questions.filter(({ type }) => type === 'mcq');
  return (
    state.result === null &&
    mcqs.length > 0 &&
    mcqs.every((question) => isDone(state, question)) &&
    doneCount(state) < state.questions.length
  );
}

export function isScenarioPassed({ score10 }: ScenarioScore): boolean {
  return score10 >= SCENARIO_PASS_SCORE;
}

function completed<Score extends ScenarioScore>(state: TestState<Score>): TestState<Score> {
  if (state.result || doneCount(state) < state.questions.length) return state;
  const percent = percentOf(state);
  return { ...state, result: { percent, passed: percent >= PASS_PERCENT } };
}

function percentOf<Score extends ScenarioScore>({ questions, picks, scores }: TestState<Score>): number {
  let earned = 0;
  let possible = 0;
  for (const question of questions) {
    if (question.type === 'mcq') {
      earned += picks[question.id] === question.answerIndex ? MCQ_POINTS : 0;
      possible += MCQ_POINTS;
    } else {
      earned += scores[question.id]?.score10 ?? 0;
      possible += SCENARIO_POINTS;
    }
  }
  return Math.round((100 * earned) / possible);
}

function isDone<Score extends ScenarioScore>(state: TestState<Score>, { id, type }: TestQuestion): boolean {
  return id in (type === 'mcq' ? state.picks : state.scores);
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
