import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('sorts the keys of all records, and no array', () => {
  expect(canonicalJson({ b: [3, 1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[3,1,{"c":2,"d":1}]}');
  expect(canonicalJson(JSON.parse('{"a":1,"__proto__":{"z":1,"y":2}}'))).toBe(
    '{"__proto__":{"y":2,"z":1},"a":1}',
  );
});

it('is the same text for any order of the keys', () => {
  const records = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 2 }));
  fc.assert(
    fc.property(records, fc.nat(), (record, seed) => {
      const entries = Object.entries(record);
      const moved = entries.map((_, index) => entries[(index + seed) % entries.length] ?? ['', null]);
      expect(canonicalJson(Object.fromEntries(moved))).toBe(canonicalJson(record));
    }),
  );
});
