import { Trans } from '@lingui/react/macro';
import { Icon, type IconName } from '@colophon/ui';
import { formatPoints } from './format-points';
import styles from './grading.module.css';

export interface Criterion {
  name: string;
  score: number;
  maxScore: number;
}

type Verdict = 'met' | 'partly' | 'missing';

const ICONS: Record<Verdict, IconName> = { met: 'check', partly: 'minus', missing: 'cross' };

/** The marking points of an open answer, with what each of them earned. */
export function Criteria({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ul role="list" className={styles.criteria}>
      {criteria.map(({ name, score, maxScore }) => {
        const verdict = verdictOn(score, maxScore);
        return (
          <li key={name} className={styles.criterion} data-verdict={verdict}>
            <Icon name={ICONS[verdict]} />
            <span>{name}</span>
            <span className={styles.points}>
              <Trans>
                {formatPoints(score)} of {formatPoints(maxScore)}
              </Trans>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function verdictOn(score: number, maxScore: number): Verdict {
  if (score >= maxScore) return 'met';
  return score > 0 ? 'partly' : 'missing';
}
