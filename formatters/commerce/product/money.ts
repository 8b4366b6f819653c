import type { Decimal } from '@phensley/decimal';
import type { Value } from '../../contract.ts';
import { decimalOrZero } from '../../money/parse-decimal.ts';
import { asString, membersOf } from '../../values/index.ts';
import { DEFAULT_CURRENCY } from '../../vocabulary/index.ts';

/** An amount in major units (12.5 dollars is `12.5`), as the data has it, and the code of its currency. */
export interface Money {
  readonly amount: string | number;
  readonly currency: string;
}

/** Reads a money node `{value, currency}` (language reference 13.1). Without a readable amount it is 0. */
export function readMoney(node: Value): Money {
  const { value: amount, currency } = membersOf(node);
  return {
    amount: typeof amount === 'string' || typeof amount === 'number' ? amount : 0,
    currency: currency === undefined ? DEFAULT_CURRENCY : asString(currency).trim(),
  };
}

/** The amount as a number to calculate with: most prices are only printed, and a locale knows their text already. */
export function decimalOf(money: Money): Decimal {
  return decimalOrZero(money.amount);
}

/** Below 0 when the first is the lower price. */
export function comparePrices(money: Money, other: Money): number {
  return decimalOf(money).compare(decimalOf(other));
}

/** 0 USD. */
export function defaultMoney(): Money {
  return { amount: 0, currency: DEFAULT_CURRENCY };
}
