import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BLOCK_FORMATS, type DocKey, sortedEntries, valueAt } from '../../../../../compiler/model/index.ts';
import { BLOCK_TYPE } from '../../../../../formatters/vocabulary/content/block-type.ts';
import { type OpenPart, openInEditor } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole } from '../../../../testing/roles.ts';
import { BLOCK_KINDS, recordOfKind } from '../../model/block-kinds.ts';
import { BlockFields } from '../block-fields.tsx';

const HOME: DocKey = 'page:home';
const ITEMS = {
  a: { order: 'a0', title: 'Delivery', text: 'Two days.' },
  b: { order: 'a1', title: 'Returns' },
  c: { order: 'a2', title: 'Contact' },
};

let part: OpenPart;
afterEach(() => part.close());

async function open(value: unknown = { items: ITEMS }, kind: (typeof BLOCK_KINDS)[number] = 'accordion') {
  const block = { kind: BLOCK_TYPE[recordOfKind(kind).format], value };
  part = await openInEditor(<BlockFields doc={HOME} blockId="b" kind={kind} />, {
    docs: [
      { key: HOME, rev: 1, updatedAt: 0, updatedBy: 'test', body: { title: 'Home', blocks: { b: block } } },
    ],
  });
}
const stored = () => valueAt(part.editor.store.states.getState().head.get(HOME), ['blocks', 'b', 'value']);
const titles = () =>
  sortedEntries(Object(valueAt(stored(), ['items'])) as typeof ITEMS).map(([, { title }]) => title);
const press = (name: string) => act(async () => byRole(part.container, { role: 'button', name }).click());

it('moves entries, and the first not up and the last not down', async () => {
  await open();
  await press('Move Returns up');
  expect(titles()).toEqual(['Returns', 'Delivery', 'Contact']);
  await press('Move Delivery down');
  expect(titles()).toEqual(['Returns', 'Contact', 'Delivery']);
  expect(byRole(part.container, { role: 'button', name: 'Move Returns up' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(byRole(part.container, { role: 'button', name: 'Move Delivery down' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('removes an entry, and moves the focus to the button that adds one', async () => {
  await open();
  await press('Remove Returns');
  expect(titles()).toEqual(['Delivery', 'Contact']);
  expect(document.activeElement?.textContent).toBe('Add section');
});

it('adds a valid entry at the end, with its fields open', async () => {
  await open();
  await press('Add section');
  expect(titles()).toEqual(['Delivery', 'Returns', 'Contact', 'Another section']);
  expect(BLOCK_FORMATS.accordion.schema.safeParse(stored()).success).toBe(true);
  const { expanded } = Object.fromEntries(
    allByRole(part.container, { role: 'button', name: 'Another section' }).map((button) => [
      'expanded',
      button.getAttribute('aria-expanded'),
    ]),
  );
  expect(expanded).toBe('true');
});

it('adds an entry to a list that is not stored yet', async () => {
  await open({});
  await press('Add section');
  expect(titles()).toEqual(['Another section']);
});

it.each(BLOCK_KINDS)('shows the fields of a new %s block', async (kind) => {
  const filled = recordOfKind(kind).newValue({ bodies: new Map(), may: () => true });
  await open('value' in filled ? filled.value : {}, kind);
  expect(part.container.textContent).not.toBe('');
});

it('shows no order of an archive by month, which starts with the latest', async () => {
  await open({ by: 'month' }, 'archive');
  const order = () => allByRole(part.container, { role: 'button', name: /Order/ });
  expect(order()).toEqual([]);
  await part.close();
  await open({ by: 'tag' }, 'archive');
  expect(order()).toHaveLength(1);
});
