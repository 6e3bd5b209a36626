import {Trash2} from 'lucide-react';
import type {ReactNode} from 'react';
import {IconButton} from '../../../ui/button.tsx';
import {Disclosure} from '../../../ui/disclosure.tsx';
import * as css from './resume-editor.css.ts';

interface EntryFieldsProps {
  /** What the entry is called while it is closed. */
  title: string;
  /** Whether something in it should be looked at; such an entry is open at first. */
  isUnsure: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list: its fields behind its title, and a way to remove it. */
export function EntryFields({title, isUnsure, onRemove, children}: EntryFieldsProps) {
  return (
    <div className={css.entry}>
      <Disclosure title={title} level={3} isOpenAtFirst={isUnsure}>
        <div className={css.fields}>
          {children}
          <div>
            <IconButton label={`Remove ${title}`} onPress={onRemove}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
