import { DIALECTS, EMPTY_SCOPE, moneyFormatters } from '../../formatters/index.ts';
import { fromMinorUnits } from '../../formatters/vocabulary/money-amount.ts';
import { formatWithPattern } from '../../formatters/vocabulary/money-pattern.ts';
import type { MoneyFormat } from '../domain/money-format.ts';
import type { ActiveRelease } from './active-release.ts';

/**
 * Writes prices like the published pages (gaps C15): in the language of the release if the site enables it, otherwise in the US format.
 * `currency` is that of an order, which the store may have changed since; an earlier currency has the US format.
 */
export function createMoneyFormat(
  { data: { store } }: Pick<ActiveRelease, 'data'>,
  currency: string = store.currency,
): MoneyFormat {
  const { moneyPattern } = store;
  if (moneyPattern?.currency === currency) return (minorUnits) => formatWithPattern(moneyPattern, minorUnits);
  const format = moneyFormatters
    .find(({ name }) => name === 'i18n-money-format')
    ?.prepare(['en-US'], DIALECTS.platform);
  return (minorUnits) => {
    const decimalValue = fromMinorUnits(minorUnits, currency);
    return String(format?.({ decimalValue, currencyCode: currency }, EMPTY_SCOPE, []) ?? decimalValue);
  };
}
