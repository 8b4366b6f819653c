import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allByRole, byRole, type Query } from '../../testing/roles.ts';
import { CellButton } from '../buttons/cell-button.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { START_VIEW, type TableView } from './table-view.ts';

interface Cup {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly sizes?: readonly Cup[];
}

const cup = (number: number): Cup => ({
  id: `cup-${number}`,
  name: `Cup ${number}`,
  price: (number * 7) % 31,
});
const CUPS = Array.from({ length: 25 }, (_, index) => cup(index + 1));

let root: Root;
let container: HTMLElement;
let view: TableView;

/** Without layout, nothing intersects: here, all elements fit on the screen. */
class TallScreen implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {
    // Nothing is observed later.
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', TallScreen);
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const COLUMNS = [
  { id: 'name', header: 'Name', value: ({ name }: Cup) => name },
  { id: 'price', header: 'Price', value: ({ price }: Cup) => price },
];
const idOf = ({ id }: Cup) => id;
const nameOf = ({ name }: Cup) => name;
const childrenOf = ({ sizes = [] }: Cup) => sizes;

function Cups(props: Partial<DataTableProps<Cup>> & { readonly start: Partial<TableView> }) {
  const { start, ...rest } = props;
  const [current, setView] = useState<TableView>({ ...START_VIEW, ...start });
  view = current;
  return (
    <DataTable<Cup>
      label="Cups"
      searchLabel="Search cups"
      rows={CUPS}
      columns={COLUMNS}
      idOf={idOf}
      nameOf={nameOf}
      view={current}
      onView={(change) => setView({ ...current, ...change })}
      empty={<p>No cups yet</p>}
      {...rest}
    />
  );
}

async function show(start: Partial<TableView> = {}, props: Partial<DataTableProps<Cup>> = {}): Promise<void> {
  await act(async () => root.render(<Cups start={start} {...props} />));
}

const find = (query: Query) => byRole(document.body, query);
const press = (query: Query) => act(async () => find(query).click());
const keys = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    const event = { key, bubbles: true, cancelable: true, ...init };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', event));
  });
const names = () =>
  [...document.querySelectorAll('tbody [role="rowheader"]')].map(({ textContent }) => textContent);
const bulk = { renderBulk: () => <span>Actions</span> };

it('shows 25 rows at 10 per page on three pages (R-TABLE-VIEW-01)', async () => {
  await show({ pageSize: 10 });
  expect(container.textContent).toContain('Page 1 of 3');
  expect(names()).toHaveLength(10);
  const next = { role: 'button', name: 'Next page' };
  for (const _ of [1, 2]) await press(next);
  expect(names()).toEqual(['Cup 21', 'Cup 22', 'Cup 23', 'Cup 24', 'Cup 25']);
  expect(find(next).hasAttribute('disabled')).toBe(true);
});

it('shows 25 rows from page 1 when the page size becomes 25 (R-TABLE-VIEW-02)', async () => {
  await show({ pageSize: 10, page: 2 });
  await press({ role: 'button', name: /Rows per page/ });
  await press({ role: 'option', name: '25 rows' });
  expect(view).toMatchObject({ page: 0, pageSize: 25 });
  expect(names()).toHaveLength(25);
});

it('sorts ascending, then descending, when a header is pressed (R-TABLE-VIEW-03)', async () => {
  await show({ pageSize: 10 });
  const header = { role: 'columnheader', name: 'Price' };
  await press(header);
  expect(names()[0]).toBe('Cup 9');
  expect(find(header).getAttribute('aria-sort')).toBe('ascending');
  await press(header);
  expect(names()[0]).toBe('Cup 22');
  expect(find(header).getAttribute('aria-sort')).toBe('descending');
  await press({ role: 'columnheader', name: 'Name' });
  expect(names().slice(0, 3)).toEqual(['Cup 1', 'Cup 2', 'Cup 3']);
});

it('does not sort by a column that cannot be sorted, which an old URL may name', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, isUnsortable: column.id === 'price' }));
  await show({ pageSize: 10, sort: { column: 'price', isDescending: false } }, { columns });
  expect(names()[0]).toBe('Cup 1');
});

it('starts a search and another order on the first page', async () => {
  await show({ pageSize: 10, page: 2 });
  await press({ role: 'columnheader', name: 'Price' });
  expect(view.page).toBe(0);
  expect(find({ role: 'button', name: 'Previous page' }).hasAttribute('disabled')).toBe(true);
});

it('shows the last page instead of one that no longer exists', async () => {
  await show({ pageSize: 10, page: 9 });
  expect(names()[0]).toBe('Cup 21');
  await show({ pageSize: 10, page: 9 }, { rows: CUPS.slice(0, 20) });
  expect(names()[0]).toBe('Cup 11');
});

