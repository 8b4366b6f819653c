import type { Decimal } from '@phensley/decimal';
import type { Value } from '../../contract.ts';
import { decimalOrZero } from '../../number/parse-decimal.ts';
import { asString } from '../../values/as-string.ts';
import { membersOf } from '../../values/members-of.ts';
import { DEFAULT_CURRENCY } from '../../vocabulary/store/currency.ts';

/** An amount in major units (12.5 dollars is `12.5`), as given in the data, and a currency code. */
export interface Money {
  readonly amount: string | number;
  readonly currency: string;
}

/** Reads a money node `{value, currency}` (language reference 13.1). Unreadable amounts become 0. */
export function readMoney(node: Value): Money {
  const { value: amount, currency } = membersOf(node);
  return {
    amount: typeof amount === 'string' || typeof amount === 'number' ? amount : 0,
    currency: currency === undefined ? DEFAULT_CURRENCY : asString(currency).trim(),
  };
}

/** The amount for calculations. Most prices are only printed, which works on the original text. */
export function decimalOf(money: Money): Decimal {
  return decimalOrZero(money.amount);
}

/** Negative when the first price is lower. */
export function comparePrices(money: Money, other: Money): number {
  return decimalOf(money).compare(decimalOf(other));
}

/** 0 USD. */
export function defaultMoney(): Money {
  return { amount: 0, currency: DEFAULT_CURRENCY };
}
