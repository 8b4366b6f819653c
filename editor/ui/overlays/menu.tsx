import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  Header,
  type Key,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { t } from '../strings/ui-strings.ts';
import css from './popover.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: ReactNode;
  /** Shortcut. */
  readonly keys?: string;
  /** Whether the item is checked. */
  readonly isOn?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Navigates instead of calling `onChoose`. */
  readonly href?: string;
  /** Opens in a new tab. */
  readonly isExternal?: boolean;
}

export interface MenuGroup {
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onChoose: (id: string) => void;
  /** The button that opens it. */
  readonly children: ReactElement;
}

export function Menu({ label, groups, onChoose, children }: MenuProps) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={cx(css.popover)} offset={4}>
        <AriaMenu aria-label={label} className={cx(css.list)} onAction={(key: Key) => onChoose(String(key))}>
          {groups.flatMap((group, index) => [
            ...(index > 0
              ? [<Separator key={`line-${group.entries[0]?.id ?? index}`} className={cx(css.separator)} />]
              : []),
            <MenuSection key={group.entries[0]?.id ?? index} aria-label={group.label ?? label}>
              {group.label !== undefined && <Header className={cx(css.heading)}>{group.label}</Header>}
              {group.entries.map(renderEntry)}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function renderEntry(entry: MenuEntry) {
  return (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      className={cx(css.item, entry.isDanger === true && css.danger)}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.isExternal === true && { target: '_blank', rel: 'noopener' })}
    >
      {entry.icon}
      <span className={cx(css.text)}>
        {entry.label}
        {entry.description !== undefined && <span className={cx(css.description)}>{entry.description}</span>}
      </span>
      {entry.keys !== undefined && <kbd className={cx(css.trailing)}>{entry.keys}</kbd>}
      {entry.isOn === true && (
        <span className={cx(css.trailing)}>
          <Check role="img" aria-label={t('kit.on')} />
        </span>
      )}
    </MenuItem>
  );
}