it('says that a search finds nothing (R-SHELL-MSG-09)', async () => {
  await show({ search: 'plate' });
  expect(find({ role: 'grid', name: 'Cups' }).textContent).toContain('No results found.');
  expect(container.textContent).toContain('0–0 of 0');
});

it('has nothing to search without rows, only what to do', async () => {
  await show({}, { rows: [] });
  expect(find({ role: 'grid', name: 'Cups' }).textContent).toContain('No cups yet');
  expect(container.querySelector('input')).toBeNull();
});

it('shows only rows that contain the search (R-TABLE-VIEW-04)', async () => {
  await show({ search: 'CUP 2' }, { columns: COLUMNS.slice(0, 1) });
  expect(names()).toEqual(['Cup 2', 'Cup 12', 'Cup 20', 'Cup 21', 'Cup 22', 'Cup 23', 'Cup 24', 'Cup 25']);
});

it('offers four page sizes, first 25, and selects the rows of one page (R-TABLE-VIEW-07)', async () => {
  await show({}, { ...bulk, rows: [...CUPS, cup(26)] });
  await press({ role: 'checkbox', name: 'Select all rows on this page' });
  expect(find({ role: 'status' }).textContent).toBe('25 items selected');
  await press({ role: 'button', name: /Rows per page/ });
  const sizes = allByRole(document.body, { role: 'option' }).map(({ textContent }) => textContent);
  expect(sizes).toEqual(['10 rows', '25 rows', '50 rows', '100 rows']);
});

it('selects every row of the result, also of other pages (R-TABLE-VIEW-05)', async () => {
  await show({ pageSize: 10 }, bulk);
  await press({ role: 'checkbox', name: 'Select all rows on this page' });
  expect(find({ role: 'status' }).textContent).toBe('10 items selected');
  await press({ role: 'button', name: 'Select all 25 results' });
  expect(find({ role: 'status' }).textContent).toBe('25 items selected');
  await press({ role: 'button', name: 'Clear' });
  expect(allByRole(document.body, { role: 'status' })).toEqual([]);
});

it('selects only the row whose checkbox is pressed (R-TABLE-SEL-01)', async () => {
  await show({ pageSize: 10 }, bulk);
  await press({ role: 'checkbox', name: /Cup 3$/ });
  const selected = () =>
    [...document.querySelectorAll('tr[aria-selected="true"]')].map((row) => row.textContent);
  await press({ role: 'checkbox', name: /Cup 5$/ });
  expect(selected()).toEqual([expect.stringContaining('Cup 3'), expect.stringContaining('Cup 5')]);
  await press({ role: 'checkbox', name: /Cup 3$/ });
  expect(selected()).toEqual([expect.stringContaining('Cup 5')]);
});

it('counts the selected rows, also of other pages (R-TABLE-SEL-02)', async () => {
  await show({ pageSize: 10 }, bulk);
  await press({ role: 'checkbox', name: /Cup 3$/ });
  await press({ role: 'button', name: 'Next page' });
  await press({ role: 'checkbox', name: /Cup 12$/ });
  expect(find({ role: 'status' }).textContent).toBe('2 items selected');
});

const SETS: readonly Cup[] = [
  {
    ...cup(1),
    sizes: [
      { ...cup(1), id: 'small', name: 'Cup 1 S' },
      { ...cup(1), id: 'large', name: 'Cup 1 L' },
    ],
  },
  cup(2),
];

it('shows nested rows, indented, when their row is expanded (R-TABLE-VIEW-06)', async () => {
  await show({}, { rows: SETS, childrenOf });
  expect(names()).toEqual(['Cup 1', 'Cup 2']);
  await press({ role: 'button', name: /^Expand/ });
  expect(names()).toEqual(['Cup 1', 'Cup 1 S', 'Cup 1 L', 'Cup 2']);
  expect(allByRole(document.body, { role: 'row', name: /Cup 1 S/ })[0]?.getAttribute('aria-level')).toBe('2');
  await press({ role: 'button', name: /^Collapse/ });
  expect(names()).toEqual(['Cup 1', 'Cup 2']);
});

it('does not select nested rows', async () => {
  await show({}, { rows: SETS, childrenOf, ...bulk });
  await press({ role: 'button', name: /^Expand/ });
  await press({ role: 'checkbox', name: 'Select all rows on this page' });
  expect(find({ role: 'status' }).textContent).toBe('2 items selected');
  expect(find({ role: 'checkbox', name: 'Select all rows on this page' })).toHaveProperty('checked', true);
});

