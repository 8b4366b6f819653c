import { expect, it } from 'vitest';
import { referencesIn } from './references-in.ts';
import { textsAtPath } from './texts-at-path.ts';

it('finds ids in lists and nested values, and none in options that a theme defines', () => {
  const value = {
    assetIds: ['a', 'b'],
    items: { one: { assetId: 'c', title: 'd' } },
    options: { assetId: 'e' },
    formId: 7,
  };
  expect(referencesIn(value)).toEqual([
    { kind: 'asset', id: 'a', path: ['assetIds', 0] },
    { kind: 'asset', id: 'b', path: ['assetIds', 1] },
    { kind: 'asset', id: 'c', path: ['items', 'one', 'assetId'] },
  ]);
});

it('finds texts at a path, also of every entry of an object', () => {
  const value = { items: { one: { text: 'A' }, two: { text: 1 }, three: {} }, text: 'B' };
  expect(textsAtPath(value, 'items.*.text')).toEqual([{ text: 'A', path: ['items', 'one', 'text'] }]);
  expect(textsAtPath(value, 'text')).toEqual([{ text: 'B', path: ['text'] }]);
  expect(textsAtPath(value, 'constructor.name')).toEqual([]);
});
