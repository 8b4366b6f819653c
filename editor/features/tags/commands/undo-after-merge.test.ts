import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bodies, Doc, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { createDocument } from '../../../core/commands/create-document.ts';
import { newTaxon } from '../../../core/item-editor/categories/new-taxon.ts';
import { idOf } from '../../../core/model/documents.ts';
import { textsAt } from '../../../core/model/json-access.ts';
import { commandOf, createTestContext, openEditor } from '../../../core/operations/testing/test-store.ts';
import { replaceTaxons } from './replace-taxons.ts';

const TAGS = ['a', 'b', 'c'];
const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const DOCS = [
  ...TAGS.map((id) => doc(`taxon:${id}`, { type: 'tag', name: id })),
  doc('item:one', { title: 'One', tags: ['a', 'b'] }),
  doc('item:two', { title: 'Two', tags: ['b'] }),
];

const anyTags = fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: TAGS.length });
const anyItem = fc.constantFrom<DocKey>('item:one', 'item:two', 'item:three');
/** Tags of an item change, or an item is deleted or added. */
const anyEdit: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    doc: anyItem,
    at: fc.constant<string[]>(['tags']),
    kind: fc.constant('set' as const),
    value: anyTags,
  }),
  fc.record({ doc: anyItem, at: fc.constant<string[]>([]), kind: fc.constant('remove' as const) }),
  fc.record({
    doc: anyItem,
    at: fc.constant<string[]>([]),
    kind: fc.constant('insert' as const),
    value: fc.record({ title: fc.constant('New'), tags: anyTags }),
  }),
);

it('no undo or redo brings back a reference to a tag that was merged or removed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyEdit, { maxLength: 12 }),
      fc.nat({ max: 3 }),
      fc.boolean(),
      async (edits, undone, isMerge) => {
        const { store } = await openEditor(createTestContext(DOCS));
        const head = () => store.states.getState().head;
        for (const edit of edits) store.run(commandOf(edit));
        for (let count = 0; count < undone; count++) store.undo();
        const removed = new Set(['b']);
        store.run(replaceTaxons({ type: 'tag', removed, ...(isMerge && { target: 'a' }) }, 'Test'));
        expect(missing(head())).toEqual([]);
        for (let step = store.undo(); step.ok || step.isStale; step = store.undo()) {
          expect(missing(head())).toEqual([]);
        }
        for (let step = store.redo(); step.ok || step.isStale; step = store.redo()) {
          expect(missing(head())).toEqual([]);
        }
      },
    ),
  );
});

it('undo does not remove an added tag that items got by a merge', async () => {
  const { store } = await openEditor(createTestContext(DOCS));
  const { head } = store.states.getState();
  const created = newTaxon(head, { type: 'tag', name: 'd' });
  store.run(createDocument({ ...created, label: 'Add tag' }));
  store.run(replaceTaxons({ type: 'tag', removed: new Set(['b']), target: idOf(created.doc) }, 'Test'));
  expect(store.undo()).toEqual({ ok: false, isStale: true, label: 'Add tag' });
  expect(store.states.getState().head.has(created.doc)).toBe(true);
  expect(missing(store.states.getState().head)).toEqual([]);
  expect(store.undo()).toMatchObject({ ok: false, isStale: false });
});

it('undo does not remove an added category with subcategories', async () => {
  const { store } = await openEditor(createTestContext(DOCS));
  const [bowls, cups] = ['taxon:bowls', 'taxon:cups'] as const;
  store.run(createDocument({ doc: bowls, body: { type: 'category', name: 'Bowls' }, label: 'Add category' }));
  const cup = { type: 'category', name: 'Cups', parent: 'bowls' };
  store.run(() => ({
    label: 'Test',
    isPermanent: true,
    ops: [{ doc: cups, at: [], kind: 'insert', value: cup }],
  }));
  expect(store.undo()).toMatchObject({ ok: false, isStale: true });
  expect(store.states.getState().head.has(bowls)).toBe(true);
});

it('undo removes an added tag that nothing has', async () => {
  const { store } = await openEditor(createTestContext(DOCS));
  const created = newTaxon(store.states.getState().head, { type: 'tag', name: 'd' });
  store.run(createDocument({ ...created, label: 'Add tag' }));
  expect(store.undo()).toMatchObject({ ok: true, label: 'Add tag' });
  expect(store.states.getState().head.has(created.doc)).toBe(false);
});

/** The tags of items that do not exist. */
function missing(bodies: Bodies): readonly string[] {
  return [...bodies.values()]
    .flatMap((body) => textsAt(body, 'tags'))
    .filter((id) => !bodies.has(`taxon:${id}`));
}
