import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { EMPTY_SCOPE } from '../empty-scope.ts';
import { i18nMoneyFormat } from './i18n-money-format.ts';

describe('i18n-money-format', () => {
  it('prints nothing for an invalid currency code, and the code of a currency without a symbol', () => {
    expect(format([], { decimalValue: 5, currencyCode: '<b>' })).toBe('');
    expect(format([], { decimalValue: 5, currencyCode: 'ABC' })).toBe('ABC 5.00');
  });

  it('defaults to US dollars', () => {
    expect(format([], { decimalValue: 5 })).toBe('$5.00');
  });

  it('groups every three digits in any locale', () => {
    expect(format(['es-ES'], { decimalValue: 1234.5, currencyCode: 'EUR' })).toBe('€1.234,50');
  });

  it('prints more than two decimals if the currency has them and the amount needs them', () => {
    expect(format([], { decimalValue: '1.5', currencyCode: 'KWD' })).toBe('KWD 1.50');
    expect(format([], { decimalValue: '1.2345', currencyCode: 'KWD' })).toBe('KWD 1.234');
  });
});

function format(args: readonly string[], value: Value): Value {
  return i18nMoneyFormat.prepare(args, DIALECTS.platform)(value, EMPTY_SCOPE, []);
}
