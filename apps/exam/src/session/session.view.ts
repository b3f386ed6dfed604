import type { ExamItem as PaperItem } from '@colophon/contracts';
import type { ExamAnswer, ExamItem, ExamSession } from '../generated/schema';
import { totalPoints } from '../paper/paper';
import { toResults } from './results';
import type { SavedAnswer } from './scoring';
import type { ExamSessionEntity } from './session.entity';

/** A session as its learner may see it now. */
export function toExamSession(session: ExamSessionEntity): ExamSession {
  return {
    __typename: 'ExamSession',
    id: session.id,
    bookId: session.bookId,
    book: { __typename: 'Book', id: session.bookId },
    status: session.status,
    attempt: session.attempt,
    startedAt: session.startedAt.toISOString(),
    deadlineAt: session.deadlineAt.toISOString(),
    items: session.paper.items.map((item) => toExamItem(item, session)),
    scoring: { totalPoints: totalPoints(session.paper), passingScore: session.paper.passingScore },
    results: toResults(session),
  };
}

/**
 * Named field by field, so that nothing of the answer key comes along. What a good answer touches on is half the
 * answer, so it is told only once nothing can be changed any more.
 */
function toExamItem(item: PaperItem, { answers, status }: ExamSessionEntity): ExamItem {
  const { id, stem } = item;
  const saved = answers[id];
  const answer = saved ? toAnswer(saved) : null;
  if (item.type === 'mcq') return { id, type: 'mcq', stem, options: item.options, answer };
  const whatToLookFor = status === 'InProgress' ? null : item.whatToLookFor;
  return { id, type: 'scenario', stem, prompt: item.prompt, whatToLookFor, answer };
}

function toAnswer({ mcqIndex, openAnswerText, savedAt }: SavedAnswer): ExamAnswer {
  return { mcqIndex: mcqIndex ?? null, openAnswerText: openAnswerText ?? null, savedAt };
}
