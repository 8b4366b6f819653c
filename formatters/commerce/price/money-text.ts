import type { Scope } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { formatCurrency } from '../../money/format-currency.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { isCurrency } from '../../vocabulary/store/currency.ts';
import { decimalOf, type Money } from '../product/money.ts';
import { legacyMoney } from './legacy-money.ts';

export type MoneyText = (money: Money) => string;

const CLDR_FLAG = ['featureFlags', 'useCLDRMoneyFormat'] as const;

/** Format of unsupported currencies: two decimals and the currency code (R-ENUM-CUR-04). */
const UNSUPPORTED_CURRENCY = ['style:code', 'minfrac:2', 'maxfrac:2'] as const;

/**
 * Language reference 13.3: with `featureFlags.useCLDRMoneyFormat`, formats for the locale with `args` as currency
 * options (`''` without a locale); otherwise prints the legacy span.
 */
export function moneyText(scope: Scope, args: readonly string[], dialect: Dialect): MoneyText {
  if (!isTruthy(scope.resolve(CLDR_FLAG))) return (money) => legacyMoney(decimalOf(money));
  const { cldr } = scope;
  if (cldr === undefined) return () => '';
  return (money) => formatCurrency(cldr, money.amount, money.currency, optionsFor(money, args, dialect));
}

function optionsFor(money: Money, args: readonly string[], dialect: Dialect): readonly string[] {
  if (!dialect.unsupportedCurrencyByCode || isCurrency(money.currency)) return args;
  return [...args, ...UNSUPPORTED_CURRENCY];
}
