import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { indexedEntries } from './indexed-entries.ts';
import { frameMember, isJsonType, member, memberAt, memberOrElement } from './member.ts';
import { parsePath } from './parse-path.ts';

const LIST: Value = ['a', 'b'];
const OBJECT: Value = { title: 'Mug', 0: 'zero', length: 3 };

describe('a member', () => {
  it.each<[Value, string | number, Value]>([
    [OBJECT, 'title', 'Mug'],
    [OBJECT, 0, 'zero'],
    [OBJECT, 'length', 3],
    [OBJECT, 'other', undefined],
    [LIST, 1, 'b'],
    [LIST, 2, undefined],
    [LIST, '1', undefined],
    ['text', 'length', undefined],
    ['text', 0, undefined],
    [7, 'toFixed', undefined],
    [null, 'title', undefined],
    [undefined, 0, undefined],
    [{}, 'constructor', undefined],
    [Object.create({ title: 'inherited' }), 'title', undefined],
    [{ run: () => {} } as unknown as Value, 'run', undefined],
  ])('of %j under %j is %j', (node, key, found) => {
    expect([frameMember(node, key), member(node, key)]).toEqual([found, found]);
  });

  it('is the length of an array where the array is a frame, not further in a reference', () => {
    expect([frameMember(LIST, 'length'), member(LIST, 'length')]).toEqual([2, undefined]);
  });

  it('is an element of an array only, where the dialect says so', () => {
    expect([memberOrElement(LIST, 0), memberOrElement(OBJECT, 0), memberOrElement(OBJECT, 'title')]).toEqual([
      'a',
      undefined,
      'Mug',
    ]);
  });
});

describe('a path', () => {
  it.each<[string, (string | number)[]]>([
    ['title', ['title']],
    ['items.0.title', ['items', 0, 'title']],
    ['007', [7]],
    ['2147483647', [2_147_483_647]],
    ['2147483648', ['2147483648']],
    ['1a', ['1a']],
    ['a1', ['a1']],
  ])('%s has the segments %j', (reference, segments) => {
    expect(parsePath(reference)).toEqual(segments);
  });

  it('is followed from its start, or from a later segment', () => {
    const node: Value = { items: [{ title: 'Mug' }], title: 'List' };
    expect(memberAt(node, ['items', 0, 'title'])).toBe('Mug');
    expect(memberAt(node, ['items', 'title'], 1)).toBe('List');
    expect(memberAt(node, [])).toBe(node);
    expect(memberAt(node, ['items', 1, 'title'])).toBeUndefined();
  });
});

describe('the entries of a value', () => {
  it.each<[Value, readonly Value[]]>([
    [LIST, ['a', 'b']],
    [{ 0: 'a', 1: 'b' }, ['a', 'b']],
    [{ x: 'a', y: 'b' }, [undefined, undefined]],
    [{ 1: 'b' }, [undefined]],
    [{}, []],
    ['text', []],
    [null, []],
    [undefined, []],
  ])('%j are %j', (value, entries) => {
    expect(indexedEntries(value)).toEqual(entries);
  });
});

it.each([
  ['a', true],
  [1, true],
  [false, true],
  [null, true],
  [{}, true],
  [undefined, false],
  [() => {}, false],
  [Symbol('a'), false],
  [1n, false],
])('%s is a value of the language: %s', (value, isValue) => {
  expect(isJsonType(value)).toBe(isValue);
});
