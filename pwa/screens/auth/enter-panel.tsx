import {useState} from 'react';
import * as css from './auth-screen.css.ts';
import {EntryTabs} from './entry-tabs.tsx';
import {LoginForm} from './login-form.tsx';
import {RegisterForm} from './register-form.tsx';

const tabs = [
  {id: 'login', title: 'Login'},
  {id: 'register', title: 'Register'},
] as const;

/** The welcome: login and registration behind two tabs, with the address kept between them. */
export function EnterPanel() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('login');
  const [email, setEmail] = useState('');

  return (
    <>
      <h1 tabIndex={-1} className={css.title}>
        Make every bullet answer <mark>the job posting</mark>
      </h1>
      <p className={css.lead}>You approve each change. Nothing is invented.</p>
      <EntryTabs label="Login or register" tabs={tabs} selected={selected} onSelect={setSelected}>
        {selected === 'login' ? (
          <LoginForm email={email} onEmailChange={setEmail} />
        ) : (
          <RegisterForm email={email} onEmailChange={setEmail} />
        )}
      </EntryTabs>
    </>
  );
}
