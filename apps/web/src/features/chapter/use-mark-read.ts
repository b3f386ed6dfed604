import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../generated';

const MARK_READ = graphql(/* GraphQL */ `
  mutation MarkChapterRead($chapterId: ID!) {
    markChapterRead(chapterId: $chapterId) {
      chapterId
      isRead
      isTestPassed
      testScore
      testAttempts
    }
  }
`);

/** Marks the chapter as read when it is opened. A failure is no news to the reader: the next visit tries again. */
export function useMarkRead(chapterId: string | undefined, isRead: boolean): void {
  const [markRead] = useMutation(MARK_READ);
  const marked = useRef<string>(undefined);

  useEffect(() => {
    if (!chapterId || isRead || marked.current === chapterId) return;
    marked.current = chapterId;
    markRead({ variables: { chapterId } }).catch(() => undefined);
  }, [chapterId, isRead, markRead]);
}
