import { expect, test } from 'vitest';
import { amountOf } from './purchase.ts';

test('R-DATA-ORDER-03: an amount is the same number in both spellings', () => {
  expect([amountOf({ decimalValue: '34.50' }), amountOf({ value: '34.50' })]).toEqual([34.5, 34.5]);
});

test.each([{}, { decimalValue: 'x' }, { value: '' }, null])('an amount that is %j counts as 0', (amount) => {
  expect(amountOf(amount as never)).toBe(0);
});
