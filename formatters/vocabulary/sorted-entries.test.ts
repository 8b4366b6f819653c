import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareText, sortedEntries } from './sorted-entries.ts';

describe('sorted entries', () => {
  const idsOf = (record: Parameters<typeof sortedEntries>[0]) => sortedEntries(record).map(([id]) => id);

  it('are ordered by key, then by id, with missing keys first', () => {
    expect(idsOf({ c: { order: 'a1' }, b: { order: 'a1' }, a: { order: 'a2' }, d: {} })).toEqual([
      'd',
      'b',
      'c',
      'a',
    ]);
  });

  it('do not depend on insertion order', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.record({ order: fc.string() })), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(entries, (written) => {
        expect(idsOf(Object.fromEntries(written))).toEqual(idsOf(Object.fromEntries(written.toReversed())));
      }),
    );
  });

  it('are compared by code units', () => {
    expect(['ä', 'a', 'Z', 'a0', 'é', 'z'].sort(compareText)).toEqual(['Z', 'a', 'a0', 'z', 'ä', 'é']);
    expect(compareText('a', 'a')).toBe(0);
  });
});
