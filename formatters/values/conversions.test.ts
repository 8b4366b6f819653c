import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { asBoolean } from './as-boolean.ts';
import { asNumber } from './as-number.ts';
import { asString } from './as-string.ts';
import { integerPrefix } from './integer-prefix.ts';
import { isTruthy } from './is-truthy.ts';
import { integerReader, numberReader } from './strict-number.ts';

const NOTHING: readonly Value[] = [undefined, null, [], {}, [1], { a: 1 }];

describe('as a boolean', () => {
  it.each<Value>([true, 'true', 1, -1, 2])('%j is true', (value) => {
    expect(asBoolean(value)).toBe(true);
  });

  it.each<Value>([false, 'false', 'TRUE', 'yes', '1', '', 0, 0.5, Number.NaN, ...NOTHING])(
    '%j is false',
    (value) => {
      expect(asBoolean(value)).toBe(false);
    },
  );
});

describe('as a number', () => {
  it.each<[Value, number]>([
    [1.5, 1.5],
    ['12px', 12],
    ['12.5px', 12.5],
    ['1e3', 1],
    ['1.0e3', 1000],
    ['', Number.NaN],
    ['px', Number.NaN],
    [true, 1],
    [false, 0],
    ...NOTHING.map((value): [Value, number] => [value, 0]),
  ])('%j is %d', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });

  it.each<[Value, number]>([
    ['12', 12],
    [' 12 ', 12],
    ['+1.5', 1.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1E-1', 0.1],
    ['12px', 0],
    ['px12', 0],
    ['.', 0],
    ['1.2.3', 0],
    ['Infinity', 0],
    ['', 0],
    [true, 1],
    [null, 0],
    [2.5, 2.5],
  ])('%j is strictly %d', (value, number) => {
    expect(numberReader(DIALECTS.platform)(value)).toBe(number);
  });

  it('is strict on published pages only', () => {
    expect(numberReader(DIALECTS.browser)('12px')).toBe(12);
  });

  it('is an integer on published pages, where a formatter calculates with integers', () => {
    expect(['7.9', -7.9, '7px'].map((value) => integerReader(DIALECTS.platform)(value))).toEqual([7, -7, 0]);
    expect(['7.9', -7.9, '7px'].map((value) => integerReader(DIALECTS.browser)(value))).toEqual([
      7.9, -7.9, 7,
    ]);
  });

  it('is the integer at the start of an argument, or its default', () => {
    expect([integerPrefix('12px', 3), integerPrefix('px', 3), integerPrefix(undefined, 3)]).toEqual([
      12, 3, 3,
    ]);
  });
});

describe('as text', () => {
  it.each<[Value, string]>([
    ['a', 'a'],
    [1.5, '1.5'],
    [false, 'false'],
    ...NOTHING.map((value): [Value, string] => [value, '']),
  ])('%j is "%s"', (value, text) => {
    expect(asString(value)).toBe(text);
  });
});

describe('in a condition', () => {
  it.each<Value>([undefined, null, false, 0, Number.NaN, '', [], {}, Object.create({ a: 1 })])(
    '%j is false',
    (value) => {
      expect(isTruthy(value)).toBe(false);
    },
  );

  it.each<Value>([true, 1, -1, '0', 'false', ' ', [0], [undefined], { a: null }])('%j is true', (value) => {
    expect(isTruthy(value)).toBe(true);
  });
});
