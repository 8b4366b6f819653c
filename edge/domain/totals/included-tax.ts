import type { AmountText } from '../../../formatters/vocabulary/money-amount.ts';

/** Returns the tax included in an amount at a rate in percent (`23`, `9.975`), rounded half up: 23% in 123 is 23. */
export function includedTax(cents: number, ratePercent: AmountText): number {
  const [whole = '0', fraction = ''] = ratePercent.split('.');
  const rate = BigInt(whole + fraction);
  const hundred = 100n * 10n ** BigInt(fraction.length);
  const divisor = hundred + rate;
  return Number((BigInt(cents) * rate * 2n + divisor) / (divisor * 2n));
}
