import { ownValue } from '../../compiler/model/index.ts';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { needsShipping, type ProductType } from '../../formatters/vocabulary/store/product-type.ts';
import type { ActiveRelease } from '../release/active-release.ts';

/**
 * Whether the customer gets everything through links as soon as the order is paid: each product has a file, or opens pages. A digital
 * product without a file waits for the owner.
 */
export function isDeliveredByLinks(
  { data: { products, paywalls = [] } }: Pick<ActiveRelease, 'data'>,
  { items }: Pick<StoredOrder, 'items'>,
): boolean {
  return items.every(({ itemId }) => {
    const product = ownValue(products, itemId);
    if (product === undefined || needsShipping(product.productType as ProductType)) return false;
    const hasFile = product.files?.some(({ hash }) => hash !== undefined) === true;
    return hasFile || paywalls.some(({ productIds }) => productIds.includes(itemId));
  });
}
