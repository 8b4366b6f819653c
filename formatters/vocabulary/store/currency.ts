import { isWordIn } from '../code-table.ts';

/** The currencies a store can sell in. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const;

export type Currency = (typeof CURRENCIES)[number];

/** What an amount is in that names no currency (R-MONEY-FMT-10). */
export const DEFAULT_CURRENCY: Currency = 'USD';

/** Store settings refuse every other one (R-ENUM-CUR-04). */
export function isCurrency(value: unknown): value is Currency {
  return isWordIn(CURRENCIES, value);
}

/** Decimals of an amount: 2, but none in yen. Currencies that stores do not sell in have 2. */
export function fractionDigits(currency: string): number {
  return currency === 'JPY' ? 0 : 2;
}
