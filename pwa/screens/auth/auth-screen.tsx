import {useLocation, useNavigate, useParams, useSearch} from '@tanstack/react-router';
import {lazy, Suspense, useEffect, useState} from 'react';
import {useSession} from '../../features/session/current-user.ts';
import {takePendingPayment} from '../../features/session/pending-payment.ts';
import {findResetToken} from '../../features/session/reset.ts';
import {readPendingEmail} from '../../features/session/verification.ts';
import {Spinner} from '../../ui/spinner.tsx';
import * as css from './auth-screen.css.ts';
import {type AuthTask, chooseTask} from './auth-task.ts';
import {EnterPanel} from './enter-panel.tsx';
import {ProofSheet} from './proof-sheet.tsx';

// Most who come here come to log in: the rest is loaded when it is asked for.
const VerifyPanel = lazy(async () => ({
  default: (await import('./verify-panel.tsx')).VerifyPanel,
}));
const VerifiedPanel = lazy(async () => ({
  default: (await import('./verify-panel.tsx')).VerifiedPanel,
}));
const AskResetPanel = lazy(async () => ({
  default: (await import('./reset-panel.tsx')).AskResetPanel,
}));
const ResetPanel = lazy(async () => ({
  default: (await import('./reset-panel.tsx')).ResetPanel,
}));

export function AuthScreen() {
  const task = useTask();
  const [isJustVerified, setJustVerified] = useState(false);
  useEntry(task.kind === 'enter' && !isJustVerified);

  return (
    <div className={css.screen}>
      <main id="main" tabIndex={-1} className={css.desk}>
        <p className={css.brand}>Galley</p>
        <Suspense fallback={<Spinner label="Loading" />}>
          {isJustVerified ? (
            <VerifiedPanel onLeave={() => setJustVerified(false)} />
          ) : (
            <Panel task={task} onVerified={() => setJustVerified(true)} />
          )}
        </Suspense>
      </main>
      <ProofSheet />
    </div>
  );
}

function Panel({task, onVerified}: {task: AuthTask; onVerified: () => void}) {
  switch (task.kind) {
    case 'enter':
      return <EnterPanel />;
    case 'verify':
      return <VerifyPanel email={task.email} code={task.code} onVerified={onVerified} />;
    case 'ask-reset':
      return <AskResetPanel />;
    case 'reset':
      return <ResetPanel key={task.token} token={task.token} />;
  }
}

function useTask(): AuthTask {
  const session = useSession();
  const {pathname} = useLocation();
  const {email, code, token} = useSearch({from: '/auth'});
  const params = useParams({strict: false});

  return chooseTask({
    path: pathname,
    session,
    email: email ?? null,
    code: code ?? null,
    pendingEmail: readPendingEmail(),
    resetToken: findResetToken(params.token, token),
  });
}

/** Lets a verified person through: to the payment they came back for, the page they wanted, or home. */
function useEntry(mayEnter: boolean): void {
  const session = useSession();
  const navigate = useNavigate();
  const {redirect} = useSearch({from: '/auth'});
  const isVerified = session.status === 'signed-in' && session.user.emailVerified;

  useEffect(() => {
    if (!mayEnter || !isVerified) return;
    const payment = takePendingPayment();
    if (payment) void navigate({to: '/payment/success', search: {session_id: payment}});
    else void navigate({href: ownPath(redirect), replace: true});
  }, [mayEnter, isVerified, redirect, navigate]);
}

/** Only a path of this app is followed: never `//elsewhere` or a whole address. */
function ownPath(redirect: string | undefined): string {
  return redirect && /^\/(?![/\\])/.test(redirect) ? redirect : '/';
}
