import type { Formatter } from '../contract.ts';
import { prepareMoneyFormat } from './money-format.ts';

/** `{cents|moneyFormat}`: an alias of `money-format` (language reference 19.4). */
export const moneyFormatCamelCase: Formatter = {
  name: 'moneyFormat',
  family: 'money',
  reads: 'scope',
  prepare: (_args, dialect) => prepareMoneyFormat('moneyFormat', dialect, (text) => text),
};
