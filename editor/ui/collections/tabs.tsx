import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import css from './tabs.module.css';

export interface TabEntry {
  readonly id: string;
  readonly label: string;
  /** Number of items. */
  readonly count?: number;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // Not all tabs fit in narrow panels.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (selected !== '') tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key: Key) => onSelect(String(key))}
      className={cx(css.tabs)}
    >
      <TabList aria-label={label} className={cx(css.list)} ref={list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={cx(css.tab)}>
            {tab.label}
            {tab.count !== undefined && <span className={cx(css.count)}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={cx(css.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
