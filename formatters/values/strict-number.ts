import type { Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asNumber } from './as-number.ts';

/** Returns how formatters of numbers read their value: as in language reference 2.4, or strictly. */
export function numberReader(dialect: Dialect): (value: Value) => number {
  return dialect.numbersAreStrict ? strictNumber : asNumber;
}

/** The same for formatters that calculate with integers in one of the dialects. */
export function integerReader(dialect: Dialect): (value: Value) => number {
  return dialect.numbersAreStrict ? (value) => Math.trunc(strictNumber(value)) : asNumber;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Text counts as a number only as a whole; everything that is no number is 0. */
function strictNumber(value: Value): number {
  if (typeof value !== 'string') return asNumber(value);
  const text = value.trim();
  return NUMBER.test(text) ? Number(text) : 0;
}
