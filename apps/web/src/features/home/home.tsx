import { Trans, useLingui } from '@lingui/react/macro';
import { useScreenQuery } from '../../graphql/screen-query';
import { Screen } from '../../screen/screen';
import { FoundationCard } from './foundation-card';
import { HOME } from './home.query';
import styles from './home.module.css';
import { PopularBooks } from './popular-books';
import { Roadmap } from './roadmap';
import { SubscriptionCard } from './subscription-card';

export function Home() {
  const { t } = useLingui();
  const { me, popularBooks } = useScreenQuery(HOME);
  return (
    <Screen
      title={t`Dashboard`}
      heading={<Trans>Welcome back</Trans>}
      lead={<Trans>Signed in as {me.email}. Where shall we read on?</Trans>}
    >
      <div className={styles.cards}>
        <SubscriptionCard subscription={me.subscription ?? null} />
        <FoundationCard bookCount={popularBooks.pagination.totalCount} />
      </div>
      <PopularBooks {...popularBooks} />
      <Roadmap />
    </Screen>
  );
}
