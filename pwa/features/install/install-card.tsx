import {useState} from 'react';
import {Button} from '../../ui/button.tsx';
import {Notice} from '../../ui/notice.tsx';
import {dismissInstall, install, isInstallDismissed, useInstallWay} from './install-prompt.ts';

/** Offered once there is something to come back for; "Not now" holds for 30 days. */
export function InstallCard() {
  const way = useInstallWay();
  const [isDismissed, setDismissed] = useState(isInstallDismissed);
  if (isDismissed || way === 'none' || way === 'installed') return null;

  function dismiss() {
    dismissInstall();
    setDismissed(true);
  }

  return (
    <Notice
      title="Keep Galley on this device"
      action={
        <>
          {way === 'prompt' && (
            <Button tone="secondary" onPress={() => void install()}>
              Install
            </Button>
          )}
          <Button tone="quiet" onPress={dismiss}>
            Not now
          </Button>
        </>
      }
    >
      {way === 'prompt'
        ? 'Installed, it opens from your home screen or dock, also without a network.'
        : iosSteps}
    </Notice>
  );
}

export const iosSteps = 'Tap Share in Safari, then “Add to Home Screen”.';
