import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allByRole, byRole } from '../../testing/roles.ts';
import { GridList, type GridListProps } from './grid-list.tsx';

interface Photo {
  readonly id: string;
  readonly name: string;
}

const PHOTOS: readonly Photo[] = Array.from({ length: 500 }, (_, index) => ({
  id: `photo-${index + 1}`,
  name: `Photo ${index + 1}`,
}));

let root: Root;
let container: HTMLElement;
let selected: ReadonlySet<string>;
/** Items whose name was read. */
let read: string[];
const sizes = ['clientWidth', 'clientHeight', 'scrollHeight'] as const;
const originals = sizes.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // Without layout, everything has the height 0.
  for (const name of sizes)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get: () => (name === 'scrollHeight' ? 200 : 600),
    });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  selected = new Set();
  read = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  sizes.forEach((name, index) => {
    const original = originals[index];
    if (original === undefined) Reflect.deleteProperty(HTMLElement.prototype, name);
    else Object.defineProperty(HTMLElement.prototype, name, original);
  });
});

const PROPS: GridListProps<Photo> = {
  label: 'Photos',
  items: PHOTOS,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => {
    read.push(name);
    return name;
  },
  render: ({ name }) => <span>{name}</span>,
  layout: 'grid',
  selected: new Set(),
  onSelect: (ids) => {
    selected = ids;
  },
  onOpen: () => undefined,
  empty: <p>No photos</p>,
};

const show = (props: Partial<GridListProps<Photo>> = {}) =>
  act(async () => root.render(<GridList<Photo> {...PROPS} {...props} />));
const grid = () => byRole(container, { role: 'grid', name: 'Photos' });
const rows = () => allByRole(container, { role: 'row' });
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    const event = { key, bubbles: true, cancelable: true, ...init };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', event));
  });
const endsWith =
  (digit: string) =>
  ({ name }: Photo) =>
    name.endsWith(digit);

it('has only visible items in the document and their number for screen readers', async () => {
  await show();
  expect(rows().length).toBeGreaterThan(5);
  expect(rows().length).toBeLessThan(60);
  expect(grid().getAttribute('aria-rowcount')).toBe('500');
});

it('goes to the last item with End, wherever it is', async () => {
  await show();
  await act(async () => rows()[0]?.focus());
  await press('End');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Photo 500');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('500');
});

it('leaves out items that are not shown', async () => {
  await show({ isShown: ({ id }) => id !== 'photo-2' });
  const names = rows().map((row) => row.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['Photo 1', 'Photo 3', 'Photo 4']);
  expect(grid().getAttribute('aria-rowcount')).toBe('499');
});

it('changes between tiles and lines', async () => {
  await show();
  await show({ layout: 'stack' });
  expect(byRole(container, { role: 'row', name: 'Photo 2' })).toBeDefined();
  await show();
  expect(byRole(container, { role: 'row', name: 'Photo 2' })).toBeDefined();
});

it('reads only items that are other objects than before', async () => {
  await show();
  read = [];
  await show({ items: [{ id: 'photo-1', name: 'Sunset' }, ...PHOTOS.slice(1)] });
  expect(byRole(container, { role: 'row', name: 'Sunset' })).toBeDefined();
  expect(read).not.toContain('Photo 400');
});

it('selects all shown items with Ctrl+A', async () => {
  await show({ isShown: endsWith('7') });
  await act(async () => rows()[0]?.focus());
  await press('a', { ctrlKey: true });
  expect(selected.size).toBe(50);
});

it('shows a message when nothing is left', async () => {
  await show({ isShown: () => false });
  expect(container.textContent).toContain('No photos');
});
