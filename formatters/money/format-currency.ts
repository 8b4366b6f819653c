import type { CLDR, CurrencyFormatOptions, CurrencyType, Decimal } from '@phensley/cldr';
import { currencyOptions, DEFAULT_CURRENCY_OPTIONS } from './currency-options.ts';
import { decimalOrZero } from './parse-decimal.ts';

/** An amount read already, or as the data has it: malformed text is 0 then. */
export type Amount = Decimal | string | number;

export interface Money {
  readonly amount: Amount;
  readonly currency: string;
}

interface KnownText {
  readonly currency: string;
  readonly text: string;
}

/** Texts kept for one locale: the prices of a shop recur on its lists, its products and their neighbours. */
const MAX_TEXTS = 1000;

/** Groups of 7 digits in a decimal, and units of a text, that a price or a currency can have. Longer ones are not kept. */
const MAX_GROUPS = 3;
const MAX_LENGTH = 24;

/** Texts by amount, the latest currency's each. They belong to the locale object a caller made, and live as long. */
const textsOf = new WeakMap<CLDR, Map<string | number, KnownText>>();

/**
 * Language reference 13.3 (CLDR mode) and 15.4: an amount of a currency as the locale writes it. `args` are the
 * formatter's arguments: number options, `style:` and `symbol:`. `''` when the amount is not finite.
 */
export function formatCurrency(
  cldr: CLDR,
  amount: Amount,
  currency: string,
  args: readonly string[],
): string {
  return formatMoney(cldr, { amount, currency }, currencyOptions(args));
}

/** The same with options that were read before. */
export function formatMoney(cldr: CLDR, money: Money, options: CurrencyFormatOptions): string {
  const key = options === DEFAULT_CURRENCY_OPTIONS ? keyOf(money) : undefined;
  return key === undefined ? format(cldr, money, options) : remembered(cldr, key, money);
}

/** What the data has is the key itself: then nothing need be read. No such text looks like the key of a decimal. */
function keyOf({ amount, currency }: Money): string | number | undefined {
  if (currency.length > MAX_LENGTH) return undefined;
  if (typeof amount === 'object') return keyOfDecimal(amount);
  return typeof amount === 'string' && amount.length > MAX_LENGTH ? undefined : amount;
}

/** The parts of the decimal are four times as fast to have as its text. */
function keyOfDecimal(amount: Decimal): string | undefined {
  if (!amount.isFinite()) return undefined;
  const [groups, sign, exponent] = amount.properties();
  if (groups.length > MAX_GROUPS) return undefined;
  return `d ${sign} ${exponent} ${groups.length === 1 ? groups[0] : groups.join()}`;
}

function remembered(cldr: CLDR, key: string | number, money: Money): string {
  const texts = textsOf.get(cldr) ?? new Map<string | number, KnownText>();
  const known = texts.get(key);
  if (known?.currency === money.currency) return known.text;
  const text = format(cldr, money, DEFAULT_CURRENCY_OPTIONS);
  if (texts.size >= MAX_TEXTS) texts.clear();
  textsOf.set(cldr, texts.set(key, { currency: money.currency, text }));
  return text;
}

function format(cldr: CLDR, { amount, currency }: Money, options: CurrencyFormatOptions): string {
  const decimal = typeof amount === 'object' ? amount : decimalOrZero(amount);
  const code = codeOf(currency);
  return decimal.isFinite() ? cldr.Numbers.formatCurrency(decimal, code as CurrencyType, options) : '';
}

/** A code is letters; what the data has else would be printed as it stands, in the place of the currency's sign. */
function codeOf(currency: string): string {
  return /^[A-Za-z]{1,10}$/.test(currency) ? currency : '';
}
