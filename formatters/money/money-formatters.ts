import type { Formatter } from '../contract.ts';
import { bookkeeperMoneyFormat } from './bookkeeper-money-format.ts';
import { i18nMoneyFormat } from './i18n-money-format.ts';
import { money } from './money.ts';
import { moneyFormat } from './money-format.ts';
import { moneyString } from './money-string.ts';
import { moneyFormatCamelCase } from './moneyFormat.ts';

export const moneyFormatters: readonly Formatter[] = [
  bookkeeperMoneyFormat,
  i18nMoneyFormat,
  money,
  moneyFormat,
  moneyFormatCamelCase,
  moneyString,
];
