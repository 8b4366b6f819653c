import { expect, it } from 'vitest';
import { toNumber } from './convert.ts';

it.each([
  ['', 0],
  ['12', 12],
  ['12.', 12],
  ['+2e3', 2000],
  ['-0x10', -16],
  [' ', Number.NaN],
  [' 5', Number.NaN],
  ['5 ', Number.NaN],
  ['.5', Number.NaN],
  ['-', Number.NaN],
  ['--1', Number.NaN],
  ['abc', Number.NaN],
])('the text %j is the number %d', (text, expected) => {
  expect(toNumber(text)).toBe(expected);
});
