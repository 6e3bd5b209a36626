import {Navigate, useLocation, useMatches} from '@tanstack/react-router';
import {type ComponentType, useEffect, useState} from 'react';
import {readSession, useSession} from '../features/session/current-user.ts';
import {FullScreenSpinner} from '../ui/spinner.tsx';
import {passage} from './gate.ts';

/** Visitors never pay for the signed-in code; who is remembered has it fetched at once. */
const loadShell = async () => (await import('./shell.tsx')).Shell;
if (readSession().status === 'signed-in') void loadShell();

export function SignedIn() {
  const session = useSession();
  const verification = useMatches({select: matches => matches.at(-1)?.staticData.verification});
  const {href} = useLocation();
  const pass = passage(session, verification);
  const Shell = useShell(pass === 'show');

  if (pass === 'sign-in') {
    return <Navigate to="/auth" search={href === '/' ? {} : {redirect: href}} replace />;
  }
  return pass === 'show' && Shell ? <Shell /> : <FullScreenSpinner label="Opening Galley" />;
}

/** Kept out of Suspense, which holds what follows a fallback back for 300 ms. */
function useShell(isNeeded: boolean): ComponentType | null {
  const [loaded, setLoaded] = useState<{Shell: ComponentType} | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (isNeeded) loadShell().then(Shell => setLoaded({Shell}), setFailure);
  }, [isNeeded]);

  if (failure) throw failure;
  return loaded?.Shell ?? null;
}
