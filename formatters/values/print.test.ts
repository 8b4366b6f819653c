import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { print } from './print.ts';

describe('the printed form', () => {
  it.each<[Value, string]>([
    ['<a>', '<a>'],
    [0, '0'],
    [-1.5, '-1.5'],
    [true, 'true'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [{ a: 1 }, ''],
    [[], ''],
    [['a', 1, true], 'a,1,true'],
  ])('of %j is "%s"', (value, text) => {
    expect(print(value, DIALECTS.platform)).toBe(text);
    expect(print(value, DIALECTS.browser)).toBe(text);
  });

  const MIXED: Value = [1, null, undefined, [2, null, [3, undefined]], { a: 1 }, ''];

  it('of an array has nothing for what is nested in it', () => {
    expect(print(MIXED, DIALECTS.platform)).toBe('1,null,,,,');
  });

  it('of an array in browsers is that of JavaScript, except for null', () => {
    expect(print(MIXED, DIALECTS.browser)).toBe('1,null,undefined,2,,3,,[object Object],');
  });

  it('never calls methods of the data', () => {
    const object = { toString: () => 'called' } as unknown as Value;
    expect(print([object], DIALECTS.browser)).toBe('[object Object]');
  });
});
