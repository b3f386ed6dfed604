import { Plural, Trans } from '@lingui/react/macro';
import { graphql } from '../../generated';
import type { ExamFactsFragment } from '../../generated/graphql';
import { formatPercent } from '../../i18n/format';
import styles from './exam-facts.module.css';

export const EXAM_FACTS = graphql(/* GraphQL */ `
  fragment ExamFacts on ExamInfo {
    totalPoints
    passingScore
    mcqCount
    openCount
    mcqPoints
    openPoints
  }
`);

/** What the paper is made of. */
export function ExamFacts({ exam }: { exam: ExamFactsFragment }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Passing score</Trans>
        </dt>
        <dd>{formatPercent(exam.passingScore)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Total points</Trans>
        </dt>
        <dd>{exam.totalPoints}</dd>
      </div>
      <div>
        <dt>
          <Trans>Multiple choice</Trans>
        </dt>
        <dd>{exam.mcqCount}</dd>
        <dd className={styles.each}>
          <Plural value={exam.mcqPoints} one="# point each" other="# points each" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Open questions</Trans>
        </dt>
        <dd>{exam.openCount}</dd>
        <dd className={styles.each}>
          <Plural value={exam.openPoints} one="# point each" other="# points each" />
        </dd>
      </div>
    </dl>
  );
}
