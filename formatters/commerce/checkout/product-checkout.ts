import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { addToCartButton } from './add-to-cart-btn.ts';
import { quantityField } from './quantity-input.ts';
import { variantChoice } from './variants-select.ts';

/** `{item|product-checkout}`: variant select, quantity input and add-to-cart button (language reference 13.4). */
export const productCheckout: Formatter = {
  name: 'product-checkout',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareProductCheckout,
};

function prepareProductCheckout(_args: readonly string[], dialect: Dialect): Format {
  return (product, scope) =>
    (variantChoice(product, scope, dialect) ?? '') +
    (quantityField(product, scope, dialect) ?? '') +
    addToCartButton(product, scope, dialect);
}
