import type { ChoiceVariant } from '../../formatters/vocabulary/rules/variant-choice.ts';

/** A variant as the page carries it (docs/runtime.md, Products). */
export interface Variant extends ChoiceVariant {
  qtyInStock: number;
  unlimited: boolean;
  readonly id: string;
  readonly sku: string;
  readonly priceText?: string;
  /** Where it is on sale. */
  readonly salePriceText?: string;
}

/** Reads `data-variants`; what is no list counts as no variants, and what has no attributes as none. */
export function readVariants(json: string | undefined): readonly Variant[] {
  try {
    const list: unknown = JSON.parse(json ?? '');
    return Array.isArray(list) ? list.filter((variant) => typeof variant?.attributes === 'object') : [];
  } catch {
    return [];
  }
}
