import { DIALECTS, moneyFormatters, NO_TEMPLATE, type Scope } from '../../formatters/index.ts';
import { fromMinorUnits } from '../../formatters/vocabulary/money-amount.ts';
import type { MoneyText } from '../domain/money-format.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { readLocale } from './cldr-locale.ts';

/**
 * The same formatters that have written the prices of the pages (gaps C15): as the site's language writes money where
 * the site has switched that on, in the fixed form of the United States otherwise.
 */
export async function createMoneyText(release: ActiveRelease): Promise<MoneyText> {
  const { store, website } = release.data;
  const cldr = store.useCldrMoneyFormat ? await readLocale(release, website.language) : undefined;
  const name = cldr === undefined ? 'i18n-money-format' : 'money';
  const format = moneyFormatters
    .find((formatter) => formatter.name === name)
    ?.prepare(cldr === undefined ? ['en-US'] : [], DIALECTS.platform);
  const scope: Scope = { ...NO_TEMPLATE, cldr };
  return (minorUnits) => {
    const decimalValue = fromMinorUnits(minorUnits, store.currency);
    return String(format?.({ decimalValue, currencyCode: store.currency }, scope, []) ?? decimalValue);
  };
}
