import type { Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { asString } from '../../values/as-string.ts';
import { member } from '../../values/member.ts';
import { BILLING_UNITS_PER_YEAR, isBillingUnit } from '../../vocabulary/store/billing-unit.ts';

/** The billing term of a subscription: every `value` `unit`s, for `duration` `durationUnit`s. */
export interface SubscriptionTerm {
  readonly value: number;
  /** `WEEK`, `MONTH` or `YEAR`. */
  readonly unit: string;
  /** Number of payments; 0 means until canceled. */
  readonly cycles: number;
  readonly duration: number;
  readonly durationUnit: string;
}

/** Reads `subscriptionPlan` (language reference 13.11); `undefined` without a billing period. */
export function readSubscriptionTerm(content: Value): SubscriptionTerm | undefined {
  const plan = member(content, 'subscriptionPlan');
  const period = member(plan, 'billingPeriod');
  if (period === undefined) return undefined;
  const value = asNumber(member(period, 'value'));
  const unit = asString(member(period, 'unit'));
  const cycles = asNumber(member(plan, 'numBillingCycles'));
  return { value, unit, cycles, ...inYears(value * cycles, unit) };
}

/** A whole number of years is expressed in years (R-FMT-SUBS-02). */
function inYears(duration: number, unit: string): Pick<SubscriptionTerm, 'duration' | 'durationUnit'> {
  const unitsAYear = isBillingUnit(unit) ? BILLING_UNITS_PER_YEAR[unit] : 0;
  if (duration > 0 && duration % unitsAYear === 0) {
    return { duration: duration / unitsAYear, durationUnit: 'YEAR' };
  }
  return { duration, durationUnit: unit };
}
