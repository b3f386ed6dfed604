import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, TextArea } from '@colophon/ui';
import { useState } from 'react';
import { ANSWER_MAX_CHARACTERS, isBlank } from './answer';
import type { AnswerDesk } from './answer-desk';
import type { SaveState } from './answer-sheet';
import styles from './question.module.css';
import { SaveNote } from './save-note';

/** From here on the learner is told how much room is left. */
const COUNTER_FROM = 9_000;

export interface OpenAnswerProps {
  itemId: string;
  /** What was written so far. */
  saved: string;
  saveState: SaveState;
  desk: AnswerDesk;
}

export function OpenAnswer({ itemId, saved, saveState, desk }: OpenAnswerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(saved);
  const left = ANSWER_MAX_CHARACTERS - text.length;
  const write = (written: string) => {
    setText(written);
    if (isBlank(written)) desk.withdraw(itemId);
    else desk.type(itemId, written);
  };
  return (
    <>
      <TextArea
        label={t`Your answer`}
        rows={10}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={desk.leaveAnswer}
        hint={
          left >= 0 && text.length >= COUNTER_FROM ? (
            <Plural value={left} one="# character left" other="# characters left" />
          ) : null
        }
        error={left < 0 ? <TooLong excess={-left} /> : null}
      />
      <div className={styles.saving}>
        <Button isDisabled={isBlank(text) || left < 0} onPress={desk.leaveAnswer}>
          <Trans>Save Answer</Trans>
        </Button>
        {isBlank(text) && saveState === 'saved' ? (
          <p className={styles.note}>
            <Trans>An empty answer is not saved. Your last saved answer still counts.</Trans>
          </p>
        ) : (
          <SaveNote state={saveState} />
        )}
      </div>
    </>
  );
}

function TooLong({ excess }: { excess: number }) {
  return (
    <Plural
      value={excess}
      one="# character too many. Shorten your answer so that it can be saved."
      other="# characters too many. Shorten your answer so that it can be saved."
    />
  );
}
