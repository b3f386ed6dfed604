import { Trans } from '@lingui/react/macro';
import { Icon, Spinner, VisuallyHidden } from '@colophon/ui';
import { assertNever } from '../../../graphql/assert-never';
import type { SaveState } from './answer-sheet';
import styles from './save-note.module.css';
import { useIsOnline } from '../use-is-online';

/** Where the answer is: with the server, on its way, or only on this device. */
export function SaveNote({ state }: { state: SaveState }) {
  const isOnline = useIsOnline();
  const isNews = state !== 'unanswered' && state !== 'writing' && state !== 'saving' && state !== 'too-long';
  return (
    <div>
      <p className={`${styles.note} ${styles[state]}`}>
        <SaveIcon state={state} />
        <span>
          <SaveText state={state} isOnline={isOnline} />
        </span>
      </p>
      <div role="status">
        {isNews ? (
          <VisuallyHidden>
            <SaveText state={state} isOnline={isOnline} />
          </VisuallyHidden>
        ) : null}
      </div>
    </div>
  );
}

function SaveIcon({ state }: { state: SaveState }) {
  if (state === 'saved') return <Icon name="check" />;
  if (state === 'saving') return <Spinner size="small" isDecorative />;
  return state === 'unanswered' || state === 'writing' ? <Icon name="quill" /> : <Icon name="warning" />;
}

function SaveText({ state, isOnline }: { state: SaveState; isOnline: boolean }) {
  switch (state) {
    case 'unanswered':
      return <Trans>Not answered yet</Trans>;
    case 'writing':
      return <Trans>Not saved yet. It is saved when you move on.</Trans>;
    case 'saving':
      return <Trans>Saving…</Trans>;
    case 'saved':
      return <Trans>Saved</Trans>;
    case 'too-long':
      return <Trans>Not saved: the answer is too long.</Trans>;
    case 'refused':
      return <Trans>Not saved: this answer was not accepted. Change it, and it is sent again.</Trans>;
    case 'too-late':
      return <Trans>Not saved: it came after the exam had ended.</Trans>;
    case 'not-saved-yet':
      return isOnline ? (
        <Trans>Not saved yet, will retry. Until then it is kept on this device.</Trans>
      ) : (
        <Trans>Not saved yet: you are offline. It is kept on this device and sent once you are back.</Trans>
      );
    default:
      return assertNever(state);
  }
}
