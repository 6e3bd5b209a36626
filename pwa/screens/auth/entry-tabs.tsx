import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import * as css from '../../ui/tabs.css.ts';

interface EntryTabsProps<Id extends string> {
  label: string;
  tabs: readonly {id: Id; title: string}[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs for the one screen that every visitor waits for: React Aria's would add
 * a tenth to its code (a collection, a selection manager) for two fixed tabs.
 */
export function EntryTabs<Id extends string>(props: EntryTabsProps<Id>) {
  const {label, tabs, selected, onSelect, children} = props;
  const listRef = useRef<HTMLDivElement>(null);
  const baseId = useId();
  const tabId = (id: Id) => `${baseId}-${id}`;

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1};
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const position = tabs.findIndex(tab => tab.id === selected);
    const next = (position + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    listRef.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div>
      <div ref={listRef} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map(({id, title}) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === selected ? 0 : -1}
            className={css.tab}
            data-selected={id === selected || undefined}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        key={selected}
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={tabId(selected)}
        className={css.panel}
      >
        {children}
      </div>
    </div>
  );
}
