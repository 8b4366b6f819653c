/** Billing units of subscriptions, and how many of each make a year (R-FMT-SUBS-01). */
export const BILLING_UNITS_PER_YEAR = { WEEK: 52, MONTH: 12, YEAR: 1 } as const;

export type BillingUnit = keyof typeof BILLING_UNITS_PER_YEAR;

export function isBillingUnit(value: string): value is BillingUnit {
  return Object.hasOwn(BILLING_UNITS_PER_YEAR, value);
}
