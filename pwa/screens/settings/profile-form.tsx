import {useState} from 'react';
import {Profile} from '../../../sync/model/account-rules.ts';
import type {Account} from '../../../sync/model/entities.ts';
import {mutate} from '../../data/replica.ts';
import {Button} from '../../ui/button.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {checkForm} from '../../ui/form-errors.ts';
import {TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';

function isSame(account: Account, profile: Profile): boolean {
  return (['name', 'phone', 'location'] as const).every(field => account[field] === profile[field]);
}

export function ProfileForm({account}: {account: Account}) {
  const [errors, setErrors] = useState<FieldErrors>({});

  async function save(values: Record<string, string>) {
    const checked = checkForm(Profile, values);
    if (!checked.ok) return setErrors(checked.errors);
    setErrors({});
    if (isSame(account, checked.value)) {
      notify({
        title: 'No changes detected',
        description: 'Please make changes before saving.',
      });
      return;
    }
    await mutate('profile.update', checked.value);
    notify({title: 'Profile updated', kind: 'success'});
  }

  return (
    <Form errors={errors} onSubmit={values => void save(values)}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        placeholder="Jane Doe"
        defaultValue={account.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={account.email}
        isReadOnly
        description="You sign in with this address. It cannot be changed yet."
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
        defaultValue={account.phone}
      />
      <TextField
        label="Location"
        name="location"
        autoComplete="address-level2"
        placeholder="City, State"
        defaultValue={account.location}
      />
      <div>
        <Button type="submit">Save Changes</Button>
      </div>
    </Form>
  );
}
