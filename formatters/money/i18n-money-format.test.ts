import { describe, expect, it } from 'vitest';
import type { Value } from '../contract.ts';
import { DIALECTS } from '../dialect.ts';
import { NO_TEMPLATE } from '../no-template.ts';
import { i18nMoneyFormat } from './i18n-money-format.ts';

describe('i18n-money-format', () => {
  it('prints nothing for a code that is no currency, and the code of one it has no symbol for', () => {
    expect(format([], { decimalValue: 5, currencyCode: '<b>' })).toBe('');
    expect(format([], { decimalValue: 5, currencyCode: 'ABC' })).toBe('ABC 5.00');
  });

  it('takes US dollars where no currency is named', () => {
    expect(format([], { decimalValue: 5 })).toBe('$5.00');
  });

  it('groups every three digits whatever the locale does', () => {
    expect(format(['es-ES'], { decimalValue: 1234.5, currencyCode: 'EUR' })).toBe('€1.234,50');
  });

  it('has more than two digits where the currency has them and the amount needs them', () => {
    expect(format([], { decimalValue: '1.5', currencyCode: 'KWD' })).toBe('KWD 1.50');
    expect(format([], { decimalValue: '1.2345', currencyCode: 'KWD' })).toBe('KWD 1.234');
  });
});

function format(args: readonly string[], value: Value): Value {
  return i18nMoneyFormat.prepare(args, DIALECTS.platform)(value, NO_TEMPLATE, []);
}
