import type { Decimal } from '@phensley/decimal';

export interface AmountStyle {
  readonly minFraction: number;
  readonly maxFraction: number;
  readonly decimal: string;
  readonly group: string;
}

/** The US format, which the legacy money formatters always use. */
export const US_AMOUNT: AmountStyle = { minFraction: 2, maxFraction: 2, decimal: '.', group: ',' };

/** The pattern `#,##0.00`: groups of three digits, ties rounded to even. `amount` must be finite and non-negative. */
export function groupedAmount(amount: Decimal, style: AmountStyle): string {
  const [whole = '0', digits = ''] = amount.setScale(style.maxFraction, 'half-even').toString().split('.');
  const fraction = trimZeros(digits, style.minFraction);
  return groups(whole).join(style.group) + (fraction === '' ? '' : style.decimal + fraction);
}

function trimZeros(digits: string, keep: number): string {
  let end = digits.length;
  while (end > keep && digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

function groups(digits: string): string[] {
  const first = digits.length % 3 || 3;
  const parts = [digits.slice(0, first)];
  for (let from = first; from < digits.length; from += 3) parts.push(digits.slice(from, from + 3));
  return parts;
}
