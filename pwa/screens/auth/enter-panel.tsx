import {useState} from 'react';
import {TabPanel, Tabs} from '../../ui/tabs.tsx';
import * as css from './auth-screen.css.ts';
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
      <Tabs label="Login or register" tabs={tabs} selected={selected} onSelect={setSelected}>
        <TabPanel id="login">
          <LoginForm email={email} onEmailChange={setEmail} />
        </TabPanel>
        <TabPanel id="register">
          <RegisterForm email={email} onEmailChange={setEmail} />
        </TabPanel>
      </Tabs>
    </>
  );
}
