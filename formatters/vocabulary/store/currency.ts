import { isWordIn } from '../code-table.ts';

/** The currencies that a store can sell in. */
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

/** The currency of amounts without one (R-MONEY-FMT-10). */
export const DEFAULT_CURRENCY: Currency = 'USD';

/** Store settings reject other currencies (R-ENUM-CUR-04). */
export function isCurrency(value: unknown): value is Currency {
  return isWordIn(CURRENCIES, value);
}

/** Decimals of an amount: 0 for yen, 2 for all other currencies, including unsupported ones. */
export function fractionDigits(currency: string): number {
  return currency === 'JPY' ? 0 : 2;
}
