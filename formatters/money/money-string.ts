import type { Formatter } from '../contract.ts';
import { prepareMoneyFormat } from './money-format.ts';

/** `{cents|money-string}`: the output of `money-format` in the span that store scripts look for (19.4). */
export const moneyString: Formatter = {
  name: 'money-string',
  family: 'money',
  reads: 'scope',
  prepare: (_args, dialect) =>
    prepareMoneyFormat('money-string', dialect, (text) => `<span class="sqs-money-native">${text}</span>`),
};
