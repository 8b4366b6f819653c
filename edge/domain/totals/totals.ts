import type { Coupon, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';
import { addAmounts, parseAmount, taxOn } from '../../../formatters/vocabulary/money-amount.ts';
import { allocate } from './allocate.ts';
import { includedTax } from './included-tax.ts';

/** What is bought, and the terms that hold for it. Amounts are whole minor units. */
export interface TotalsOptions {
  readonly lines: readonly { readonly unitPriceCents: number; readonly quantity: number }[];
  /** Those that apply, in the order in which they were given. */
  readonly coupons: readonly Coupon[];
  /** Of the chosen option; 0 when nothing is sent. */
  readonly shippingCostCents: number;
  /** Those that hold where the order goes. */
  readonly taxRules: readonly TaxRule[];
  /** Prices contain the tax, so that nothing is added. */
  readonly taxIsIncluded: boolean;
}

export interface Totals {
  readonly lines: readonly LineTotals[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  /** Added to the prices; 0 where they contain it. */
  readonly taxCents: number;
  /** Contained in the total already; shown, never added. */
  readonly includedTaxCents: number;
  /** Subtotal minus discount plus shipping plus tax (R-DATA-CART-08). */
  readonly grandTotalCents: number;
}

export interface LineTotals {
  readonly subtotalCents: number;
  /** This line's part of all discounts. */
  readonly discountCents: number;
  /** Added or contained. */
  readonly taxCents: number;
}

/**
 * The one computation of what something costs: cart, checkout, order and payment all show its result. Taxes are
 * rounded for each line, halves up (R-MONEY-FMT-13), after the discounts were taken off.
 */
export function computeTotals(question: TotalsOptions): Totals {
  const { coupons, taxRules, taxIsIncluded } = question;
  const subtotals = question.lines.map((line) => line.unitPriceCents * line.quantity);
  const subtotalCents = sum(subtotals);
  const discountCents = discountOn(subtotalCents, coupons);
  const discounts = allocate(discountCents, subtotals);
  const tax = taxIsIncluded ? taxWithin(taxRules) : taxOnTop(taxRules);
  const lines = subtotals.map((subtotal, index) => {
    const discount = discounts[index] ?? 0;
    return { subtotalCents: subtotal, discountCents: discount, taxCents: tax(subtotal - discount) };
  });
  const shippingCents = coupons.some(({ kind }) => kind === 'free-shipping') ? 0 : question.shippingCostCents;
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

/** Percentages are of the whole subtotal each; together they never take off more than there is. */
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

/** Rules that hold together are one rate: each part of the price is contained once. */
function taxWithin(rules: readonly TaxRule[]): (cents: number) => number {
  const rate = rules.map(rateOf).reduce(addAmounts, '0');
  return (cents) => includedTax(cents, rate);
}

/** A rate that is none, or below zero, is no tax. */
function rateOf({ ratePercent }: TaxRule): string {
  const rate = parseAmount(ratePercent);
  return rate === undefined || rate.startsWith('-') ? '0' : rate;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
