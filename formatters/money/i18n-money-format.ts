import type { Decimal } from '@phensley/decimal';
import type { Format, Formatter, Value } from '../contract.ts';
import { createNameCache } from '../date/zone/name-cache.ts';
import type { Dialect } from '../dialect.ts';
import { decimalOrZero } from '../number/parse-decimal.ts';
import { asString } from '../values/as-string.ts';
import { member } from '../values/member.ts';
import { groupedAmount } from './grouped-amount.ts';

/**
 * `{price|i18n-money-format de-DE}`: money in the style of the locale in the argument; this legacy formatter predates
 * the site's locale (language reference 19.4).
 */
export const i18nMoneyFormat: Formatter = {
  name: 'i18n-money-format',
  family: 'money',
  reads: 'value',
  prepare: prepareI18nMoneyFormat,
};

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

interface Currency {
  readonly symbol: string;
  readonly fractionDigits: number;
}

const DEFAULT_LOCALE = 'en-US';
const DEFAULT_CURRENCY = 'USD';

function prepareI18nMoneyFormat([locale = '']: readonly string[], dialect: Dialect): Format {
  if (!dialect.legacyMoneyFormats) return (value) => value;
  const tag = knownLocale(locale);
  const separators = separatorsOf(tag);
  const currencies = createNameCache((code) => currencyOf(code, tag));
  const placeSymbol = isSymbolRight(tag) ? symbolRight : symbolLeft;
  return (value) => {
    const amount = decimalOrZero(member(value, 'decimalValue'));
    const currency = currencies.get(currencyCode(value));
    if (!amount.isFinite() || currency.symbol === '') return '';
    return placeSymbol(digits(amount, currency, separators), currency.symbol, amount.isNegative() ? '-' : '');
  };
}

function currencyCode(value: Value): string {
  return asString(member(value, 'currencyCode') ?? DEFAULT_CURRENCY);
}

function digits(amount: Decimal, { fractionDigits }: Currency, separators: Separators): string {
  const minFraction = Math.min(2, fractionDigits);
  return groupedAmount(amount.abs(), { minFraction, maxFraction: fractionDigits, ...separators });
}

/** A space separates symbol and number only where a letter would touch the number. */
function symbolRight(number: string, symbol: string, sign: string): string {
  return `${sign}${number}${isLetter(symbol.at(0)) ? ' ' : ''}${symbol}`;
}

function symbolLeft(number: string, symbol: string, sign: string): string {
  return isLetter(symbol.at(-1)) ? `${symbol} ${sign}${number}` : `${sign}${symbol}${number}`;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}

function isSymbolRight(tag: string): boolean {
  return tag === 'da-DK' || tag === 'de-DE' || tag === 'fr-FR' || tag === 'sv-SE';
}

/** Accepts `de_DE` and `de-DE`; an invalid tag falls back to the default. */
function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

/**
 * Uses the engine's locale data: the locale object of the execution supports one language only, which may be a
 * different one.
 */
function separatorsOf(tag: string): Separators {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const text = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  // Newer locale data has a narrow no-break space; published pages have always used the ordinary one.
  return { decimal: text('decimal') ?? '.', group: (text('group') ?? ',').replace('\u202f', '\u00a0') };
}

/** The symbol is empty unless the code is a valid currency code. */
function currencyOf(code: string, tag: string): Currency {
  try {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency: code });
    const symbol = symbolOf(code) ?? format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
    return { symbol: symbol ?? '', fractionDigits: format.resolvedOptions().maximumFractionDigits ?? 2 };
  } catch {
    return { symbol: '', fractionDigits: 2 };
  }
}

function symbolOf(code: string): string | undefined {
  switch (code) {
    case 'AUD':
      return 'A$';
    case 'CAD':
      return 'C$';
    case 'DKK':
    case 'NOK':
    case 'SEK':
      return 'kr';
    case 'EUR':
      return '€';
    case 'GBP':
      return '£';
    case 'JPY':
      return '¥';
    case 'USD':
      return '$';
    default:
      return undefined;
  }
}
