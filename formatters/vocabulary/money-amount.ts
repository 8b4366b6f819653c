import { fractionDigits } from './store/currency.ts';

/**
 * Exact money arithmetic (R-MONEY-FMT-14). An amount is decimal text in major units (`12.50`); carts and orders store
 * whole minor units (1250 cents, 1250 yen).
 */
export type AmountText = string;

/**
 * `half-even` for display, `half-up` (away from zero) for taxes (R-MONEY-FMT-13). Negative amounts round
 * symmetrically.
 */
export type Rounding = 'half-even' | 'half-up';

/** Maximum digits before the decimal point. */
const MAX_INTEGER_PLACES = 15;

/** Maximum digits after the decimal point: more than any price or rate needs; bounds the work. */
const MAX_FRACTION_PLACES = 30;

/** Parses user input or a document value; `undefined` when it is not an amount or has too many digits. */
export function parseAmount(value: unknown): AmountText | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > 2 + MAX_INTEGER_PLACES + MAX_FRACTION_PLACES)
    return undefined;
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, integer = '', fraction = ''] = match;
  const digits = integer.replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_INTEGER_PLACES || fraction.length > MAX_FRACTION_PLACES) return undefined;
  return `${sign}${digits}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Adds exactly: `0.1` and `0.2` make `0.3`. Both must be amounts. */
export function addAmounts(left: AmountText, right: AmountText): AmountText {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  return textOf(unitsOf(left, scale) + unitsOf(right, scale), scale);
}

/** `quantity` must be an integer. */
export function multiplyAmount(amount: AmountText, quantity: number): AmountText {
  const scale = scaleOf(amount);
  return textOf(unitsOf(amount, scale) * BigInt(quantity), scale);
}

/** Negative, 0 or positive when `left` is less than, equal to or greater than `right`. */
export function compareAmounts(left: AmountText, right: AmountText): number {
  const scale = Math.max(scaleOf(left), scaleOf(right));
  const difference = unitsOf(left, scale) - unitsOf(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The amount with exactly `digits` decimals, for display. */
export function roundAmount(
  amount: AmountText,
  digits: number,
  rounding: Rounding = 'half-even',
): AmountText {
  return textOf(rescaled(unitsOf(amount, scaleOf(amount)), scaleOf(amount) - digits, rounding), digits);
}

/** The amount times a rate (`0.85`), rounded half up to `digits` decimals. */
export function convertAmount(amount: AmountText, rate: AmountText, digits: number): AmountText {
  const [amountScale, rateScale] = [scaleOf(amount), scaleOf(rate)];
  const product = unitsOf(amount, amountScale) * unitsOf(rate, rateScale);
  return textOf(rescaled(product, amountScale + rateScale - digits, 'half-up'), digits);
}

/** Whole cents, yen, …; `undefined` when the result is not a safe integer. */
export function toMinorUnits(amount: AmountText, currency: string): number | undefined {
  const scale = scaleOf(amount);
  const units = Number(rescaled(unitsOf(amount, scale), scale - fractionDigits(currency), 'half-even'));
  return Number.isSafeInteger(units) ? units : undefined;
}

/** 1500 is `15.00` in dollars and `1500` in yen (R-MONEY-FMT-04). */
export function fromMinorUnits(units: number, currency: string): AmountText {
  return textOf(BigInt(units), fractionDigits(currency));
}

/** The tax on `units` minor units at a rate in percent (`8.875`), in whole minor units, rounded half up. */
export function taxOn(units: number, ratePercent: AmountText): number {
  const scale = scaleOf(ratePercent);
  return Number(rescaled(BigInt(units) * unitsOf(ratePercent, scale), scale + 2, 'half-up'));
}

function scaleOf(amount: AmountText): number {
  const point = amount.indexOf('.');
  return point < 0 ? 0 : amount.length - point - 1;
}

/** The amount in units of 10^-`scale`; `scale` must be at least the scale of the amount. */
function unitsOf(amount: AmountText, scale: number): bigint {
  return BigInt(amount.replace('.', '') + '0'.repeat(scale - scaleOf(amount)));
}

function textOf(units: bigint, scale: number): AmountText {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${sign}${digits.slice(0, point)}${scale === 0 ? '' : `.${digits.slice(point)}`}`;
}

/** Drops decimal places with rounding; appends zeros when `places` is negative. */
function rescaled(units: bigint, places: number, rounding: Rounding): bigint {
  if (places <= 0) return units * 10n ** BigInt(-places);
  const divisor = 10n ** BigInt(places);
  const size = units < 0n ? -units : units;
  const rounded = roundedQuotient(size, divisor, rounding);
  return units < 0n ? -rounded : rounded;
}

function roundedQuotient(size: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = size / divisor;
  const twice = (size % divisor) * 2n;
  if (twice === divisor) return rounding === 'half-up' || quotient % 2n === 1n ? quotient + 1n : quotient;
  return twice > divisor ? quotient + 1n : quotient;
}
