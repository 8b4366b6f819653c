import type { Formatter, Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { member } from '../../values/member.ts';

/** `{cart|cart-quantity}`: the number of units in the cart (language reference 13.4). */
export const cartQuantity: Formatter = {
  name: 'cart-quantity',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text'],
  prepare: () => (cart) => `<span class="sqs-cart-quantity">${totalQuantity(member(cart, 'entries'))}</span>`,
};

function totalQuantity(entries: Value): number {
  if (!Array.isArray(entries)) return 0;
  return entries.reduce((sum: number, entry: Value) => sum + asNumber(member(entry, 'quantity')), 0);
}
