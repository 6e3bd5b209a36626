import {Outlet} from '@tanstack/react-router';
import {useState} from 'react';
import {useSyncState} from '../data/live.ts';
import {FullScreenSpinner} from '../ui/spinner.tsx';
import {BottomBar} from './bottom-bar.tsx';
import {LogoutDialog} from './logout-dialog.tsx';
import * as css from './shell.css.ts';
import {SideNav} from './side-nav.tsx';
import {useSideWidth} from './side-width.ts';
import {TopBar} from './top-bar.tsx';
import {useLogout} from './use-logout.ts';
import {useRejectionMessages} from './use-rejection-messages.ts';
import {useReplica} from './use-replica.ts';

/** The frame around every signed-in screen. */
export function Shell() {
  const {isCollapsed, toggle} = useSideWidth();
  const [isAsking, setAsking] = useState(false);
  const {isBusy, logout} = useLogout();
  const {waiting} = useSyncState();
  const isOpen = useReplica();
  useRejectionMessages();

  const leave = waiting > 0 ? () => setAsking(true) : logout;

  if (!isOpen) return <FullScreenSpinner label="Opening your data" />;
  return (
    <div className={css.shell}>
      <SideNav isCollapsed={isCollapsed} onToggle={toggle} onLogout={leave} />
      <div className={css.column}>
        <TopBar onLogout={leave} />
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <LogoutDialog
        waiting={waiting}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isBusy={isBusy}
        onLogout={logout}
      />
    </div>
  );
}
