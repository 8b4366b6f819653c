import { expect, it } from 'vitest';
import { isInCurrency, type QuotedLine } from './quote.ts';

it('accepts prices in the currency of the store, also when the release names none', () => {
  const line = (currency?: string) => ({ ...(currency !== undefined && { currency }) }) as QuotedLine;
  expect(isInCurrency(line('EUR'), { currency: 'EUR' })).toBe(true);
  expect(isInCurrency(line(), { currency: 'EUR' })).toBe(true);
  expect(isInCurrency(line('USD'), { currency: 'EUR' })).toBe(false);
});
