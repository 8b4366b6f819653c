import type { Value } from '../../contract.ts';
import { asNumber, asString, member } from '../../values/index.ts';
import { BILLING_UNITS_A_YEAR, isBillingUnit } from '../../vocabulary/index.ts';

/** How often and how long a subscription is paid: every `value` `unit`s, for `duration` `durationUnit`s. */
export interface SubscriptionTerm {
  readonly value: number;
  /** `WEEK`, `MONTH` or `YEAR`. */
  readonly unit: string;
  /** How many times it is paid; 0 means until it is cancelled. */
  readonly cycles: number;
  readonly duration: number;
  readonly durationUnit: string;
}

/** Reads `subscriptionPlan` (language reference 13.11); `undefined` when it names no billing period. */
export function readSubscriptionTerm(content: Value): SubscriptionTerm | undefined {
  const plan = member(content, 'subscriptionPlan');
  const period = member(plan, 'billingPeriod');
  if (period === undefined) return undefined;
  const value = asNumber(member(period, 'value'));
  const unit = asString(member(period, 'unit'));
  const cycles = asNumber(member(plan, 'numBillingCycles'));
  return { value, unit, cycles, ...inYears(value * cycles, unit) };
}

/** A whole number of years is told in years (R-FMT-SUBS-02). */
function inYears(duration: number, unit: string): Pick<SubscriptionTerm, 'duration' | 'durationUnit'> {
  const unitsAYear = isBillingUnit(unit) ? BILLING_UNITS_A_YEAR[unit] : 0;
  if (duration > 0 && duration % unitsAYear === 0) {
    return { duration: duration / unitsAYear, durationUnit: 'YEAR' };
  }
  return { duration, durationUnit: unit };
}
