import { Trans } from '@lingui/react/macro';
import { BookTheme, Fact, Facts, Icon } from '@colophon/ui';
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
          <Facts>
            <Fact name={<Trans>Score</Trans>}>{formatPercent(badge.score)}</Fact>
            <Fact name={<Trans>Issued on</Trans>}>{formatDate(badge.issuedOn)}</Fact>
            <Fact name={<Trans>Badge ID</Trans>}>{badge.badgeId}</Fact>
          </Facts>
          <BadgeActions badge={badge} />
        </div>
      </article>
    </BookTheme>
  );
}
