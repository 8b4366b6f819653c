import { DIALECTS, EMPTY_SCOPE, moneyFormatters, type Scope } from '../../formatters/index.ts';
import { fromMinorUnits } from '../../formatters/vocabulary/money-amount.ts';
import type { MoneyFormat } from '../domain/money-format.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { readLocale } from './cldr-locale.ts';

/**
 * Uses the formatters that wrote the prices of the published pages (gaps C15): in the language of the site if the site
 * enables it, otherwise in the US format. `currency` is that of an order, which the store may have changed since.
 */
export async function createMoneyFormat(
  release: ActiveRelease,
  currency: string = release.data.store.currency,
): Promise<MoneyFormat> {
  const { store, website } = release.data;
  const cldr = store.useCldrMoneyFormat ? await readLocale(release, website.language) : undefined;
  const name = cldr === undefined ? 'i18n-money-format' : 'money';
  const format = moneyFormatters
    .find((formatter) => formatter.name === name)
    ?.prepare(cldr === undefined ? ['en-US'] : [], DIALECTS.platform);
  const scope: Scope = { ...EMPTY_SCOPE, cldr };
  return (minorUnits) => {
    const decimalValue = fromMinorUnits(minorUnits, currency);
    return String(format?.({ decimalValue, currencyCode: currency }, scope, []) ?? decimalValue);
  };
}
