import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { centsOf } from '../../money/money-format.ts';
import { member } from '../../values/member.ts';
import { legacyMoney } from '../price/legacy-money.ts';

/**
 * `{cart|cart-subtotal}`: the cart subtotal; prints a deprecation text in the browser dialect (language reference
 * 13.4).
 */
export const cartSubtotal: Formatter = {
  name: 'cart-subtotal',
  family: 'commerce',
  reads: 'scope',
  safeIn: ['text'],
  prepare: prepareCartSubtotal,
};

function prepareCartSubtotal(_args: readonly string[], dialect: Dialect): Format {
  if (!dialect.cartSubtotalPrints) return () => 'deprecated, do not use';
  return (cart, scope) => {
    const amount = centsOf(member(cart, 'subtotalCents'));
    if (amount !== undefined) return `<span class="sqs-cart-subtotal">${legacyMoney(amount)}</span>`;
    scope.report('"cart-subtotal" formatter expects a cart with subtotalCents');
    return '';
  };
}
