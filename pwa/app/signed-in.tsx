import {useMatches, useRouter} from '@tanstack/react-router';
import {type ComponentType, useEffect, useState} from 'react';
import {readSession, useSession} from '../features/session/current-user.ts';
import {FullScreenSpinner} from '../ui/spinner.tsx';
import {passage} from './gate.ts';

/** Visitors never pay for the signed-in code; who is remembered has it fetched at once. */
const loadShell = async () => (await import('./shell.tsx')).Shell;
if (readSession().status === 'signed-in') void loadShell();

/**
 * Leaves for the sign-in desk, once. The router's own redirect component starts
 * anew at every render, and each start renders this page again.
 */
function ToSignIn() {
  const router = useRouter();

  useEffect(() => {
    const {href} = router.state.location;
    const search = href === '/' ? {} : {redirect: href};
    void router.navigate({to: '/auth', search, replace: true});
  }, [router]);

  return <FullScreenSpinner label="Opening Galley" />;
}

export function SignedIn() {
  const session = useSession();
  const verification = useMatches({select: matches => matches.at(-1)?.staticData.verification});
  const pass = passage(session, verification);
  const Shell = useShell(pass === 'show');

  if (pass === 'sign-in') return <ToSignIn />;
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
