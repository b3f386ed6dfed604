import { Trans } from '@lingui/react/macro';
import { LinkButton } from '@colophon/ui';
import styles from './final-call.module.css';

export function FinalCall() {
  return (
    <section className={styles.call} aria-labelledby="call-title">
      <h2 id="call-title">
        <Trans>Finish a book you can prove you read</Trans>
      </h2>
      <LinkButton to="/register" look="primary" size="large">
        <Trans>Create your free account</Trans>
      </LinkButton>
    </section>
  );
}
