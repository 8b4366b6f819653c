import { Decimal } from '@phensley/decimal';
import type { Value } from '../contract.ts';
import { decimalOrZero } from '../number/parse-decimal.ts';
import { asString } from '../values/as-string.ts';
import { member } from '../values/member.ts';

/** An argument, the number for `#`, or `undefined` for an absent argument. */
export type MessageValue = Value | Decimal;

/** Language reference 16.4: conversion to text. */
export function argumentText(argument: MessageValue): string {
  return isDecimal(argument) ? argument.toString() : asString(amountIn(argument));
}

/** Language reference 16.4: conversion to decimal. Non-numeric values are 0, an absent argument is NaN. */
export function argumentDecimal(argument: MessageValue): Decimal {
  if (isDecimal(argument)) return argument;
  if (argument === undefined) return new Decimal(Number.NaN);
  return decimalOrZero(typeof argument === 'boolean' ? Number(argument) : amountIn(argument));
}

/** The `decimalValue`, or else the `value`, of an object; other values are returned unchanged. */
function amountIn(argument: Value): Value {
  if (typeof argument !== 'object') return argument;
  const decimalValue = member(argument, 'decimalValue');
  return decimalValue === undefined ? member(argument, 'value') : decimalValue;
}

/** JSON data has no methods, so a single method identifies a Decimal. */
function isDecimal(argument: MessageValue): argument is Decimal {
  if (typeof argument !== 'object' || argument === null) return false;
  return 'isFinite' in argument && typeof argument.isFinite === 'function';
}
