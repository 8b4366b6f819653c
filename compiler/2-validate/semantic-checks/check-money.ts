import { type Money, normalMoney } from '../../model/documents/money.ts';
import type { Checker } from '../checker.ts';

export interface MoneyOptions {
  readonly file: string;
  readonly path: readonly string[];
  /** The store's currency. */
  readonly currency: string;
  readonly checker: Checker;
}

/** Checks the currency and the spelling of an amount. */
export function checkMoney(amount: Money, { file, path, currency, checker }: MoneyOptions): void {
  const own = normalMoney(amount).currency;
  const isStored = 'value' in amount && 'currency' in amount;
  if (own !== currency) {
    checker.report('site/other-currency', file, {
      path: [...path, isStored ? 'currency' : 'currencyCode'],
      message: `This price is in ${own}, but the store sells in ${currency}`,
      hint: `write the price in ${currency}, or change the currency of the store (in site.json)`,
    });
  }
  const stored = isStored ? amount.value : amount.decimalValue;
  if (typeof stored !== 'number') return;
  checker.report('site/odd-price', file, {
    path: [...path, isStored ? 'value' : 'decimalValue'],
    message: 'An amount must be a string, to avoid rounding errors',
    hint: `write "${stored}"`,
  });
}
