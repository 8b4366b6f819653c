import { type EdgeData, ownValue } from '../../../compiler/model/index.ts';
import type { RestockSendRequest } from '../../../formatters/vocabulary/index.ts';
import type { BackInStock } from './waiting-list.ts';

/** A variant in words, `Tide plate (Blue, Large)`; undefined when the release does not have it. */
export function backInStock(
  { products, website }: EdgeData,
  { productId, variantId }: RestockSendRequest,
): BackInStock | undefined {
  const product = ownValue(products, productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (product === undefined || variant === undefined) return undefined;
  const values = Object.values(variant.attributes).join(', ');
  const base = website.baseUrl?.replace(/\/$/, '') ?? '';
  return {
    productId,
    variantId,
    title: values === '' ? product.title : `${product.title} (${values})`,
    url: `${base}${product.url}`,
    siteTitle: website.title,
  };
}
