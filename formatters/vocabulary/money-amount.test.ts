import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  compareAmounts,
  convertAmount,
  fromMinorUnits,
  multiplyAmount,
  parseAmount,
  roundAmount,
  taxOn,
  toMinorUnits,
} from './money-amount.ts';

describe('parseAmount', () => {
  it('accepts decimal text and plain numbers', () => {
    expect(['12.50', '0', '-3', 7.25, '007', '0.1'].map(parseAmount)).toEqual([
      '12.50',
      '0',
      '-3',
      '7.25',
      '7',
      '0.1',
    ]);
  });

  it('rejects more than 15 digits before the decimal point (R-MONEY-FMT-13)', () => {
    expect(parseAmount('999999999999999.99')).toBe('999999999999999.99');
    expect(parseAmount('1000000000000000')).toBeUndefined();
    expect(parseAmount(1e15)).toBeUndefined();
  });

  it('accepts at most 30 digits after the decimal point', () => {
    const amounts = [30, 31].map((length) => `1.${'0'.repeat(length)}`);
    expect(amounts.map(parseAmount)).toEqual([amounts[0], undefined]);
  });

  it('rejects malformed amounts', () => {
    for (const value of [
      '',
      ' 1',
      '1,5',
      '1.',
      '.5',
      '1e3',
      'NaN',
      '--1',
      1e21,
      Number.NaN,
      null,
      true,
      [1],
      {},
    ]) {
      expect(parseAmount(value)).toBeUndefined();
    }
    expect(parseAmount(`1.${'0'.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('arithmetic', () => {
  it('is exact: 0.1 plus 0.2 is 0.3 (R-MONEY-FMT-14)', () => {
    expect(addAmounts('0.1', '0.2')).toBe('0.3');
    expect(addAmounts('10', '-0.005')).toBe('9.995');
    expect(multiplyAmount('19.99', 3)).toBe('59.97');
    expect(multiplyAmount('999999999999999.99', 9999)).toBe('9998999999999999900.01');
  });

  it('compares values, not text', () => {
    expect([compareAmounts('10', '9'), compareAmounts('1.50', '1.5'), compareAmounts('-2', '1')]).toEqual([
      1, 0, -1,
    ]);
  });

  it('agrees with integer cents', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (left, right) => {
        const sum = addAmounts(fromMinorUnits(left, 'USD'), fromMinorUnits(right, 'USD'));
        expect(toMinorUnits(sum, 'USD')).toBe(left + right);
      }),
    );
  });
});

describe('minor units', () => {
  it('follow the decimals of the currency (R-MONEY-FMT-04)', () => {
    expect(fromMinorUnits(1500, 'USD')).toBe('15.00');
    expect(fromMinorUnits(1500, 'JPY')).toBe('1500');
    expect(fromMinorUnits(-5, 'EUR')).toBe('-0.05');
    expect(toMinorUnits('15', 'USD')).toBe(1500);
    expect(toMinorUnits('1500', 'JPY')).toBe(1500);
  });

  it('are undefined above the safe integers', () => {
    expect(toMinorUnits('90071992547409.91', 'USD')).toBe(Number.MAX_SAFE_INTEGER);
    expect(toMinorUnits('90071992547409.92', 'USD')).toBeUndefined();
  });
});

describe('rounding', () => {
  it('rounds half to even for display (R-MONEY-FMT-13)', () => {
    expect(['0.125', '0.135', '-0.125', '0.1251', '2'].map((amount) => roundAmount(amount, 2))).toEqual([
      '0.12',
      '0.14',
      '-0.12',
      '0.13',
      '2.00',
    ]);
    expect(roundAmount('0.5', 0)).toBe('0');
    expect(roundAmount('0.125', 2, 'half-up')).toBe('0.13');
  });

  it('rounds half up for taxes (R-MONEY-FMT-13)', () => {
    expect(taxOn(250, '5')).toBe(13);
    expect(taxOn(1000, '8.875')).toBe(89);
    expect(taxOn(-250, '5')).toBe(-13);
    expect(taxOn(0, '19')).toBe(0);
  });

  it('rounds half up when an amount is converted at a rate', () => {
    expect(convertAmount('24.00', '0.8547', 2)).toBe('20.51');
    expect(convertAmount('10', '0.0125', 2)).toBe('0.13');
    expect(convertAmount('0.1', '3', 2)).toBe('0.30');
    expect(convertAmount('18.50', '1', 0)).toBe('19');
    expect(convertAmount('123456789012345.678901', '1', 6)).toBe('123456789012345.678901');
  });
});
