import {LogOut, MenuIcon} from 'lucide-react';
import {useState} from 'react';
import {Button, IconButton} from '../ui/button.tsx';
import {LinkButton} from '../ui/link.tsx';
import {CreditsChip} from './credits-chip.tsx';
import {MenuSheet} from './menu-sheet.tsx';
import {ResumeTips} from './resume-tips.tsx';
import * as css from './shell.css.ts';
import {SyncChip} from './sync-chip.tsx';

const iconProps = {size: 20, strokeWidth: 1.75, 'aria-hidden': true} as const;

export function TopBar({onLogout}: {onLogout: () => void}) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areTipsOpen, setTipsOpen] = useState(false);

  function fromMenu(action: () => void) {
    setMenuOpen(false);
    action();
  }

  return (
    <header className={css.top}>
      <span className={css.onPhone}>
        <IconButton label="Menu" onPress={() => setMenuOpen(true)}>
          <MenuIcon {...iconProps} />
        </IconButton>
      </span>
      <SyncChip />
      <div className={css.topEnd}>
        <span className={css.onDesk}>
          <Button tone="quiet" onPress={() => setTipsOpen(true)}>
            Resume Tips
          </Button>
          <LinkButton to="/pricing" tone="quiet">
            Pricing
          </LinkButton>
        </span>
        <CreditsChip />
        <span className={css.onPhone}>
          <IconButton label="Logout" onPress={onLogout}>
            <LogOut {...iconProps} />
          </IconButton>
        </span>
      </div>
      <MenuSheet
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
        onTips={() => fromMenu(() => setTipsOpen(true))}
        onLogout={() => fromMenu(onLogout)}
      />
      <ResumeTips isOpen={areTipsOpen} onOpenChange={setTipsOpen} />
    </header>
  );
}
