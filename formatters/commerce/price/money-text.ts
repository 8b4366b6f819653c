import type { Scope } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { formatCurrency } from '../../money/format-currency.ts';
import { isTruthy } from '../../values/index.ts';
import { isCurrency } from '../../vocabulary/index.ts';
import { decimalOf, type Money } from '../product/index.ts';
import { legacyMoney } from './legacy-money.ts';

export type MoneyText = (money: Money) => string;

const CLDR_FLAG = ['featureFlags', 'useCLDRMoneyFormat'] as const;

/** How a currency that stores do not sell in is shown: two decimals and its code (R-ENUM-CUR-04). */
const FOREIGN_CURRENCY = ['style:code', 'minfrac:2', 'maxfrac:2'] as const;

/**
 * Language reference 13.3: with `featureFlags.useCLDRMoneyFormat` money is written as the locale does, `args` being the
 * currency options, and is `''` without a locale; otherwise it is the legacy span.
 */
export function moneyText(scope: Scope, args: readonly string[], dialect: Dialect): MoneyText {
  if (!isTruthy(scope.resolve(CLDR_FLAG))) return (money) => legacyMoney(decimalOf(money));
  const { cldr } = scope;
  if (cldr === undefined) return () => '';
  return (money) => formatCurrency(cldr, money.amount, money.currency, optionsFor(money, args, dialect));
}

function optionsFor(money: Money, args: readonly string[], dialect: Dialect): readonly string[] {
  if (!dialect.foreignCurrencyByCode || isCurrency(money.currency)) return args;
  return [...args, ...FOREIGN_CURRENCY];
}
