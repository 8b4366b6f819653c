import { ownValue } from '../../compiler/model/index.ts';
import type { OrderItem, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { variantAttributes } from '../domain/variant-attributes.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { releaseInLanguage } from '../release/release-in-language.ts';

export interface CustomerOrder {
  /** With the names and options of the live release. */
  readonly order: StoredOrder;
  /** The release in this language. */
  readonly release: ActiveRelease;
}

/**
 * Returns an order as its customer reads it, by default in the language in which it was ordered. Orders are stored in the primary
 * language, for the store.
 */
export function orderInLanguage(
  order: StoredOrder,
  live: ActiveRelease,
  language = order.language,
): CustomerOrder {
  const release = releaseInLanguage(live, language);
  const { primary } = release.inLanguage ?? {};
  if (primary === undefined) return { order, release };
  const { store, products } = release.data;
  const shipping = primary.data.store.shippingOptions.find(({ name }) => name === order.shippingName);
  const shippingName = store.shippingOptions.find(({ id }) => id === shipping?.id)?.name;
  const itemIn = (item: OrderItem): OrderItem => {
    const product = ownValue(products, item.itemId);
    const attributes = variantAttributes(product, item.variant.sku);
    if (product === undefined || attributes === undefined) return item;
    return { ...item, productName: product.title, variant: { ...item.variant, attributes } };
  };
  return {
    order: { ...order, items: order.items.map(itemIn), ...(shippingName !== undefined && { shippingName }) },
    release,
  };
}
