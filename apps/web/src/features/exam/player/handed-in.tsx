import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, LinkButton, Spinner } from '@colophon/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Screen } from '../../../screen/screen';
import { type AnswerSheet, unsentIds } from './answer-sheet';
import type { ExamPaper } from './exam-paper';
import { repeatUntil } from '../repeat-until';
import { isHandedIn } from './session-status';
import { forgetAllUnsent } from './unsent-store';
import { useIsOnline } from '../use-is-online';

export interface HandedInProps {
  paper: ExamPaper;
  sheet: AnswerSheet;
  /** Otherwise it was handed in elsewhere, say in another tab. */
  isTimeUp: boolean;
}

/** The end of the exam without the learner's doing. Goes on to the results, unless there is something to tell first. */
export function HandedIn({ paper, sheet, isTimeUp }: HandedInProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const isOver = useHandedIn(paper.id);
  const lost = unsentIds(sheet).map((id) => paper.items.findIndex((item) => item.id === id) + 1);
  const results = `/exam/${paper.id}/results`;
  useEffect(() => {
    if (isOver) forgetAllUnsent(paper.id);
  }, [isOver, paper.id]);

  if (isOver && lost.length === 0) return <Navigate to={results} replace />;
  const title = isTimeUp ? t`Time is up` : t`Exam handed in`;
  return (
    <Screen title={title} width="reading">
      {isOver ? (
        <>
          <Lost numbers={lost} />
          <div>
            <LinkButton to={results} look="primary" replace>
              <Trans>View Results</Trans>
            </LinkButton>
          </div>
        </>
      ) : (
        <div role="status">
          <Spinner isDecorative />
          {isOnline ? (
            <p>
              <Trans>Your saved answers are being handed in. The results come next.</Trans>
            </p>
          ) : (
            <p>
              <Trans>
                You are offline. The answers saved until now are handed in without you; the results come once
                you are back.
              </Trans>
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}

function Lost({ numbers }: { numbers: readonly number[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(numbers.map(String));
  return (
    <Alert tone="warning" title={<Trans>Some answers came too late</Trans>}>
      <Trans>
        Your last answer to these questions did not reach us in time: {list}. What was saved before counts.
      </Trans>
    </Alert>
  );
}

function useHandedIn(sessionId: string): boolean {
  const client = useApolloClient();
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      repeatUntil(
        () => isHandedIn(client, sessionId),
        () => setOver(true),
      ),
    [client, sessionId],
  );
  return isOver;
}
