import { describe, expect, it } from 'vitest';
import { centsLabel, moneyLabel, rangeLabel, readPrice } from './money.ts';

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
    ['EUR 42', '42.00'],
    ["1'284.50 EUR", '1284.50'],
    ['.5', '0.50'],
    ['42.', '42.00'],
    ['38.500', '38.50'],
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
    '.',
    '-42',
    'a42',
    'EURO 42',
    `42.${'0'.repeat(40)}`,
  ])('rejects %s as ambiguous', (typed) => expect(readPrice(typed, 'EUR')).toBeUndefined());

  it('has the decimals of its currency', () => {
    expect(readPrice('3800', 'JPY')).toBe('3800');
    expect(readPrice('38.50', 'JPY')).toBeUndefined();
    expect(readPrice('38.00', 'JPY')).toBe('38');
  });
});

describe('the label of an amount', () => {
  it.each([
    ['1284.5', 'EUR', '€1,284.50'],
    ['1284.6', 'JPY', '¥1,285'],
    ['12345678901234567.89', 'EUR', '€12,345,678,901,234,567.89'],
    ['42', '?', '42.00 ?'],
  ])('%s %s is %s', (amount, currency, label) => {
    expect(moneyLabel(amount, currency)).toBe(label);
  });

  it('reads cents in the decimals of the currency', () => {
    expect([centsLabel(4250, 'EUR'), centsLabel(4250, 'JPY')]).toEqual(['€42.50', '¥4,250']);
  });

  it.each([
    [['42', '9', '25'], '€9.00 – €42.00'],
    [['42', '42.00'], '€42.00'],
    [[], ''],
  ])('of the amounts %j is %s', (amounts, label) => {
    expect(rangeLabel(amounts, 'EUR')).toBe(label);
  });
});
