import { BookTheme } from '@colophon/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { assertNever } from '../../../graphql/assert-never';
import { useScreenQuery } from '../../../graphql/screen-query';
import { ExamNotFound } from '../exam-not-found';
import { ExamCompleted } from './exam-completed';
import type { ExamPaper } from './exam-paper';
import { ExamRoom } from './exam-room';
import { EXAM_PAPER } from './player.query';

export function Player() {
  const { examSession } = useScreenQuery(EXAM_PAPER);
  return examSession ? <PlayerOfSession paper={examSession} /> : <ExamNotFound />;
}

/** By the status that the learner came to: what happens while they are here is the exam room's to tell. */
function PlayerOfSession({ paper }: { paper: ExamPaper }) {
  const [status] = useState(paper.status);
  switch (status) {
    case 'InProgress':
      return (
        <BookTheme theme={paper.book.theme}>
          <ExamRoom paper={paper} />
        </BookTheme>
      );
    case 'Grading':
      return <Navigate to={`/exam/${paper.id}/results`} replace />;
    case 'Completed':
    case 'Expired':
      return <ExamCompleted sessionId={paper.id} hasRunOut={status === 'Expired'} />;
    default:
      return assertNever(status);
  }
}
