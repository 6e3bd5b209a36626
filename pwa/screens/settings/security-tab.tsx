import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {downloadData} from './data-download.ts';
import {PasswordForm} from './password-form.tsx';
import {Section} from './section.tsx';
import * as css from './settings.css.ts';

export function SecurityTab() {
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
        words="Everything Galley holds about you on this device, as one JSON file."
      >
        <div className={css.soon}>
          <Button tone="secondary" onPress={downloadData}>
            Download My Data
          </Button>
        </div>
        <div className={css.soon}>
          <Button tone="secondary" isDisabled>
            Delete Account
          </Button>
          <Chip>Coming Soon</Chip>
        </div>
      </Section>
    </div>
  );
}
