import { Decimal } from '@phensley/decimal';
import type { Value } from '../../contract.ts';
import { parseDecimal } from '../../money/parse-decimal.ts';
import { asString, member } from '../../values/index.ts';
import { DEFAULT_CURRENCY } from '../../vocabulary/index.ts';

/** An amount in major units (12.5 dollars is `12.5`) and the code of its currency. */
export interface Money {
  readonly amount: Decimal;
  readonly currency: string;
}

/** Reads a money node `{value, currency}` (language reference 13.1). Without a readable amount it is 0. */
export function readMoney(node: Value): Money {
  const currency = member(node, 'currency');
  return {
    amount: parseDecimal(member(node, 'value')) ?? new Decimal(0),
    currency: currency === undefined ? DEFAULT_CURRENCY : asString(currency).trim(),
  };
}

/** 0 USD. */
export function defaultMoney(): Money {
  return { amount: new Decimal(0), currency: DEFAULT_CURRENCY };
}
