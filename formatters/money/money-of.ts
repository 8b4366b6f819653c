import type { Value } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { member } from '../values/member.ts';

/** Unvalidated money data: the amount may not be a number and the currency may not exist. */
export interface RawMoney {
  readonly amount: Value;
  readonly currency: string;
}

/**
 * Reads an object with `decimalValue` and `currencyCode`, or else with `value` and `currency` (language reference
 * 15.4); `undefined` for other values.
 */
export function moneyOf(value: Value): RawMoney | undefined {
  return (
    amountUnder(value, { amount: 'decimalValue', currency: 'currencyCode' }) ??
    amountUnder(value, { amount: 'value', currency: 'currency' })
  );
}

function amountUnder(
  value: Value,
  names: { readonly amount: string; readonly currency: string },
): RawMoney | undefined {
  const amount = member(value, names.amount);
  const currency = member(value, names.currency);
  if (amount === undefined || currency === undefined) return undefined;
  return { amount, currency: asString(currency) };
}
