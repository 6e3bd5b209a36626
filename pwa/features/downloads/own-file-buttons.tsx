import {useState} from 'react';
import type {Optimisation, UploadedResume} from '../../../sync/model/entities.ts';
import {Button} from '../../ui/button.tsx';
import {Switch} from '../../ui/switch.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './download-buttons.css.ts';
import {saveOwnFile} from './own-file.ts';

interface OwnFileButtonsProps {
  resume: UploadedResume;
  optimisation: Optimisation;
}

function tell(unplaced: number): void {
  if (unplaced === 0) return;
  notify({
    title:
      unplaced === 1
        ? '1 change has no place in your file'
        : `${unplaced} changes have no place in your file`,
    description: 'They are in the other downloads.',
    kind: 'warning',
  });
}

/** "Keep my Word file": the person's own document with the accepted changes in it. */
export function OwnFileButtons({resume, optimisation}: OwnFileButtonsProps) {
  const [isTracked, setTracked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const saved = await saveOwnFile({resume, optimisation, isTracked}).finally(() =>
      setBusy(false),
    );
    if (saved.ok) tell(saved.value);
    else {
      notify({
        title: 'Download failed',
        description:
          'Your own file is not on this device yet. Connect to the network and try again.',
        kind: 'error',
      });
    }
  }

  return (
    <div className={css.buttons}>
      <Button tone="secondary" isPending={isBusy} onPress={() => void download()}>
        Keep my Word file
      </Button>
      <Switch isSelected={isTracked} onChange={setTracked}>
        As tracked changes
      </Switch>
    </div>
  );
}
