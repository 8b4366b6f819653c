import type { Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asNumber, membersOf } from '../../values/index.ts';
import { PRODUCT_TYPE } from '../../vocabulary/index.ts';

/** How a product is sold. `unknown` is the code -1, `other` every code without a meaning, an absent one included. */
export type ProductKind = 'physical' | 'digital' | 'service' | 'gift-card' | 'unknown' | 'other';

/** A value looked at as a product (language reference 13.1). Any JSON will do: what is missing has no variants. */
export interface Product {
  readonly kind: ProductKind;
  /** `structuredContent`; MISSING when the value is no product. */
  readonly content: Value;
  /** `structuredContent.variants`; empty when it is no array. */
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

/** Paywall products are sold like digital ones (R-ENUM-VAL-03); browsers' engine does not know them. */
function paywallKind(dialect: Dialect): ProductKind {
  return dialect.paywallIsDigital ? 'digital' : 'other';
}
