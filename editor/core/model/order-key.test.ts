import { describe, expect, it } from 'vitest';
import { orderBetween, orderKeys } from './order-key.ts';

describe('a new order key', () => {
  it.each([
    [null, null],
    ['a0', null],
    [null, 'a0'],
    ['a0', 'a1'],
    // Handwritten keys that do not follow the scheme.
    ['01', null],
    ['01', '02'],
    ['first', 'second'],
    ['1', '10'],
    [null, '01'],
    [null, 'first'],
  ])('sorts between %j and %j', (before, after) => {
    const key = orderBetween(before, after);
    expect(key > (before ?? '') && (after === null || key < after)).toBe(true);
  });

  it('sorts first in a handwritten list however often', () => {
    const keys = ['1'];
    for (let count = 0; count < 50; count++) keys.unshift(orderBetween(null, keys[0] ?? null));
    expect([...new Set(keys)].sort()).toEqual(keys);
  });
});

it('makes as many different keys as needed, in order', () => {
  const keys = orderKeys(40);
  expect([...new Set(keys)].sort()).toEqual(keys);
  expect(keys).toHaveLength(40);
});
