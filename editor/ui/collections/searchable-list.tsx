import { memo, type ReactNode, useCallback, useEffect } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  SelectableCollectionContext,
  Virtualizer,
} from 'react-aria-components';
import { cx } from '../dom/class-names.ts';
import { SearchField } from '../fields/search-field.tsx';
import { makeFocusable } from '../focus/make-focusable.ts';
import popover from '../overlays/popover.module.css';
import css from './searchable-list.module.css';

/** Items that are the same objects as before are not read again; an item is in one group only. */
export interface ListEntry {
  /** Unique in the list. */
  readonly id: string;
  readonly name: string;
}

export interface ListGroup<Entry> {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

export interface SearchableListProps<Entry> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Those that match the search. */
  readonly groups: readonly ListGroup<Entry>[];
  /** Must be stable. */
  readonly render: (entry: Entry) => ReactNode;
  /** Id of the current entry. */
  readonly selected: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Called with the id of the entry that the arrow keys have reached. Must be stable. */
  readonly onFocus: (id: string) => void;
  readonly empty: string;
  /** Between search field and list. */
  readonly children?: ReactNode;
}

/**
 * A search field above a long list in groups. The focus stays in the field: arrow keys move in the list, Enter chooses. Only
 * the entries near the visible part are in the document.
 */
export function SearchableList<Entry extends ListEntry>(props: SearchableListProps<Entry>) {
  const { searchLabel, search, onSearch, children, ...list } = props;
  return (
    <Autocomplete inputValue={search} onInputChange={onSearch}>
      <div className={cx(css.search)}>
        <SearchField label={searchLabel} autoFocus />
        {/* A list that a filter opens is not controlled from the search field. */}
        <SelectableCollectionContext.Provider value={null}>{children}</SelectableCollectionContext.Provider>
      </div>
      <GroupedList {...list} />
    </Autocomplete>
  );
}

type GroupedListProps<Entry> = Omit<
  SearchableListProps<Entry>,
  'searchLabel' | 'search' | 'onSearch' | 'children'
>;

const GroupedList = memo(VirtualList) as typeof VirtualList;

function VirtualList<Entry extends ListEntry>(props: GroupedListProps<Entry>) {
  const { label, groups, render, selected, onChoose, onFocus, empty } = props;
  const item = useCallback(
    (entry: Entry) => (
      <ListBoxItem id={entry.id} textValue={entry.name} className={cx(popover.item, css.item)}>
        {({ isFocused }) => (
          <>
            {isFocused && <FocusReport id={entry.id} onFocus={onFocus} />}
            {render(entry)}
          </>
        )}
      </ListBoxItem>
    ),
    [render, onFocus],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={SIZES}>
      <ListBox
        aria-label={label}
        className={cx(css.list)}
        ref={makeFocusable}
        items={groups}
        dependencies={[item]}
        selectionMode="single"
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          // Choosing the current entry deselects it.
          const [id = selected] = keys === 'all' ? [] : [...keys];
          if (id !== undefined) onChoose(String(id));
        }}
        renderEmptyState={() => <p className={cx(popover.empty)}>{empty}</p>}
      >
        {(group) => (
          <ListBoxSection id={group.id}>
            <Header className={cx(popover.heading, css.heading)}>{group.label}</Header>
            <Collection items={group.entries} dependencies={[item]}>
              {item}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Virtualizer>
  );
}

/** Pixels. */
const SIZES = { rowSize: 36, headingSize: 30, padding: 4 };

interface FocusReportProps {
  readonly id: string;
  readonly onFocus: (id: string) => void;
}

function FocusReport({ id, onFocus }: FocusReportProps) {
  useEffect(() => onFocus(id), [id, onFocus]);
  return null;
}
