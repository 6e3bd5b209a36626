import type {NotificationFlags} from '../../../sync/model/account-rules.ts';
import {useAccount} from '../../data/live.ts';
import {mutate} from '../../data/replica.ts';
import {Skeleton} from '../../ui/skeleton.tsx';
import {Switch} from '../../ui/switch.tsx';
import {notify} from '../../ui/toast.tsx';
import {Appearance} from './appearance.tsx';
import {ProfileForm} from './profile-form.tsx';
import {Section} from './section.tsx';
import * as css from './settings.css.ts';
import {ThisDevice} from './this-device.tsx';

export function AccountTab() {
  const account = useAccount();

  return (
    <div className={css.column}>
      <Section title="Profile" words="How you are addressed. It is not printed in your documents.">
        {account ? <ProfileForm account={account} /> : <Skeleton label="Loading profile" />}
      </Section>
      <Section title="Notifications" words="Which mails you want. Security mails are always sent.">
        {account && <NotificationSwitches flags={account.notifications} />}
      </Section>
      <Section title="Appearance">
        <Appearance />
      </Section>
      <Section title="This device">
        <ThisDevice />
      </Section>
    </div>
  );
}

const switches = [
  {flag: 'emailNotifications', label: 'Email notifications', hint: 'Off stops all mails below.'},
  {flag: 'optimizationCompleted', label: 'Optimization completed', hint: 'When a run has ended.'},
  {flag: 'newFeatures', label: 'New features', hint: 'Now and then.'},
  {flag: 'marketingEmails', label: 'Marketing emails', hint: 'Offers and tips.'},
] as const;

function NotificationSwitches({flags}: {flags: NotificationFlags}) {
  async function change(flag: keyof NotificationFlags, isOn: boolean) {
    await mutate('notifications.update', {...flags, [flag]: isOn});
    notify({title: 'Notification settings updated', kind: 'success'});
  }

  return (
    <div>
      {switches.map(({flag, label, hint}) => (
        <Switch
          key={flag}
          hint={hint}
          isSelected={flags[flag]}
          onChange={isOn => void change(flag, isOn)}
        >
          {label}
        </Switch>
      ))}
    </div>
  );
}
