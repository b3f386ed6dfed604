import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AnswerDesk } from './answer-desk';
import type { AnswerSheet } from './answer-sheet';
import type { ExamPaper } from './exam-paper';
import { answerSaver } from './save-answer';

/** The desk that takes the answers of this paper, and the sheet that lies on it now. */
export function useAnswerDesk({ id, items }: ExamPaper): { desk: AnswerDesk; sheet: AnswerSheet } {
  const client = useApolloClient();
  const [desk] = useState(() => new AnswerDesk(id, items, answerSaver(client)));
  const sheet = useSyncExternalStore(desk.subscribe, desk.read);
  useEffect(() => desk.start(), [desk]);
  return { desk, sheet };
}
