import type { CLDR } from '@phensley/cldr';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocale } from '../../compiler/node/locales.ts';
import { compileTemplate } from '../../compiler/template/template.ts';
import { decimalOrZero, parseDecimal } from '../number/parse-decimal.ts';
import { formatCurrency } from './format-currency.ts';

const english = createLocale('en');

describe('formatCurrency', () => {
  it('is used instead of the legacy span if the site enables it (R-MONEY-FMT-12)', () => {
    const price = { structuredContent: { productType: 2, priceMoney: { value: '1234.5', currency: 'EUR' } } };
    const german = createLocale('de');
    const on = compileTemplate('{p|product-price}').render(
      { p: price, featureFlags: { useCLDRMoneyFormat: true } },
      { cldr: german },
    );
    const off = compileTemplate('{p|product-price}').render({ p: price }, { cldr: german });
    expect(on.output).toContain('1.234,50\u00a0€');
    expect(off.output).toContain('<span class="sqs-money-native">1,234.50</span>');
  });

  it('follows the locale, not the currency', () => {
    const amount = decimalOrZero('1234.5');
    expect(formatCurrency(english, amount, 'EUR', [])).toBe('€1,234.50');
    expect(formatCurrency(createLocale('de'), amount, 'EUR', [])).toBe('1.234,50\u00a0€');
  });

  it('clamps digit limits to 0 to 50 (R-MONEY-FMT-09)', () => {
    const amount = decimalOrZero('1.5');
    expect(formatCurrency(english, amount, 'USD', ['maxfrac:-1'])).toBe('$2');
    expect(formatCurrency(english, amount, 'USD', ['minfrac:99'])).toBe(`$1.5${'0'.repeat(49)}`);
  });

  it('returns the same text from the cache for any amounts and currencies', () => {
    const amounts = fc.array(
      fc.tuple(fc.double({ noNaN: true }), fc.constantFrom('USD', 'JPY', 'X', 'X 1', '')),
    );
    fc.assert(
      fc.property(amounts, (pairs) => {
        for (const [number, currency] of [...pairs, ...pairs]) {
          const amount = decimalOrZero(String(number));
          const direct = amount.isFinite() ? formatCurrency(english, amount, currency, ['group']) : '';
          expect(formatCurrency(english, amount, currency, [])).toBe(direct);
          expect(formatCurrency(english, number, currency, [])).toBe(direct);
          expect(formatCurrency(english, String(number), currency, [])).toBe(direct);
        }
      }),
    );
  });

  it('accepts unparsed amounts, with 0 for malformed ones', () => {
    expect(formatCurrency(english, '12.50', 'USD', [])).toBe('$12.50');
    expect(formatCurrency(english, '12.50', 'EUR', [])).toBe('€12.50');
    expect(formatCurrency(english, 'd 1 -2 1250', 'USD', [])).toBe('$0.00');
  });

  it('prints no text in place of a currency code', () => {
    const codes = ['XYZ', '<b', 'A1', 'ABCDEFGHIJK'];
    const printed = codes.map((code) => formatCurrency(english, '1', code, ['style:code']).trim());
    expect(printed).toEqual(['1.00 XYZ', '1.00', '1.00', '1.00']);
  });

  it('is empty unless the amount is finite', () => {
    for (const amount of ['NaN', '-Infinity', Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(formatCurrency(english, amount, 'USD', [])).toBe('');
    }
    expect(formatCurrency(english, decimalOrZero('NaN'), 'USD', [])).toBe('');
    expect(formatCurrency(english, decimalOrZero('-Infinity'), 'USD', ['style:name'])).toBe('');
  });
});

describe('parseDecimal', () => {
  it('keeps every digit', () => {
    expect(parseDecimal('12345678901234567890.12345678901234567890')?.toString()).toBe(
      '12345678901234567890.12345678901234567890',
    );
  });

  it('rejects malformed, mistyped and overlong values', () => {
    const malformed = [
      '',
      '.',
      '1e',
      '1,000',
      ' 1',
      '0x10',
      '--1',
      '1e10001',
      '1E-99999999999',
      '9'.repeat(10_001),
    ];
    for (const value of [...malformed, true, null, undefined, [1], { value: 1 }]) {
      expect(parseDecimal(value), String(value)).toBeUndefined();
    }
  });

  it('reads 1e400 and 5000 digits', () => {
    expect(parseDecimal('1e400')?.toString()).toBe(`1${'0'.repeat(400)}`);
    expect(parseDecimal('7'.repeat(5000))?.toString()).toBe('7'.repeat(5000));
  });
});

describe('an invalid currency', () => {
  it.each(['<img src=x onerror=a()>', '"', "'", '&', 'EU R', '€'])('%s is not printed', (currency) => {
    for (const style of ['', ' style:code', ' style:name', ' style:symbol', ' style:accounting']) {
      const { output } = compileTemplate(`{p|money${style}}`).render(
        { p: { value: '1.5', currency } },
        { cldr: english },
      );
      expect(output).toMatch(/^[\d.,\u00a0 ]*$/);
    }
  });

  it('prints no HTML special characters for any data', () => {
    const { render } = compileTemplate('{p|money style:code}');
    fc.assert(
      fc.property(fc.string(), fc.string(), (value, currency) => {
        expect(render({ p: { value, currency } }, { cldr: english }).output).not.toMatch(/[<>&"']/);
      }),
    );
  });
});

it('texts of most prices are known when a site asks for more of them in turn than are kept', () => {
  let formatted = 0;
  const Numbers = {
    formatCurrency: (...args: Parameters<CLDR['Numbers']['formatCurrency']>) => {
      formatted += 1;
      return english.Numbers.formatCurrency(...args);
    },
  };
  const counting = Object.create(english, { Numbers: { value: Numbers } }) as CLDR;
  const askForAll = () => {
    formatted = 0;
    for (let price = 0; price < 4400; price++) formatCurrency(counting, price, 'EUR', []);
    return formatted;
  };
  expect(askForAll()).toBe(4400);
  expect(askForAll()).toBeLessThan(2200);
});
