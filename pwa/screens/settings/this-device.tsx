import {useEffect, useState} from 'react';
import {iosSteps} from '../../features/install/install-card.tsx';
import {install, useInstallWay} from '../../features/install/install-prompt.ts';
import {fileSizeLabel} from '../../features/resumes/file-labels.ts';
import {small} from '../../styles/text.css.ts';
import {Button} from '../../ui/button.tsx';
import * as css from './settings.css.ts';

interface Storage {
  usedBytes: number;
  /** Whether the browser has promised not to clear it by itself. */
  isKept: boolean;
}

async function readStorage(): Promise<Storage> {
  const [estimate, isKept] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return {usedBytes: estimate.usage ?? 0, isKept};
}

/** What the app takes up here, and how it gets onto the home screen. */
export function ThisDevice() {
  const [storage, setStorage] = useState<Storage | null>(null);
  const way = useInstallWay();

  useEffect(() => {
    void readStorage().then(setStorage);
  }, []);

  return (
    <>
      <dl className={css.facts}>
        <dt className={css.fact}>Storage used</dt>
        <dd>{storage ? fileSizeLabel(storage.usedBytes) : '–'}</dd>
        <dt className={css.fact}>Kept until you remove it</dt>
        <dd>{storage?.isKept ? 'Yes' : 'As long as the browser has room'}</dd>
        <dt className={css.fact}>Installed</dt>
        <dd>{way === 'installed' ? 'Yes' : 'No'}</dd>
      </dl>
      {way === 'prompt' && (
        <div>
          <Button tone="secondary" onPress={() => void install()}>
            Install Galley
          </Button>
        </div>
      )}
      {way === 'ios' && <p className={small}>{iosSteps}</p>}
    </>
  );
}
