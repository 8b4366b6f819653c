import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['12', 12],
  ['-3', -3],
  ['−3.5', -3.5],
  ['.5', 0.5],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1.250.000', 1_250_000],
  ['1 250', 1250],
  ["1'250", 1250],
  ['12,5', 12.5],
  ['0.125', 0.125],
  ['€ 40', 40],
  ['-€40', -40],
  ['€-40', -40],
  ['40 EUR', 40],
  ['75 %', 75],
  ['1e3', 1000],
  [' 7 ', 7],
  ['', undefined],
  ['n/a', undefined],
  ['-', undefined],
  ['12.', 12],
  ['1.2.3', undefined],
  ['May 5 or 6', undefined],
  ['9'.repeat(400), undefined],
  ['2e15', undefined],
])('%j is %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
