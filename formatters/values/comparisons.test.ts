import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { compare } from './compare.ts';
import { equals } from './equals.ts';

describe('equality', () => {
  it.each<[Value, Value]>([
    [1, 1],
    ['a', 'a'],
    [null, undefined],
    [undefined, undefined],
    [[], []],
    [
      [1, [2, null]],
      [1, [2, undefined]],
    ],
    [{}, {}],
    [
      { a: 1, b: { c: [3] } },
      { b: { c: [3] }, a: 1 },
    ],
  ])('%j equals %j', (left, right) => {
    expect([equals(left, right), equals(right, left)]).toEqual([true, true]);
  });

  it.each<[Value, Value]>([
    [1, '1'],
    [0, false],
    ['', null],
    [0, undefined],
    [{}, null],
    [[], null],
    [[], {}],
    [[1], { 0: 1 }],
    [{ length: 0 }, []],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [
      [[1], 2],
      [[2], 2],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ toString: 1 }, { a: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [Number.NaN, Number.NaN],
  ])('%j does not equal %j', (left, right) => {
    expect([equals(left, right), equals(right, left)]).toEqual([false, false]);
  });

  it('has no limit of depth', () => {
    const nested = () => {
      let value: Value = [];
      for (let depth = 0; depth < 100_000; depth += 1) value = [value];
      return value;
    };
    expect(equals(nested(), nested())).toBe(true);
  });
});

describe('order', () => {
  it.each<[Value, Value, number]>([
    [1, 2, -1],
    [2, 1, 1],
    [1, 1, 0],
    [10, '9', 1],
    [1, 'x', 1],
    [1, null, 1],
    [0, null, 0],
    ['10', 9, -1],
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['', null, 0],
    [true, false, 1],
    [false, 'true', -1],
    [true, 'true', 0],
    [null, undefined, 0],
    [null, 1, -1],
    [[1], [1], 0],
    [[2], [1], -1],
    [{}, [], -1],
  ])('of %j and %j is %d, by the type of the first', (left, right, expected) => {
    expect(compare(left, right)).toBe(expected);
  });
});
