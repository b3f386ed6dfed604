import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Icon } from '@colophon/ui';
import styles from './question-steps.module.css';

export interface QuestionStepsProps {
  current: number;
  count: number;
  onGoTo: (index: number) => void;
}

export function QuestionSteps({ current, count, onGoTo }: QuestionStepsProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.steps} aria-label={t`Previous and next question`}>
      <Button isDisabled={current === 0} onPress={() => onGoTo(current - 1)}>
        <Icon name="left" />
        <Trans>Previous</Trans>
      </Button>
      <Button
        look={current === count - 1 ? 'secondary' : 'primary'}
        isDisabled={current === count - 1}
        onPress={() => onGoTo(current + 1)}
      >
        <Trans>Next</Trans>
        <Icon name="right" />
      </Button>
    </nav>
  );
}
