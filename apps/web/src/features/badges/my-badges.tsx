import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '@colophon/ui';
import { useLocation } from 'react-router-dom';
import { useScreenQuery } from '../../graphql/screen-query';
import { useRepeatedQuery } from '../../graphql/use-repeated-query';
import { Screen } from '../../screen/screen';
import { BadgeCard } from './badge-card';
import { BadgeOnItsWay } from './badge-on-its-way';
import styles from './my-badges.module.css';
import { MY_BADGES } from './my-badges.query';

const EVERY_MS = 2000;
const TIMES = 10;

/** A link from a passed exam carries `awaiting: bookId` as its state: the badge is issued moments after the result. */
export function MyBadges() {
  const { t } = useLingui();
  const { myBadges } = useScreenQuery(MY_BADGES);
  const awaited = awaitedBook(useLocation().state);
  const isWaiting = awaited !== null && !myBadges.some(({ bookId }) => bookId === awaited);
  const { isGivenUp } = useRepeatedQuery(MY_BADGES, { isWaiting, everyMs: EVERY_MS, times: TIMES });

  return (
    <Screen
      title={t`My Badges`}
      lead={
        myBadges.length > 0 ? (
          <Plural
            value={myBadges.length}
            one="One certificate, earned and verifiable by anybody."
            other="# certificates, earned and verifiable by anybody."
          />
        ) : null
      }
    >
      {isWaiting ? <BadgeOnItsWay isLate={isGivenUp} /> : null}
      {myBadges.length > 0 ? (
        <ul role="list" className={styles.badges}>
          {myBadges.map((badge) => (
            <li key={badge.id}>
              <BadgeCard badge={badge} />
            </li>
          ))}
        </ul>
      ) : isWaiting ? null : (
        <NoBadges />
      )}
    </Screen>
  );
}

function awaitedBook(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('awaiting' in state)) return null;
  return typeof state.awaiting === 'string' ? state.awaiting : null;
}

function NoBadges() {
  return (
    <EmptyState
      title={<Trans>No Badges Yet</Trans>}
      action={
        <LinkButton to="/home" look="primary">
          <Trans>Browse Books</Trans>
        </LinkButton>
      }
    >
      <Trans>Pass the exam of a book, and its certificate stands here for good.</Trans>
    </EmptyState>
  );
}
