import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, entriesInOrder } from './order-keys.ts';

describe('entries in their order', () => {
  const idsOf = (record: Parameters<typeof entriesInOrder>[0]) => entriesInOrder(record).map(([id]) => id);

  it('follow their keys, equals their ids, and what has no key comes first', () => {
    expect(idsOf({ c: { order: 'a1' }, b: { order: 'a1' }, a: { order: 'a2' }, d: {} })).toEqual([
      'd',
      'b',
      'c',
      'a',
    ]);
  });

  it('do not depend on the order in which they were written', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.record({ order: fc.string() })), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(entries, (written) => {
        expect(idsOf(Object.fromEntries(written))).toEqual(idsOf(Object.fromEntries(written.toReversed())));
      }),
    );
  });

  it('are compared by their units, as no language does', () => {
    expect(['ä', 'a', 'Z', 'a0', 'é', 'z'].sort(compareTexts)).toEqual(['Z', 'a', 'a0', 'z', 'ä', 'é']);
    expect(compareTexts('a', 'a')).toBe(0);
  });
});
