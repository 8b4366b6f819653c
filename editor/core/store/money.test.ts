import { describe, expect, it } from 'vitest';
import { readPrice } from './money.ts';

describe('readPrice', () => {
  it.each([
    ['42', '42.00'],
    ['38.5', '38.50'],
    ['38,50', '38.50'],
    ['€ 1,284.50', '1284.50'],
    ['1.284,50', '1284.50'],
    ['1,284', '1284.00'],
    ['1,284,500', '1284500.00'],
    ['1.284.500', '1284500.00'],
    ['999999999.99', '999999999.99'],
  ])('parses %s as %s', (typed, amount) => expect(readPrice(typed, 'EUR')).toBe(amount));

  it.each([
    '38.505',
    '0.001',
    '0,001',
    '1.284',
    '1,28,4',
    '12345,678',
    '1.2,3',
    '1,284.505',
    '1000000000',
    '99999999999',
    '',
  ])('rejects %s as ambiguous', (typed) => expect(readPrice(typed, 'EUR')).toBeUndefined());

  it('has the decimals of its currency', () => {
    expect(readPrice('3800', 'JPY')).toBe('3800');
    expect(readPrice('38.50', 'JPY')).toBeUndefined();
    expect(readPrice('38.00', 'JPY')).toBe('38');
  });
});
