import type { Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asNumber } from '../../values/as-number.ts';
import { membersOf } from '../../values/members-of.ts';
import { PRODUCT_TYPE } from '../../vocabulary/store/product-type.ts';

/** How a product is sold. `unknown` is code -1, `other` any unassigned or absent code. */
export type ProductKind = 'physical' | 'digital' | 'service' | 'gift-card' | 'unknown' | 'other';

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

function kindOf(code: number, dialect: Dialect): ProductKind {
  switch (code) {
    case PRODUCT_TYPE.physical:
      return 'physical';
    case PRODUCT_TYPE.digital:
      return 'digital';
    case PRODUCT_TYPE.service:
      return 'service';
    case PRODUCT_TYPE['gift-card']:
      return 'gift-card';
    case PRODUCT_TYPE.paywall:
      return paywallKind(dialect);
    case -1:
      return 'unknown';
    default:
      return 'other';
  }
}

/** Paywall products are sold like digital ones (R-ENUM-VAL-03); the browser dialect does not support them. */
function paywallKind(dialect: Dialect): ProductKind {
  return dialect.paywallIsDigital ? 'digital' : 'other';
}
