import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@colophon/ui';
import { type KeyboardEvent, useRef } from 'react';
import { type AnswerSheet, isAnswered } from './answer-sheet';
import { neighbourCell } from './neighbour-cell';
import styles from './question-palette.module.css';

export interface QuestionPaletteProps {
  items: readonly { id: string }[];
  sheet: AnswerSheet;
  /** Position of the question that is shown, from 0. */
  current: number;
  onGoTo: (index: number) => void;
}

type Mark = 'answered' | 'unsaved' | 'unanswered';

/** The whole paper at a glance. One stop for the Tab key; arrow keys move inside it. */
export function QuestionPalette({ items, sheet, current, onGoTo }: QuestionPaletteProps) {
  const { t } = useLingui();
  const cells = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(cells.current?.querySelectorAll('button') ?? [])];
    const focused = buttons.findIndex((button) => button === document.activeElement);
    const target = neighbourCell(focused, buttons.length, event.key);
    if (target === null) return;
    event.preventDefault();
    buttons[target]?.focus();
  };

  return (
    <section className={styles.palette} aria-labelledby="palette-title">
      <h2 id="palette-title" className={styles.title}>
        <Trans>Questions</Trans>
      </h2>
      <div
        ref={cells}
        role="toolbar"
        aria-label={t`Questions`}
        className={styles.cells}
        onKeyDown={moveFocus}
      >
        {items.map(({ id }, index) => (
          <Cell
            key={id}
            number={index + 1}
            mark={markOf(sheet, id)}
            isCurrent={index === current}
            onPress={() => onGoTo(index)}
          />
        ))}
      </div>
      <ul role="list" className={styles.legend} aria-hidden="true">
        <li>
          <span className={`${styles.cell} ${styles.answered}`}>
            <MarkIcon mark="answered" />
          </span>
          <Trans>answered</Trans>
        </li>
        <li>
          <span className={`${styles.cell} ${styles.unanswered}`} />
          <Trans>unanswered</Trans>
        </li>
        <li>
          <span className={`${styles.cell} ${styles.unsaved}`}>
            <MarkIcon mark="unsaved" />
          </span>
          <Trans>not saved yet</Trans>
        </li>
      </ul>
    </section>
  );
}

interface CellProps {
  number: number;
  mark: Mark;
  isCurrent: boolean;
  onPress: () => void;
}

function Cell({ number, mark, isCurrent, onPress }: CellProps) {
  const { t } = useLingui();
  const names: Record<Mark, string> = {
    answered: t`Question ${number}, answered`,
    unsaved: t`Question ${number}, not saved yet`,
    unanswered: t`Question ${number}, unanswered`,
  };
  return (
    <button
      type="button"
      className={`${styles.cell} ${styles[mark]}`}
      aria-label={names[mark]}
      aria-current={isCurrent ? 'step' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onPress}
    >
      {number}
      <MarkIcon mark={mark} />
    </button>
  );
}

function MarkIcon({ mark }: { mark: Mark }) {
  if (mark === 'unanswered') return null;
  return (
    <span className={styles.mark}>
      <Icon name={mark === 'answered' ? 'check' : 'warning'} />
    </span>
  );
}

function markOf(sheet: AnswerSheet, itemId: string): Mark {
  if (sheet.unsent[itemId]) return 'unsaved';
  return isAnswered(sheet, itemId) ? 'answered' : 'unanswered';
}
