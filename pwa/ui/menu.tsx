import {MoreVertical} from 'lucide-react';
import type {ReactNode} from 'react';
import {Menu as AriaMenu, MenuItem, MenuTrigger, Popover} from 'react-aria-components';
import {IconButton} from './button.tsx';
import * as css from './popover.css.ts';

interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onAction: () => void;
}

interface MenuProps {
  /** Names the button: "Actions for Senior Analyst". */
  label: string;
  actions: readonly MenuAction[];
}

export function Menu({label, actions}: MenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={label}>
        <MoreVertical size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Popover className={css.popover} placement="bottom end">
        <AriaMenu className={css.list}>
          {actions.map(action => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              onAction={action.onAction}
              isDisabled={action.isDisabled ?? false}
              className={css.item}
              {...(action.isDangerous && {'data-tone': 'danger'})}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
