import { Plural, Trans } from '@lingui/react/macro';
import { Button, Card, Icon, Pill } from '@colophon/ui';
import { useId } from 'react';
import type { QuestionResultCardFragment } from '../../../generated/graphql';
import { formatPoints } from '../../../grading/format-points';
import { McqResult } from './mcq-result';
import { OpenResult } from './open-result';
import styles from './question-result-card.module.css';

export interface QuestionResultCardProps {
  result: QuestionResultCardFragment;
  number: number;
  /** Whether the solution is revealed. */
  isShown: boolean;
  onToggle: () => void;
}

export function QuestionResultCard({ result, number, isShown, onToggle }: QuestionResultCardProps) {
  const headingId = useId();
  return (
    <Card as="article" tone={toneOf(result)} labelledBy={headingId}>
      <div className={styles.card}>
        <div className={styles.top}>
          <p className={styles.kind}>
            <Icon name={result.type === 'open' ? 'quill' : result.isCorrect ? 'check' : 'cross'} />
            {result.type === 'mcq' ? (
              <Trans>Multiple Choice Question</Trans>
            ) : (
              <Trans>Open-Ended Question</Trans>
            )}
          </p>
          <Marks result={result} />
        </div>
        <h3 id={headingId} className={styles.heading}>
          <span className={styles.number}>{number}.</span> {result.questionText}
        </h3>
        {result.type === 'mcq' ? (
          <McqResult result={result} isShown={isShown} />
        ) : (
          <OpenResult result={result} isShown={isShown} />
        )}
        <div className={styles.toggle}>
          <Button size="small" aria-expanded={isShown} aria-describedby={headingId} onPress={onToggle}>
            {isShown ? <Trans>Hide Answer</Trans> : <Trans>Show Answer</Trans>}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Marks({ result }: { result: QuestionResultCardFragment }) {
  return (
    <p className={styles.marks}>
      {result.type === 'open' ? null : result.isCorrect ? (
        <Pill tone="success" icon="check">
          <Trans>Correct</Trans>
        </Pill>
      ) : (
        <Pill tone="danger" icon="cross">
          <Trans>Incorrect</Trans>
        </Pill>
      )}
      <span className={styles.points}>
        <Plural
          value={result.maxPoints}
          one={`${formatPoints(result.pointsAwarded)} of # point`}
          other={`${formatPoints(result.pointsAwarded)} of # points`}
        />
      </span>
    </p>
  );
}

function toneOf({ type, isCorrect }: QuestionResultCardFragment): 'success' | 'danger' | 'open' {
  if (type === 'open') return 'open';
  return isCorrect ? 'success' : 'danger';
}
