import type { ExamItem as PaperItem } from '@colophon/contracts';
import type { ExamAnswer, ExamItem, ExamSession } from '../generated/schema';
import { totalPoints } from '../paper/paper';
import { toResults } from './results';
import type { SavedAnswer } from './session';
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
    items: session.paper.items.map((item) => toExamItem(item, session.answers[item.id])),
    scoring: { totalPoints: totalPoints(session.paper), passingScore: session.paper.passingScore },
    results: toResults(session),
  };
}

/** Named field by field, so that nothing of the answer key comes along. */
function toExamItem(item: PaperItem, saved: SavedAnswer | undefined): ExamItem {
  const answer = saved ? toAnswer(saved) : null;
  if (item.type === 'mcq')
    return { id: item.id, type: 'mcq', stem: item.stem, options: item.options, answer };
  const { id, stem, prompt, whatToLookFor } = item;
  return { id, type: 'scenario', stem, prompt, whatToLookFor, answer };
}

function toAnswer({ mcqIndex, openAnswerText, savedAt }: SavedAnswer): ExamAnswer {
  return { mcqIndex: mcqIndex ?? null, openAnswerText: openAnswerText ?? null, savedAt };
}
