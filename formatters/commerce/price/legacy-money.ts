import { Decimal } from '@phensley/decimal';

/** Maximum digits before the decimal point that are printed exactly (R-MONEY-FMT-03, -13). */
const MAX_INTEGER_PLACES = 15;

/**
 * Legacy money format (language reference 13.3): two decimals, `,` between thousands and a decimal point, regardless
 * of locale and currency; no currency sign: `<span class="sqs-money-native">1,234.50</span>`.
 */
export function legacyMoney(amount: Decimal): string {
  return `<span class="sqs-money-native">${legacyDigits(amount)}</span>`;
}

/** `1,234.50`; halves are rounded away from zero. */
function legacyDigits(amount: Decimal): string {
  if (!amount.isFinite()) return amount.isNaN() ? 'NaN' : `${sign(amount)}∞`;
  if (amount.integerDigits() > MAX_INTEGER_PLACES) return hugeDigits(amount);
  const rounded = amount.scale() === 2 ? amount : amount.setScale(2, 'half-up');
  return grouped(rounded.toString());
}

/** Larger amounts are converted to the nearest double, as the reference does. */
function hugeDigits(amount: Decimal): string {
  const nearest = Number(amount.movePoint(2).toString()) / 100;
  if (!Number.isFinite(nearest)) return `${sign(amount)}∞`;
  return grouped(new Decimal(nearest).setScale(2, 'half-up').toString());
}

function sign(amount: Decimal): string {
  return amount.isNegative() ? '-' : '';
}

/** Inserts a comma before every third digit, counted from the decimal point. */
function grouped(digits: string): string {
  const start = digits.startsWith('-') ? 1 : 0;
  let end = digits.indexOf('.') - 3;
  if (end <= start) return digits;
  let text = digits.slice(end);
  for (; end - 3 > start; end -= 3) text = `${digits.slice(end - 3, end)},${text}`;
  return `${digits.slice(0, end)},${text}`;
}
