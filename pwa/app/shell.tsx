import {Outlet} from '@tanstack/react-router';
import {useState} from 'react';
import {FullScreenSpinner} from '../ui/spinner.tsx';
import {BottomBar} from './bottom-bar.tsx';
import {LogoutDialog} from './logout-dialog.tsx';
import * as css from './shell.css.ts';
import {SideNav} from './side-nav.tsx';
import {useSideWidth} from './side-width.ts';
import {TopBar} from './top-bar.tsx';
import {useRejectionMessages} from './use-rejection-messages.ts';
import {useReplica} from './use-replica.ts';

/** The frame around every signed-in screen. */
export function Shell() {
  const {isCollapsed, toggle} = useSideWidth();
  const [isLogoutOpen, setLogoutOpen] = useState(false);
  const isOpen = useReplica();
  useRejectionMessages();
  const askToLeave = () => setLogoutOpen(true);

  if (!isOpen) return <FullScreenSpinner label="Opening your data" />;
  return (
    <div className={css.shell}>
      <SideNav isCollapsed={isCollapsed} onToggle={toggle} onLogout={askToLeave} />
      <div className={css.column}>
        <TopBar onLogout={askToLeave} />
        <main id="main" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <LogoutDialog isOpen={isLogoutOpen} onOpenChange={setLogoutOpen} />
    </div>
  );
}
