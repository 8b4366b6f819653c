import type { CatalogProduct } from '../../compiler/model/index.ts';
import { orderedAttributes } from '../../formatters/vocabulary/rules/ordered-attributes.ts';

/**
 * Returns the attributes of a variant in the order of the product's options, in the language of the product; undefined for an unknown
 * SKU. Releases are written as canonical JSON, with the keys of objects in alphabetical order.
 */
export function variantAttributes(
  product: Pick<CatalogProduct, 'optionNames' | 'variants'> | undefined,
  sku: string,
): Readonly<Record<string, string>> | undefined {
  const variant = product?.variants.find((each) => each.sku === sku);
  return product && variant && orderedAttributes(variant.attributes, product.optionNames);
}
