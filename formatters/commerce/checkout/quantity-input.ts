import type { Format, Formatter, Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asBoolean } from '../../values/as-boolean.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { print } from '../../values/print.ts';
import { localizedOver } from '../localized.ts';
import { isSubscribable } from '../product/is-subscribable.ts';
import { type Product, readProduct } from '../product/product.ts';
import { totalStock } from '../product/total-stock.ts';

/**
 * `{item|quantity-input}`: the quantity input, if the product can be bought more than once (language reference 13.9).
 */
export const quantityInput: Formatter = {
  name: 'quantity-input',
  family: 'commerce',
  reads: 'scope',
  prepare: prepareQuantityInput,
};

function prepareQuantityInput(_args: readonly string[], dialect: Dialect): Format {
  return (product, scope) => quantityField(product, scope, dialect);
}

/** MISSING when only one unit can be bought. */
export function quantityField(value: Value, scope: Scope, dialect: Dialect): string | undefined {
  if (!allowsSeveral(readProduct(value, dialect), scope)) return undefined;
  const escaped = fragmentText(dialect);
  const own = localizedOver(scope, value, 'productQuantityInputLabel');
  const label = escaped(print(own, dialect)) || 'Quantity';
  const id = escaped(print(scope.resolveOver(value, ['id']), dialect));
  return `\n\n\n<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${label}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`;
}

function allowsSeveral(product: Product, scope: Scope): boolean {
  const isSoldInNumbers =
    product.kind === 'physical' || (product.kind === 'service' && allowsSeveralServices(scope));
  // Negated comparison, so that NaN stock allows several.
  return isSoldInNumbers && !isSubscribable(product) && !(totalStock(product) <= 1);
}

/** Allowed unless the store settings disable it. */
function allowsSeveralServices(scope: Scope): boolean {
  const setting = scope.resolve(['websiteSettings', 'storeSettings', 'multipleQuantityAllowedForServices']);
  return setting === undefined || setting === null || asBoolean(setting);
}
