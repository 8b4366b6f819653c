import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIALECTS, EMPTY_SCOPE, moneyFormatters } from '../../../formatters/index.ts';
import { fromMinorUnits } from '../../../formatters/vocabulary/money-amount.ts';
import { formatWithPattern } from '../../../formatters/vocabulary/money-pattern.ts';
import { createLocale } from '../../node/locales.ts';
import { moneyPattern } from './money-pattern.ts';

const TAGS = ['ar', 'de', 'de-CH', 'en', 'en-IN', 'es', 'fa', 'fr', 'he', 'ja', 'ne', 'pt-BR', 'pt-PT'];
const CURRENCIES = ['EUR', 'USD', 'JPY', 'KWD', 'HUF', 'INR'];

it.each(TAGS)('the server writes prices in %s like templates', (tag) => {
  const cldr = createLocale(tag);
  const format = moneyFormatters.find(({ name }) => name === 'money')?.prepare([], DIALECTS.platform);
  const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2_000_000, max: 2_000_000 }));
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), amounts, (currency, cents) => {
      const money = { decimalValue: fromMinorUnits(cents, currency), currencyCode: currency };
      const shown = format?.(money, { ...EMPTY_SCOPE, cldr }, []);
      expect(formatWithPattern(moneyPattern(cldr, currency), cents)).toBe(shown);
    }),
  );
});
