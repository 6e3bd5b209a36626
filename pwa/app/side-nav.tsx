import {Link} from '@tanstack/react-router';
import {LogOut, PanelLeftClose, PanelLeftOpen} from 'lucide-react';
import type {ReactNode} from 'react';
import {Button as AriaButton} from 'react-aria-components';
import {Tooltip} from '../ui/tooltip.tsx';
import * as css from './nav.css.ts';
import {navItems} from './nav-items.ts';

const iconProps = {size: 18, strokeWidth: 1.75, className: css.icon, 'aria-hidden': true} as const;

interface SideNavProps {
  isCollapsed: boolean;
  onToggle: () => void;
  onLogout: () => void;
}

export function SideNav({isCollapsed, onToggle, onLogout}: SideNavProps) {
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;

  return (
    <nav aria-label="Main" className={css.side} data-collapsed={isCollapsed || undefined}>
      <Link to="/" className={css.brand} aria-label="Galley, to the dashboard">
        {isCollapsed ? 'G' : 'Galley'}
      </Link>
      <ul className={css.list}>
        {navItems.map(({to, label, Icon}) => (
          <li key={to}>
            <Link
              to={to}
              className={css.item}
              activeOptions={{exact: to === '/', includeSearch: false}}
              {...(isCollapsed && {'aria-label': label, title: label})}
            >
              <Icon {...iconProps} />
              {!isCollapsed && label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={`${css.list} ${css.foot}`}>
        <SideButton
          label={isCollapsed ? 'Expand navigation' : 'Collapse navigation'}
          isCollapsed={isCollapsed}
          onPress={onToggle}
        >
          <ToggleIcon {...iconProps} />
        </SideButton>
        <SideButton label="Logout" isCollapsed={isCollapsed} onPress={onLogout}>
          <LogOut {...iconProps} />
        </SideButton>
      </div>
    </nav>
  );
}

interface SideButtonProps {
  label: string;
  isCollapsed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function SideButton({label, isCollapsed, onPress, children}: SideButtonProps) {
  if (!isCollapsed) {
    return (
      <AriaButton className={css.item} onPress={onPress}>
        {children}
        {label}
      </AriaButton>
    );
  }
  return (
    <Tooltip text={label} placement="right">
      <AriaButton className={css.item} aria-label={label} onPress={onPress}>
        {children}
      </AriaButton>
    </Tooltip>
  );
}
