import type { MoneyPattern } from '../../formatters/vocabulary/money-pattern.ts';

/** Euros as in German: `1.234,56 €`. */
export const GERMAN_MONEY: MoneyPattern = {
  currency: 'EUR',
  positive: ['', '\u00a0€'],
  negative: ['-', '\u00a0€'],
  digits: '0123456789',
  decimal: ',',
  fraction: 2,
  group: '.',
  groupSizes: [3, 3],
  minGroup: 1,
};
