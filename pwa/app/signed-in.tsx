import {Navigate, useLocation, useMatches} from '@tanstack/react-router';
import {lazy, Suspense} from 'react';
import {useSession} from '../features/session/current-user.ts';
import {FullScreenSpinner} from '../ui/spinner.tsx';
import {passage} from './gate.ts';

/** Loaded after the gate has opened: visitors never pay for it. */
const Shell = lazy(async () => ({default: (await import('./shell.tsx')).Shell}));

const waiting = <FullScreenSpinner label="Opening Galley" />;

export function SignedIn() {
  const session = useSession();
  const verification = useMatches({select: matches => matches.at(-1)?.staticData.verification});
  const {href} = useLocation();

  switch (passage(session, verification)) {
    case 'wait':
      return waiting;
    case 'sign-in':
      return <Navigate to="/auth" search={href === '/' ? {} : {redirect: href}} replace />;
    case 'show':
      return (
        <Suspense fallback={waiting}>
          <Shell />
        </Suspense>
      );
  }
}
