import { OPEN_ANSWER_MAX_POINTS, type McqExamItem, type ScenarioExamItem } from '@colophon/contracts';
import type { ExamResults, Feedback, GradedTally, QuestionResult } from '../generated/schema';
import { openItems } from '../paper/paper';
import { pointsOfGrade, type Grade } from './scoring';
import { openAnswers } from './session';
import type { ExamSessionEntity } from './session.entity';

/** What a learner may know of an exam's result: nothing before handing in, the tally while grading, then all. */
export function toResults(session: ExamSessionEntity): ExamResults | null {
  switch (session.status) {
    case 'InProgress':
      return null;
    case 'Grading':
      return resultsWhileGrading(session);
    case 'Completed':
    case 'Expired':
      return finalResults(session);
  }
}

function resultsWhileGrading(session: ExamSessionEntity): ExamResults {
  return {
    ...resultsHeader(session),
    isGrading: true,
    totalScore: null,
    passed: null,
    mcq: { correct: null, total: session.mcqTotal },
    open: { scored: null, total: session.openTotal, feedback: [] },
    questionResults: [],
    completedAt: null,
  };
}

function finalResults(session: ExamSessionEntity): ExamResults {
  const feedback = openItems(session.paper).flatMap(({ id }) => toFeedback(id, session.grades[id]) ?? []);
  return {
    ...resultsHeader(session),
    isGrading: false,
    totalScore: session.totalScore,
    passed: session.passed,
    mcq: { correct: session.mcqCorrect, total: session.mcqTotal },
    open: { scored: feedback.length, total: session.openTotal, feedback },
    questionResults: session.paper.items.map((item) =>
      item.type === 'mcq' ? mcqResult(item, session) : openResult(item, session),
    ),
    completedAt: session.completedAt?.toISOString() ?? null,
  };
}

function resultsHeader(session: ExamSessionEntity) {
  const { id: sessionId, bookId, paper } = session;
  return { sessionId, bookId, passingScore: paper.passingScore, graded: gradedTally(session) };
}

function gradedTally(session: ExamSessionEntity): GradedTally {
  return {
    done: Object.keys(session.grades).length,
    total: openAnswers(session).length,
    delayed: session.delayedItemIds.length > 0,
  };
}

function mcqResult(item: McqExamItem, { answers, paper }: ExamSessionEntity): QuestionResult {
  const userMcqAnswer = answers[item.id]?.mcqIndex ?? null;
  const isCorrect = userMcqAnswer === item.answerIndex;
  return {
    questionId: item.id,
    type: 'mcq',
    isCorrect,
    pointsAwarded: isCorrect ? paper.mcqPoints : 0,
    maxPoints: paper.mcqPoints,
    questionText: item.stem,
    options: item.options,
    userMcqAnswer,
    correctMcqAnswer: item.answerIndex,
    rationale: item.rationales[item.answerIndex] ?? null,
  };
}

function openResult(item: ScenarioExamItem, { answers, grades, paper }: ExamSessionEntity): QuestionResult {
  return {
    questionId: item.id,
    type: 'open',
    pointsAwarded: pointsOfGrade(grades[item.id], paper.openPoints),
    maxPoints: paper.openPoints,
    questionText: item.stem,
    prompt: item.prompt,
    userOpenAnswer: answers[item.id]?.openAnswerText ?? null,
    feedback: toFeedback(item.id, grades[item.id]),
  };
}

function toFeedback(questionId: string, grade: Grade | undefined): Feedback | null {
  if (!grade) return null;
  const { score10, explanation, criteria, actionables, gradedBy } = grade;
  return {
    questionId,
    score: score10,
    maxScore: OPEN_ANSWER_MAX_POINTS,
    explanation,
    criteria,
    actionables,
    gradedBy,
  };
}
