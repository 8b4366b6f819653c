import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { centsText } from './money-format.ts';

/** `{cents|money-string}`: the output of `money-format` in the span that store scripts look for (19.4). */
export const moneyString: Formatter = {
  name: 'money-string',
  family: 'money',
  reads: 'value',
  prepare: prepareMoneyString,
};

function prepareMoneyString(_args: readonly string[], dialect: Dialect): Format {
  if (!dialect.legacyMoneyFormats) return (value) => value;
  return (value) => `<span class="sqs-money-native">${centsText(value)}</span>`;
}
