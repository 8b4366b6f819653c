import { Decimal } from '@phensley/decimal';

/** Places before the point up to which every digit is kept (R-MONEY-FMT-03, -13). */
const MAX_INTEGER_PLACES = 15;

/**
 * Legacy money text (language reference 13.3): two decimals, `,` between thousands and `.`, whatever the locale and
 * the currency, which is not shown: `<span class="sqs-money-native">1,234.50</span>`.
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

/** Beyond any price: old pages show the nearest binary number, and so it stays. */
function hugeDigits(amount: Decimal): string {
  const nearest = Number(amount.movePoint(2).toString()) / 100;
  if (!Number.isFinite(nearest)) return `${sign(amount)}∞`;
  return grouped(new Decimal(nearest).setScale(2, 'half-up').toString());
}

function sign(amount: Decimal): string {
  return amount.isNegative() ? '-' : '';
}

/** Sets a comma before every third digit, counted from the point. */
function grouped(digits: string): string {
  const start = digits.startsWith('-') ? 1 : 0;
  let end = digits.indexOf('.') - 3;
  if (end <= start) return digits;
  let text = digits.slice(end);
  for (; end - 3 > start; end -= 3) text = `${digits.slice(end - 3, end)},${text}`;
  return `${digits.slice(0, end)},${text}`;
}
