import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bodies, Doc, DocKey, Operation } from '../../../../compiler/model/index.ts';
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

/** The tags of items that do not exist. */
function missing(bodies: Bodies): readonly string[] {
  return [...bodies.values()]
    .flatMap((body) => textsAt(body, 'tags'))
    .filter((id) => !bodies.has(`taxon:${id}`));
}
