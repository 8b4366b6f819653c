import type { Value } from '../contract.ts';
import { asString, member } from '../values/index.ts';

/** Money as the data has it: the amount need not be a number, nor the currency one that exists. */
export interface RawMoney {
  readonly amount: Value;
  readonly currency: string;
}

/**
 * Language reference 15.4: what an object with `decimalValue` and `currencyCode`, or else with `value` and `currency`,
 * stands for; `undefined` when it is no such object.
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
