import { Decimal } from '@phensley/decimal';
import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { parseDecimal } from '../../number/parse-decimal.ts';
import { member } from '../../values/member.ts';
import { legacyMoney } from '../price/legacy-money.ts';

/**
 * `{cart|cart-subtotal}`: the cart subtotal; prints a deprecation text in the browser dialect (language reference
 * 13.4).
 */
export const cartSubtotal: Formatter = {
  name: 'cart-subtotal',
  family: 'commerce',
  reads: 'value',
  safeIn: ['text'],
  prepare: prepareCartSubtotal,
};

function prepareCartSubtotal(_args: readonly string[], dialect: Dialect): Format {
  if (!dialect.cartSubtotalPrints) return () => 'deprecated, do not use';
  return (cart) => {
    const cents = parseDecimal(member(cart, 'subtotalCents')) ?? new Decimal(0);
    return `<span class="sqs-cart-subtotal">${legacyMoney(cents.movePoint(-2))}</span>`;
  };
}
