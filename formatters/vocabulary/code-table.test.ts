import { describe, expect, it } from 'vitest';
import { isCodeBetween, isCodeIn, isWordIn, nameOfCode } from './code-table.ts';
import { LIMITS } from './limits.ts';

describe('a table of codes', () => {
  it('maps codes to names', () => {
    const table = { one: 1, two: 2 };
    expect([1, 3, '1', 'one', null].map((value) => isCodeIn(table, value))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([nameOfCode(table, 2), nameOfCode(table, 3)]).toEqual(['two', undefined]);
  });

  it('can be a range of numbers or a list of strings', () => {
    expect([1, 2, 1.5, Number.NaN, 3].map((value) => isCodeBetween(value, 1, 2))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['a', 'A', 1].map((value) => isWordIn(['a'], value))).toEqual([true, false, false]);
  });
});

describe('limits', () => {
  it('match the data model', () => {
    expect(LIMITS).toMatchObject({
      blocksInLayout: 60,
      productsInCollection: 200,
      partialDepth: 16,
      moneyIntegerPlaces: 15,
      quantityMax: 9999,
    });
  });
});
