import type { Bodies } from '../../../compiler/model/index.ts';
import { needsShipping, type ProductType } from '../../../formatters/vocabulary/store/product-type.ts';
import { SETTINGS_KEY, STORE_AT } from '../model/documents.ts';
import { recordAt } from '../model/json-access.ts';
import { productsOf } from './product.ts';

/** Whether customers can choose how an order is shipped. */
export function hasShippingOptions(bodies: Bodies): boolean {
  const options = recordAt(bodies.get(SETTINGS_KEY), ...STORE_AT, 'shippingOptions');
  return Object.keys(options).length > 0;
}

/** Whether physical products are sold without shipping options: for free, to every country (`site/no-shipping`). */
export function isShippingMissing(bodies: Bodies): boolean {
  if (hasShippingOptions(bodies)) return false;
  return productsOf(bodies).some(
    ({ productType, status }) =>
      needsShipping(productType as ProductType) && (status === 'Published' || status === 'Scheduled'),
  );
}
