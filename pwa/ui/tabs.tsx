import type {ReactNode} from 'react';
import {
  Tab as AriaTab,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  TabList,
} from 'react-aria-components';
import * as css from './tabs.css.ts';

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly {id: Id; title: ReactNode}[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** One `TabPanel` for each tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={key => onSelect(key as Id)}>
      <TabList aria-label={label} className={css.list}>
        {tabs.map(tab => (
          <AriaTab key={tab.id} id={tab.id} className={css.tab}>
            {tab.title}
          </AriaTab>
        ))}
      </TabList>
      {children}
    </AriaTabs>
  );
}

export function TabPanel({id, children}: {id: string; children: ReactNode}) {
  return (
    <AriaTabPanel id={id} className={css.panel}>
      {children}
    </AriaTabPanel>
  );
}
