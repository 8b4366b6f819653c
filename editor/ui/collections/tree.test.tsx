import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allByRole, byRole } from '../../testing/roles.ts';
import { Tree, type TreeNode, type TreeProps } from './tree.tsx';

const leaf = (id: string): TreeNode<string> => ({ id, label: id, value: id, children: [] });
const group = (id: string, children: readonly TreeNode<string>[]): TreeNode<string> => ({
  ...leaf(id),
  children,
});

/** 1 home page, 2 groups, 300 pages in each. */
const NODES = [
  leaf('Home'),
  group(
    'Linked',
    Array.from({ length: 300 }, (_, index) => leaf(`Page ${index + 1}`)),
  ),
  group(
    'Unlinked',
    Array.from({ length: 300 }, (_, index) => leaf(`Draft ${index + 1}`)),
  ),
];

let root: Root;
let container: HTMLElement;
const sizes = ['clientWidth', 'clientHeight', 'scrollHeight'] as const;
const originals = sizes.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  // Without layout, everything has the height 0.
  for (const name of sizes)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get: () => (name === 'scrollHeight' ? 34 : 600),
    });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
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

const show = (expanded: readonly string[], options: Partial<TreeProps<string>> = {}) =>
  act(async () =>
    root.render(
      <Tree<string>
        label="Pages"
        nodes={NODES}
        render={noParts}
        selected={undefined}
        onSelect={ignore}
        expanded={new Set(expanded)}
        onExpand={ignore}
        {...options}
      />,
    ),
  );
const noParts = () => ({});
const ignore = () => undefined;
const rows = () => allByRole(container, { role: 'row' });
const press = (key: string) =>
  act(async () => {
    const event = { key, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', event));
  });
const position = (element: Element | null) =>
  ['aria-label', 'aria-rowindex', 'aria-level', 'aria-posinset', 'aria-setsize'].map((name) =>
    element?.getAttribute(name),
  );

it('has only visible rows in the document and counts all rows that are not collapsed', async () => {
  await show(['Linked']);
  expect(rows().length).toBeGreaterThan(5);
  expect(rows().length).toBeLessThan(60);
  const tree = byRole(container, { role: 'treegrid', name: 'Pages' });
  expect(tree.getAttribute('aria-rowcount')).toBe('303');
  await show(['Linked', 'Unlinked']);
  expect(tree.getAttribute('aria-rowcount')).toBe('603');
});

it('exposes the position of a nested row in the tree and in its group', async () => {
  await show(['Linked']);
  const row = byRole(container, { role: 'row', name: 'Page 2' });
  expect(position(row)).toEqual(['Page 2', '4', '2', '2', '300']);
});

it('finds rows that are not in the document with End and by their name', async () => {
  await show(['Linked', 'Unlinked']);
  await act(async () => rows()[0]?.focus());
  await press('End');
  expect(position(document.activeElement)).toEqual(['Draft 300', '603', '2', '300', '300']);
  for (const key of 'Page 15') await press(key);
  expect(position(document.activeElement).slice(0, 2)).toEqual(['Page 15', '17']);
});

it('has handles to move rows, except those that cannot be moved', async () => {
  await show([], { onMove: ignore, render: ({ id }) => ({ isFixed: id !== 'Home' }) });
  const handles = [...container.querySelectorAll<HTMLElement>('[aria-label^="Move "]')];
  const shown = handles.filter(({ style }) => style.visibility !== 'hidden');
  expect(shown.map((handle) => handle.getAttribute('aria-label'))).toEqual(['Move Home']);
});
