import type { CLDR, CurrencyFormatOptions, CurrencyType, Decimal } from '@phensley/cldr';
import { currencyOptions, DEFAULT_CURRENCY_OPTIONS } from './currency-options.ts';

export interface Money {
  readonly amount: Decimal;
  readonly currency: string;
}

/** Texts kept for one locale: the prices of a shop recur on its lists, its products and their neighbours. */
const MAX_TEXTS = 1000;

/** Groups of 7 digits in an amount, and letters in a currency, that a price can have. Longer ones are not kept. */
const MAX_GROUPS = 3;
const MAX_CODE = 10;

/** Texts by currency and amount. They belong to the locale object a caller made, and live as long. */
const textsOf = new WeakMap<CLDR, Map<string, string>>();

/**
 * Language reference 13.3 (CLDR mode) and 15.4: an amount of a currency as the locale writes it. `args` are the
 * formatter's arguments: number options, `style:` and `symbol:`. `''` when the amount is not finite.
 */
export function formatCurrency(
  cldr: CLDR,
  amount: Decimal,
  currency: string,
  args: readonly string[],
): string {
  return formatMoney(cldr, { amount, currency }, currencyOptions(args));
}

/** The same with options that were read before. */
export function formatMoney(cldr: CLDR, money: Money, options: CurrencyFormatOptions): string {
  if (!money.amount.isFinite()) return '';
  const key = options === DEFAULT_CURRENCY_OPTIONS ? keyOf(money) : undefined;
  return key === undefined ? format(cldr, money, options) : remembered(cldr, key, money);
}

/** The parts of the decimal are four times as fast to have as its text. */
function keyOf({ amount, currency }: Money): string | undefined {
  const [groups, sign, exponent] = amount.properties();
  if (groups.length > MAX_GROUPS || currency.length > MAX_CODE) return undefined;
  return `${currency} ${sign} ${exponent} ${groups.length === 1 ? groups[0] : groups.join()}`;
}

function remembered(cldr: CLDR, key: string, money: Money): string {
  const texts = textsOf.get(cldr) ?? new Map<string, string>();
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = format(cldr, money, DEFAULT_CURRENCY_OPTIONS);
  if (texts.size >= MAX_TEXTS) texts.clear();
  textsOf.set(cldr, texts.set(key, text));
  return text;
}

function format(cldr: CLDR, { amount, currency }: Money, options: CurrencyFormatOptions): string {
  return cldr.Numbers.formatCurrency(amount, currency as CurrencyType, options);
}
