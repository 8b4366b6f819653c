import type { Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asNumber } from '../../values/as-number.ts';
import { membersOf } from '../../values/members-of.ts';
import { type ProductTypeName, productTypeName } from '../../vocabulary/store/product-type.ts';

/** How a product is sold. `unknown` is code -1, `other` any unassigned or absent code. */
export type ProductKind = Exclude<ProductTypeName, 'paywall'> | 'unknown' | 'other';

/** A product view of any JSON value (language reference 13.1). Missing data means no variants. */
export interface Product {
  readonly kind: ProductKind;
  /** `structuredContent`; MISSING when the value is not a product. */
  readonly content: Value;
  /** `structuredContent.variants`; empty unless it is an array. */
  readonly variants: readonly Value[];
}

export function readProduct(value: Value, dialect: Dialect): Product {
  const content = membersOf(value).structuredContent;
  const { variants, productType } = membersOf(content);
  return {
    kind: kindOf(asNumber(productType), dialect),
    content,
    variants: Array.isArray(variants) ? variants : NO_VARIANTS,
  };
}

const NO_VARIANTS: readonly Value[] = [];

/** Paywall products are sold like digital ones (R-ENUM-VAL-03); the browser dialect does not support them. */
function kindOf(code: number, dialect: Dialect): ProductKind {
  const name = productTypeName(code);
  if (name === 'paywall') return dialect.paywallIsDigital ? 'digital' : 'other';
  return name ?? (code === -1 ? 'unknown' : 'other');
}
