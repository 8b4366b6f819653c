import { Decimal } from '@phensley/decimal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legacyMoney } from './legacy-money.ts';

describe('legacy money text', () => {
  it('separates thousands with commas (R-MONEY-FMT-01)', () => {
    expect(digits('1234567.5')).toBe('1,234,567.50');
    expect(digits('-1234')).toBe('-1,234.00');
    expect(digits('-123')).toBe('-123.00');
  });

  it('shows two decimals after a point (R-MONEY-FMT-02)', () => {
    expect(digits('12.5')).toBe('12.50');
    expect(digits('0')).toBe('0.00');
  });

  it('keeps 15 digits before the decimal point (R-MONEY-FMT-03)', () => {
    expect(digits('123456789012345')).toBe('123,456,789,012,345.00');
    expect(digits('999999999999999.99')).toBe('999,999,999,999,999.99');
  });

  it('rounds halves away from zero', () => {
    expect(['0.005', '1.005', '-0.125', '0.0049'].map(digits)).toEqual(['0.01', '1.01', '-0.13', '0.00']);
  });

  it('prints larger amounts as the nearest double', () => {
    expect(digits('1234567890123456789')).toBe('1,234,567,890,123,456,800.00');
    expect(digits('1e400')).toBe('∞');
    expect(digits('-1e400')).toBe('-∞');
    expect(digits('NaN')).toBe('NaN');
  });

  it('agrees with the en-US format of Intl for prices', () => {
    const us = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
        fc.integer({ min: 0, max: 4 }),
        (units, places) => {
          const text = new Decimal(units).movePoint(-places).toString();
          expect(digits(text)).toBe(us.format(Number(text)));
        },
      ),
    );
  });
});

function digits(amount: string): string {
  return legacyMoney(new Decimal(amount)).replace(/<\/?span[^>]*>/g, '');
}
