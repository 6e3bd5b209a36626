import {Link} from '@tanstack/react-router';
import {Button as AriaButton} from 'react-aria-components';
import {Dialog} from '../ui/dialog.tsx';
import * as css from './nav.css.ts';
import {navItems} from './nav-items.ts';

interface MenuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTips: () => void;
  onLogout: () => void;
}

/** Everything the side navigation and the top bar offer, on a phone. */
export function MenuSheet({isOpen, onOpenChange, onTips, onLogout}: MenuSheetProps) {
  const close = () => onOpenChange(false);
  const pages = [...navItems, {to: '/pricing', label: 'Pricing'} as const];

  return (
    <Dialog title="Menu" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ul className={css.list}>
        {pages.map(({to, label}) => (
          <li key={to}>
            <Link to={to} className={css.item} activeOptions={{exact: to === '/'}} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <AriaButton className={css.item} onPress={onTips}>
            Resume Tips
          </AriaButton>
        </li>
        <li>
          <AriaButton className={css.item} onPress={onLogout}>
            Logout
          </AriaButton>
        </li>
      </ul>
    </Dialog>
  );
}
