import type { CLDR, CurrencyFormatOptions, CurrencyType, Decimal } from '@phensley/cldr';
import { currencyOptions } from './currency-options.ts';

export interface Money {
  readonly amount: Decimal;
  readonly currency: string;
}

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
export function formatMoney(cldr: CLDR, { amount, currency }: Money, options: CurrencyFormatOptions): string {
  if (!amount.isFinite()) return '';
  return cldr.Numbers.formatCurrency(amount, currency as CurrencyType, options);
}
