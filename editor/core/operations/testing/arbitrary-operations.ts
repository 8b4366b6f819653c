import fc from 'fast-check';
import type { Bodies, DocKey, Operation } from '../../../../compiler/model/index.ts';

const DOCS: readonly DocKey[] = ['page:home', 'page:studio', 'item:cup'];

/** Three small documents, one of which does not exist yet. */
export const START: Bodies = new Map<DocKey, unknown>([
  [
    'page:home',
    { title: 'Home', blocks: { a: { order: 'a0', value: { text: 'Hello' } }, b: { order: 'a1' } } },
  ],
  ['item:cup', { title: 'Cup', tags: ['clay'], variants: { s: { qtyInStock: 3 } } }],
]);

const value = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom<unknown>({}, { text: 'x' }, { a: { b: 1 } }, ['clay', 'sea'], null, true),
);

/** Operations that may or may not apply; callers skip those that do not. */
export const anyOperation: fc.Arbitrary<Operation> = fc.record({
  doc: fc.constantFrom(...DOCS),
  at: fc.array(fc.constantFrom('title', 'blocks', 'variants', 'a', 'b', 'value', 'text'), {
    minLength: 0,
    maxLength: 4,
  }),
  kind: fc.constantFrom('set', 'set', 'insert', 'remove', 'unset'),
  value,
});

export const anyOperations = fc.array(anyOperation, { maxLength: 30 });
