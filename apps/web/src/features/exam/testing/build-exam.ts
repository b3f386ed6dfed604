import type { ExamQuestionFragment, QuestionResultCardFragment } from '../../../generated/graphql';
import type { ExamResults } from '../exam-results';
import type { ExamPaper } from '../player/exam-paper';

/* Replies of the gateway, as small as a test needs them. */

const HOUR_MS = 3_600_000;

/** The cache knows objects by their typename; the generated types leave it out. */
function named<Fields extends object>(typename: string, fields: Fields): Fields & { __typename: string } {
  return { __typename: typename, ...fields };
}

export const book = named('Book', {
  id: 'b1',
  slug: 'the-art-of-war',
  title: 'The Art of War',
  theme: named('BookTheme', { primary: '#7b2d26', accent: '#d9a441' }),
});

export function buildMcq(overrides: Partial<ExamQuestionFragment> = {}): ExamQuestionFragment {
  return named('ExamItem', {
    id: 'm1',
    type: 'mcq' as const,
    stem: 'What wins?',
    options: ['Luck', 'Preparation', 'Noise', 'Rage'],
    prompt: null,
    answer: null,
    ...overrides,
  });
}

export function buildOpen(overrides: Partial<ExamQuestionFragment> = {}): ExamQuestionFragment {
  return buildMcq({
    id: 'o1',
    type: 'scenario',
    stem: 'A lawsuit in anger',
    options: null,
    prompt: 'Tomas is furious.\n\nAdvise him.',
    ...overrides,
  });
}

export function buildSaved(answer: { mcqIndex?: number; openAnswerText?: string }) {
  const savedAt = '2030-01-01T00:00:00Z';
  return named('ExamAnswer', { mcqIndex: null, openAnswerText: null, savedAt, ...answer });
}

export function buildPaper(overrides: Partial<ExamPaper> = {}) {
  const examSession = named('ExamSession', {
    id: 's1',
    status: 'InProgress',
    deadlineAt: new Date(Date.now() + HOUR_MS).toISOString(),
    items: [buildMcq(), buildOpen()],
    book,
    ...overrides,
  });
  return { data: { examSession } };
}

export function buildMcqResult(
  overrides: Partial<QuestionResultCardFragment> = {},
): QuestionResultCardFragment {
  return named('QuestionResult', {
    questionId: 'm1',
    type: 'mcq' as const,
    isCorrect: true,
    pointsAwarded: 2,
    maxPoints: 2,
    questionText: 'What wins?',
    prompt: null,
    options: ['Luck', 'Preparation', 'Noise', 'Rage'],
    userMcqAnswer: 1,
    correctMcqAnswer: 1,
    rationale: 'Who prepares has won before.',
    userOpenAnswer: null,
    feedback: null,
    ...overrides,
  });
}

const feedback = named('Feedback', {
  questionId: 'o1',
  score: 8.5,
  maxScore: 10,
  explanation: 'You set the anger aside.',
  criteria: [named('FeedbackCriterion', { name: 'Counts the cost', score: 1, maxScore: 2 })],
  actionables: ['Name the price of a long fight.'],
  gradedBy: 'rubric',
});

export function buildOpenResult(
  overrides: Partial<QuestionResultCardFragment> = {},
): QuestionResultCardFragment {
  return buildMcqResult({
    questionId: 'o1',
    type: 'open',
    isCorrect: null,
    pointsAwarded: 4.25,
    maxPoints: 5,
    questionText: 'A lawsuit in anger',
    prompt: 'Advise him.',
    options: null,
    userMcqAnswer: null,
    correctMcqAnswer: null,
    rationale: null,
    userOpenAnswer: 'Calm down first.',
    feedback,
    ...overrides,
  });
}

export function buildResults(overrides: Partial<ExamResults> = {}): ExamResults {
  return named('ExamResults', {
    isGrading: false,
    totalScore: 92,
    passed: true,
    passingScore: 85,
    completedAt: '2030-01-01T00:00:00Z',
    mcq: named('McqTally', { correct: 1, total: 1 }),
    open: named('OpenTally', { scored: 1, total: 1 }),
    graded: named('GradedTally', { done: 1, total: 1, delayed: false }),
    questionResults: [buildMcqResult(), buildOpenResult()],
    ...overrides,
  });
}

export function buildGrading(done: number, delayed = false): ExamResults {
  return buildResults({
    isGrading: true,
    totalScore: null,
    passed: null,
    mcq: named('McqTally', { correct: null, total: 1 }),
    open: named('OpenTally', { scored: null, total: 3 }),
    graded: named('GradedTally', { done, total: 3, delayed }),
    questionResults: [],
  });
}

export function resultsReply(results: ExamResults | null) {
  const status = results === null ? 'InProgress' : results.isGrading ? 'Grading' : 'Completed';
  return { data: { examSession: named('ExamSession', { id: 's1', status, book, results }) } };
}
