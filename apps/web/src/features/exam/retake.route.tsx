import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '@colophon/ui';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, replace, useLoaderData, useParams } from 'react-router-dom';
import { apolloClient } from '../../graphql/apollo';
import { assertNever } from '../../graphql/assert-never';
import { Screen } from '../../screen/screen';
import { ExamNotFound } from './exam-not-found';
import { retakeExam } from './retake-exam';

// Dialogs weigh more than the rest of a screen, and most visits never see this one.
const PremiumModal = lazy(async () => ({
  default: (await import('../../exam-start/premium-modal')).PremiumModal,
}));

/** Nothing to see here as a rule: the address stands for the deed, and the new session takes its place. */
export async function loader({ params }: LoaderFunctionArgs) {
  const outcome = await retakeExam(apolloClient(), params.sessionId ?? '');
  switch (outcome.kind) {
    case 'started':
      throw replace(`/exam/${outcome.sessionId}`);
    case 'already-passed':
      throw replace(`/exam/${outcome.sessionId}/results`);
    case 'subscription-required':
    case 'not-found':
      return outcome.kind;
    default:
      return assertNever(outcome);
  }
}

export function Component() {
  const refusal = useLoaderData<typeof loader>();
  return refusal === 'not-found' ? <ExamNotFound /> : <SubscriptionNeeded />;
}

function SubscriptionNeeded() {
  const { t } = useLingui();
  const { sessionId } = useParams();
  const [isOffered, setOffered] = useState(true);
  return (
    <Screen
      title={t`Retake Exam`}
      lead={<Trans>A retake needs an active subscription. Your earlier results stay yours.</Trans>}
      width="reading"
    >
      <div>
        <LinkButton to={`/exam/${sessionId}/results`} replace>
          <Trans>Back to Results</Trans>
        </LinkButton>
      </div>
      <Suspense>{isOffered ? <PremiumModal onClose={() => setOffered(false)} /> : null}</Suspense>
    </Screen>
  );
}
