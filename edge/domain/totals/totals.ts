import type { Coupon, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';
import { addAmounts, parseAmount, taxOn } from '../../../formatters/vocabulary/money-amount.ts';
import { allocate } from './allocate.ts';
import { includedTax } from './included-tax.ts';

/** Input of a price calculation. Amounts are whole minor units. */
export interface TotalsOptions {
  readonly lines: readonly { readonly unitPriceCents: number; readonly quantity: number }[];
  /** Applicable coupons, in the order in which they were added. */
  readonly coupons: readonly Coupon[];
  /** Cost of the selected shipping option; 0 without shipping. */
  readonly shippingCostCents: number;
  /** Rules that apply to the shipping location. */
  readonly taxRules: readonly TaxRule[];
  /** Prices include tax; no tax is added. */
  readonly taxIsIncluded: boolean;
}

export interface Totals {
  readonly lines: readonly LineTotals[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  /** Tax added to the prices; 0 when prices include tax. */
  readonly taxCents: number;
  /** Tax included in the total; informational. */
  readonly includedTaxCents: number;
  /** Subtotal minus discount plus shipping plus tax (R-DATA-CART-08). */
  readonly grandTotalCents: number;
}

export interface LineTotals {
  readonly subtotalCents: number;
  /** Share of this line in all discounts. */
  readonly discountCents: number;
  /** Added or included tax. */
  readonly taxCents: number;
}

/**
 * Calculates all totals; used by cart, checkout, order and payment. Taxes are calculated per line after discounts and
 * rounded half up (R-MONEY-FMT-13).
 */
export function computeTotals(options: TotalsOptions): Totals {
  const { coupons, taxRules, taxIsIncluded } = options;
  const subtotals = options.lines.map((line) => line.unitPriceCents * line.quantity);
  const subtotalCents = sum(subtotals);
  const discountCents = discountOn(subtotalCents, coupons);
  const discounts = allocate(discountCents, subtotals);
  const tax = taxIsIncluded ? taxWithin(taxRules) : taxOnTop(taxRules);
  const lines = subtotals.map((subtotal, index) => {
    const discount = discounts[index] ?? 0;
    return { subtotalCents: subtotal, discountCents: discount, taxCents: tax(subtotal - discount) };
  });
  const shippingCents = coupons.some(({ kind }) => kind === 'free-shipping') ? 0 : options.shippingCostCents;
  const shippingRules = taxRules.filter((rule) => rule.appliesToShipping);
  const shippingTax = (taxIsIncluded ? taxWithin(shippingRules) : taxOnTop(shippingRules))(shippingCents);
  const allTax = sum(lines.map((line) => line.taxCents)) + shippingTax;
  const taxCents = taxIsIncluded ? 0 : allTax;
  return {
    lines,
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents,
    includedTaxCents: taxIsIncluded ? allTax : 0,
    grandTotalCents: subtotalCents - discountCents + shippingCents + taxCents,
  };
}

/** Each percentage applies to the whole subtotal; the sum of discounts never exceeds the subtotal. */
function discountOn(subtotal: number, coupons: readonly Coupon[]): number {
  let left = subtotal;
  for (const { kind, amountCents = 0, percent } of coupons) {
    const rate = percent === undefined ? undefined : parseAmount(percent);
    const wanted = kind === 'percent' ? taxOn(subtotal, rate ?? '0') : kind === 'amount' ? amountCents : 0;
    left -= Math.min(Math.max(wanted, 0), left);
  }
  return subtotal - left;
}

function taxOnTop(rules: readonly TaxRule[]): (cents: number) => number {
  const rates = rules.map(rateOf);
  return (cents) => sum(rates.map((rate) => taxOn(cents, rate)));
}

/** Included taxes are summed to one rate, so that no part of the price is counted twice. */
function taxWithin(rules: readonly TaxRule[]): (cents: number) => number {
  const rate = rules.map(rateOf).reduce(addAmounts, '0');
  return (cents) => includedTax(cents, rate);
}

/** Invalid and negative rates count as 0. */
function rateOf({ ratePercent }: TaxRule): string {
  const rate = parseAmount(ratePercent);
  return rate === undefined || rate.startsWith('-') ? '0' : rate;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
