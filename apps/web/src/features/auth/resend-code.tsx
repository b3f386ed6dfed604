import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@colophon/ui';
import { useState } from 'react';
import type {
  ResendVerificationMutation,
  ResendVerificationMutationVariables,
} from '../../generated/graphql';
import { readFailure } from '../../graphql/failure';
import { request } from '../../graphql/request';
import { failureMessage } from '../../screen/failure-message';
import { RESEND_VERIFICATION } from './auth.operations';
import { useCountdown } from './use-countdown';
import styles from './resend-code.module.css';

const RESEND_PAUSE_SECONDS = 60;

interface ResendCodeProps {
  email: string;
  isCodeJustSent: boolean;
}

export function ResendCode({ email, isCodeJustSent }: ResendCodeProps) {
  const { t, i18n } = useLingui();
  const [secondsLeft, restart] = useCountdown(isCodeJustSent ? RESEND_PAUSE_SECONDS : 0);
  const [notice, setNotice] = useState('');

  const resend = async () => {
    restart(RESEND_PAUSE_SECONDS);
    try {
      const waitSeconds = await askForCode(email);
      if (waitSeconds === null) return setNotice(t`A new code is on its way.`);
      restart(waitSeconds);
      setNotice(t`You asked for a code a moment ago. It may still be on its way.`);
    } catch (error) {
      restart(0);
      setNotice(i18n._(failureMessage(readFailure(error))));
    }
  };

  return (
    <div className={styles.resend}>
      <p role="status">{notice}</p>
      <Button look="quiet" isDisabled={secondsLeft > 0} onPress={() => void resend()}>
        <Trans>Resend code</Trans>
      </Button>
      {secondsLeft > 0 ? (
        <p className={styles.wait}>
          <Plural
            value={secondsLeft}
            one="You can ask again in # second."
            other="You can ask again in # seconds."
          />
        </p>
      ) : null}
    </div>
  );
}

/** Null when a code was sent, else the seconds to wait. */
async function askForCode(email: string): Promise<number | null> {
  const { resendVerification } = await request<
    ResendVerificationMutation,
    ResendVerificationMutationVariables
  >(RESEND_VERIFICATION, { email });
  return resendVerification.__typename === 'TooManyAttempts' ? resendVerification.retryAfterSeconds : null;
}
