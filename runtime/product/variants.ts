import type { SelectableVariant } from '../../formatters/vocabulary/rules/variant-selection.ts';

/** A variant in the page data (docs/runtime.md, Products). */
export interface Variant extends SelectableVariant {
  qtyInStock: number;
  unlimited: boolean;
  readonly id: string;
  readonly sku: string;
  readonly priceText?: string;
  /** Set while on sale. */
  readonly salePriceText?: string;
}

/** Parses `data-variants`. Returns an empty array for invalid data and skips variants without attributes. */
export function readVariants(json: string | undefined): readonly Variant[] {
  try {
    const list: unknown = JSON.parse(json ?? '');
    return Array.isArray(list) ? list.filter((variant) => typeof variant?.attributes === 'object') : [];
  } catch {
    return [];
  }
}
