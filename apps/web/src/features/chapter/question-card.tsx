import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Pill } from '@colophon/ui';
import type { ReactNode } from 'react';
import type { PracticeQuestionFragment } from '../../generated/graphql';
import styles from './question-card.module.css';

export interface QuestionCardProps {
  number: number;
  question: Pick<PracticeQuestionFragment, 'type' | 'difficulty'>;
  children: ReactNode;
}

const DIFFICULTIES: Record<string, MessageDescriptor> = { easy: msg`Easy`, medium: msg`Medium` };
const HARD = msg`Hard`;

export function QuestionCard({ number, question, children }: QuestionCardProps) {
  const { i18n } = useLingui();
  return (
    <Card as="li" tone={question.type === 'mcq' ? 'plain' : 'open'}>
      <div className={styles.question}>
        <p className={styles.kind}>
          <span className={styles.number}>
            {question.type === 'mcq' ? (
              <Trans>Question {number}</Trans>
            ) : (
              <Trans>Question {number}, scenario</Trans>
            )}
          </span>
          <Pill>{i18n._(DIFFICULTIES[question.difficulty] ?? HARD)}</Pill>
        </p>
        {children}
      </div>
    </Card>
  );
}
