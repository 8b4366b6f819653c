import type { Format, Formatter, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asNumber } from '../../values/as-number.ts';
import { indexedEntries } from '../../values/indexed-entries.ts';
import { member } from '../../values/member.ts';
import { numberReader } from '../../values/strict-number.ts';

/** `{cart|cart-quantity}`: the number of units in the cart (language reference 13.4). */
export const cartQuantity: Formatter = {
  name: 'cart-quantity',
  family: 'commerce',
  reads: 'scope',
  safeIn: ['text'],
  prepare: prepareCartQuantity,
};

function prepareCartQuantity(_args: readonly string[], dialect: Dialect): Format {
  if (!dialect.cartQuantityNeedsQuantities) return (cart) => span(lenientTotal(member(cart, 'entries')));
  const read = numberReader(dialect);
  return (cart, scope) => {
    const quantities = indexedEntries(member(cart, 'entries')).map((entry) => member(entry, 'quantity'));
    if (!quantities.includes(undefined))
      return span(quantities.reduce<number>((sum, each) => sum + read(each), 0));
    scope.report('"cart-quantity" formatter expects a quantity in each entry');
    return '';
  };
}

function lenientTotal(entries: Value): number {
  if (!Array.isArray(entries)) return 0;
  return entries.reduce((sum: number, entry: Value) => sum + asNumber(member(entry, 'quantity')), 0);
}

function span(total: number): string {
  return `<span class="sqs-cart-quantity">${total}</span>`;
}
