import { Trans } from '@lingui/react/macro';
import { LinkButton } from '@colophon/ui';
import { ColophonLeaf } from './colophon-leaf';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          <Trans>Learn. Test. Certify.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Read a book chapter by chapter. Practise what it taught you. Sit one final exam, and leave with a
            certificate that anyone can verify.
          </Trans>
        </p>
        <div className={styles.actions}>
          <LinkButton to="/register" look="primary" size="large">
            <Trans>Get Started</Trans>
          </LinkButton>
          <LinkButton to="/login" size="large">
            <Trans>Sign In</Trans>
          </LinkButton>
        </div>
        <p className={styles.note}>
          <Trans>Free to join, and free to browse the library.</Trans>
        </p>
      </div>
      <ColophonLeaf />
    </section>
  );
}
