import type { SelectableVariant } from '../../formatters/vocabulary/rules/variant-selection.ts';
import { readJsonList } from '../core/json-list.ts';

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
  const list = (readJsonList(json) ?? []) as readonly (Variant | null)[];
  return list.filter((variant) => typeof variant?.attributes === 'object') as readonly Variant[];
}
