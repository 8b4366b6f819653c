import type { CLDR, CurrencyFormatOptions, CurrencyType, Decimal } from '@phensley/cldr';
import { decimalOrZero } from '../number/parse-decimal.ts';
import { currencyOptions, DEFAULT_CURRENCY_OPTIONS } from './currency-options.ts';

/** A parsed amount, or the original value: malformed text counts as 0. */
export type Amount = Decimal | string | number;

export interface Money {
  readonly amount: Amount;
  readonly currency: string;
}

interface CachedText {
  readonly currency: string;
  readonly text: string;
}

/** Maximum cached texts per locale: the prices of a store recur in lists, products and related products. */
const MAX_TEXTS = 4000;

/** Has no factor in common with `MAX_TEXTS`, so that in the course of time each text is replaced. */
const STEP = 1009;

/**
 * Groups of 7 digits in a decimal and characters of a text that prices and currencies can have. Longer values are not
 * cached.
 */
const MAX_GROUPS = 3;
const MAX_LENGTH = 24;

/**
 * Formatted texts by amount, each for the latest currency only. Cached per locale object, so that they are released
 * with it.
 */
const textsOf = new WeakMap<CLDR, Texts>();

interface Texts {
  readonly known: Map<string | number, CachedText>;
  /** The keys of `known`. */
  readonly keys: (string | number)[];
  /** Number of the key that was replaced last. */
  replaced: number;
}

/**
 * Formats an amount of a currency for the locale (language reference 13.3, CLDR mode, and 15.4). `args` are the
 * formatter's arguments: number options, `style:` and `symbol:`. Returns `''` unless the amount is finite.
 */
export function formatCurrency(
  cldr: CLDR,
  amount: Amount,
  currency: string,
  args: readonly string[],
): string {
  return formatMoney(cldr, { amount, currency }, currencyOptions(args));
}

/** Like `formatCurrency`, with parsed options. */
export function formatMoney(cldr: CLDR, money: Money, options: CurrencyFormatOptions): string {
  const key = options === DEFAULT_CURRENCY_OPTIONS ? keyOf(money) : undefined;
  return key === undefined ? format(cldr, money, options) : cachedText(cldr, key, money);
}

/**
 * The original value is the cache key, so that cached amounts need no parsing. No such text equals the key of a
 * decimal.
 */
function keyOf({ amount, currency }: Money): string | number | undefined {
  if (currency.length > MAX_LENGTH) return undefined;
  if (typeof amount === 'object') return keyOfDecimal(amount);
  return typeof amount === 'string' && amount.length > MAX_LENGTH ? undefined : amount;
}

/** Reading the parts of a decimal is four times as fast as converting it to text. */
function keyOfDecimal(amount: Decimal): string | undefined {
  if (!amount.isFinite()) return undefined;
  const [groups, sign, exponent] = amount.properties();
  if (groups.length > MAX_GROUPS) return undefined;
  return `d ${sign} ${exponent} ${groups.length === 1 ? groups[0] : groups.join()}`;
}

function cachedText(cldr: CLDR, key: string | number, money: Money): string {
  const texts = textsOf.get(cldr) ?? { known: new Map(), keys: [], replaced: 0 };
  textsOf.set(cldr, texts);
  const found = texts.known.get(key);
  if (found?.currency === money.currency) return found.text;
  const text = format(cldr, money, DEFAULT_CURRENCY_OPTIONS);
  if (found === undefined) addKey(texts, key);
  texts.known.set(key, { currency: money.currency, text });
  return text;
}

/**
 * Replaces another key when there are too many. Pages ask for the prices of a store in turn, so replacing the oldest key would
 * drop each price shortly before it is asked for.
 */
function addKey(texts: Texts, key: string | number): void {
  const { known, keys } = texts;
  if (keys.length < MAX_TEXTS) {
    keys.push(key);
    return;
  }
  texts.replaced = (texts.replaced + STEP) % MAX_TEXTS;
  known.delete(keys[texts.replaced] ?? key);
  keys[texts.replaced] = key;
}

function format(cldr: CLDR, { amount, currency }: Money, options: CurrencyFormatOptions): string {
  const decimal = typeof amount === 'object' ? amount : decimalOrZero(amount);
  const code = codeOf(currency);
  return decimal.isFinite() ? cldr.Numbers.formatCurrency(decimal, code as CurrencyType, options) : '';
}

/** Only letters can be a currency code; other text would be printed unescaped in place of the currency symbol. */
function codeOf(currency: string): string {
  return /^[A-Za-z]{1,10}$/.test(currency) ? currency : '';
}
