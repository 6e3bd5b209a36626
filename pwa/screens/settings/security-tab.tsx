import {useState} from 'react';
import {useSyncState} from '../../data/live.ts';
import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {downloadFromDevice, downloadFromServer} from './data-download.ts';
import {DeleteAccount} from './delete-account.tsx';
import {PasswordForm} from './password-form.tsx';
import {Section} from './section.tsx';
import * as css from './settings.css.ts';

export function SecurityTab() {
  const {online} = useSyncState();
  const [isDeleting, setDeleting] = useState(false);

  return (
    <div className={css.column}>
      <Section title="Change Password" words="Every other device is signed out.">
        <PasswordForm />
      </Section>
      <Section title="Two-Factor Authentication">
        <div className={css.soon}>
          <Button tone="secondary" isDisabled>
            Enable Two-Factor
          </Button>
          <Chip>Coming Soon</Chip>
        </div>
      </Section>
      <Section
        title="Account Management"
        words="Take everything Galley holds about you as one JSON file, or delete all of it."
      >
        <div className={css.actions}>
          <Button tone="secondary" onPress={online ? downloadFromServer : downloadFromDevice}>
            Download My Data
          </Button>
          <Button tone="secondary" isDisabled={!online} onPress={() => setDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </Section>
      <DeleteAccount isOpen={isDeleting} onOpenChange={setDeleting} />
    </div>
  );
}