it('is one tab stop, moved through with the arrow keys; the focus stays when its row disappears', async () => {
  await show({ pageSize: 10 });
  const focused = () => document.activeElement?.closest('tr')?.textContent ?? '';
  await act(async () => document.querySelector<HTMLElement>('tbody tr')?.focus());
  expect(focused()).toContain('Cup 1');
  await keys('ArrowDown');
  expect(focused()).toContain('Cup 2');
  await show({}, { rows: CUPS.filter(({ id }) => id !== 'cup-2') });
  expect(focused()).toContain('Cup 3');
  await show({}, { rows: [] });
  expect(container.textContent).toContain('No cups yet');
  expect(document.activeElement).toBe(find({ role: 'grid', name: 'Cups' }));
});

describe('a row whose first cell is a link or a button', () => {
  const opened = vi.fn();
  const linked = [
    {
      ...COLUMNS[0],
      render: ({ id, name }: Cup) => (
        <a href={`#${id}`} onClick={({ ctrlKey, metaKey }) => opened(id, ctrlKey || metaKey)}>
          {name}
        </a>
      ),
    },
    {
      ...COLUMNS[1],
      render: ({ price }: Cup) => (
        <>
          <span className="price">{price}</span> <button type="button">Edit price</button>
        </>
      ),
    },
  ] as DataTableProps<Cup>['columns'];
  const rowOf = (id: string) => find({ role: 'row', name: new RegExp(`Cup ${id}$`) });
  const click = (element: Element | null, init: MouseEventInit = {}) =>
    act(async () => {
      const event = { bubbles: true, cancelable: true, detail: 1, button: 0, ...init };
      element?.dispatchEvent(new PointerEvent('pointerdown', { ...event, pointerType: 'mouse' }));
      element?.dispatchEvent(new MouseEvent('mousedown', event));
      element?.dispatchEvent(new PointerEvent('pointerup', { ...event, pointerType: 'mouse' }));
      element?.dispatchEvent(new MouseEvent('mouseup', event));
      element?.dispatchEvent(new PointerEvent('click', { ...event, pointerType: 'mouse' }));
    });
  const price = (id: string) => rowOf(id).querySelector('.price');
  beforeEach(() => opened.mockClear());

  it('opens with a click anywhere in it, with the keys of the click, and has the focus then', async () => {
    await show({ pageSize: 10 }, { columns: linked });
    await click(price('2'));
    expect(opened.mock.calls).toEqual([['cup-2', false]]);
    expect(document.activeElement?.textContent).toBe('Cup 2');
    await click(price('3'), { ctrlKey: true });
    expect(opened.mock.calls[1]).toEqual(['cup-3', true]);
  });

  it('opens once with a click on its link, and not with a click on a button', async () => {
    await show({ pageSize: 10 }, { columns: linked });
    await click(rowOf('2').querySelector('a'));
    await click(rowOf('2').querySelector('button'));
    expect(opened).toHaveBeenCalledOnce();
  });

  it.each([{}, bulk])('opens with Enter on the row', async (selection) => {
    await show({ pageSize: 10 }, { columns: linked, ...selection });
    await act(async () => rowOf('2').focus());
    await keys('Enter');
    expect(opened.mock.calls).toEqual([['cup-2', false]]);
  });

  it('does not open when text in it is selected', async () => {
    await show({ pageSize: 10 }, { columns: linked });
    const selected = document.createRange();
    selected.selectNodeContents(price('2') as Node);
    document.getSelection()?.addRange(selected);
    await click(price('2'));
    expect(opened).not.toHaveBeenCalled();
    document.getSelection()?.removeAllRanges();
  });

  it('is selected with a click instead while rows are selected', async () => {
    await show({ pageSize: 10 }, { columns: linked, ...bulk });
    await click(price('2'));
    expect(opened).toHaveBeenCalledOnce();
    expect(document.querySelector('tr[aria-selected="true"]')).toBeNull();
    await press({ role: 'checkbox', name: /Cup 3$/ });
    await click(price('4'));
    expect(find({ role: 'status' }).textContent).toBe('2 items selected');
    await click(price('4'));
    await click(price('3'));
    expect(allByRole(document.body, { role: 'status' })).toEqual([]);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('opens with the button of its first cell, too', async () => {
    const [first, second] = linked;
    const render = ({ id, name }: Cup) => <CellButton onPress={() => opened(id)}>{name}</CellButton>;
    await show({ pageSize: 10 }, { columns: [{ ...first, render }, second] as typeof linked });
    await click(price('2'));
    expect(opened.mock.calls).toEqual([['cup-2']]);
  });
});
