import { Trans } from '@lingui/react/macro';
import { BookTheme, Icon } from '@colophon/ui';
import { graphql } from '../../generated';
import type { BadgeCardFragment } from '../../generated/graphql';
import { formatDate, formatPercent } from '../../i18n/format';
import { BadgeActions } from './badge-actions';
import styles from './badge-card.module.css';

export const BADGE_CARD = graphql(/* GraphQL */ `
  fragment BadgeCard on Badge {
    id
    badgeId
    bookId
    bookTitle
    holderName
    score
    issuedOn
    primaryHex
    accentHex
  }
`);

export function BadgeCard({ badge }: { badge: BadgeCardFragment }) {
  const titleId = `badge-${badge.id}`;
  return (
    <BookTheme theme={{ primary: badge.primaryHex, accent: badge.accentHex }}>
      <article className={styles.card} aria-labelledby={titleId}>
        <header className={styles.band}>
          <span className={styles.seal}>
            <Icon name="seal" />
          </span>
          <p className={styles.kind}>
            <Trans>Certificate</Trans>
          </p>
          <h2 id={titleId}>{badge.bookTitle}</h2>
          <p className={styles.holder}>{badge.holderName}</p>
        </header>
        <div className={styles.body}>
          <dl className={styles.facts}>
            <dt>
              <Trans>Score</Trans>
            </dt>
            <dd>{formatPercent(badge.score)}</dd>
            <dt>
              <Trans>Issued on</Trans>
            </dt>
            <dd>{formatDate(badge.issuedOn)}</dd>
            <dt>
              <Trans>Badge ID</Trans>
            </dt>
            <dd className={styles.id}>{badge.badgeId}</dd>
          </dl>
          <BadgeActions badge={badge} />
        </div>
      </article>
    </BookTheme>
  );
}
