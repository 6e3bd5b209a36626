import {useState} from 'react';
import {Button as AriaButton} from 'react-aria-components';
import {useRejected, useSyncState} from '../data/live.ts';
import * as css from './sync-chip.css.ts';
import {SyncDialog} from './sync-dialog.tsx';
import {syncWords} from './sync-words.ts';

/** Whether what is on the screen is safe, in a few words; more of it when pressed. */
export function SyncChip() {
  const [isOpen, setOpen] = useState(false);
  const words = syncWords({...useSyncState(), refused: useRejected().length});

  return (
    <>
      <AriaButton className={css.chip} onPress={() => setOpen(true)}>
        <span className={`${css.dot} ${css.dotTone[words.tone]}`} aria-hidden="true" />
        <span role="status">
          <span className={css.short}>{words.short}</span>
          <span className={css.long}>{words.long}</span>
        </span>
      </AriaButton>
      <SyncDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
