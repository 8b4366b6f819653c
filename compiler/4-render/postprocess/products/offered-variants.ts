import { asString, type JsonObject, member, type Value } from '../../../../formatters/index.ts';
import { hasStock } from '../../../../formatters/vocabulary/rules/variant-selection.ts';

/** Variants of a product, as templates see them. */
export function offeredVariants(item: JsonObject): readonly JsonObject[] {
  const variants = member(item.structuredContent, 'variants');
  return Array.isArray(variants) ? (variants as readonly JsonObject[]) : [];
}

/** Product type number. */
export function productTypeOf(item: JsonObject): number {
  return Number(member(item.structuredContent, 'productType'));
}

/** According to the build. */
export function canBeBought(variant: JsonObject, productType: number): boolean {
  const stock = { qtyInStock: Number(variant.qtyInStock), unlimited: variant.unlimited === true };
  return hasStock(stock, productType);
}

/** `Blue / Large`; empty when there is only one variant. */
export function choiceName(variant: JsonObject): string {
  const values = Array.isArray(variant.optionValues) ? (variant.optionValues as readonly Value[]) : [];
  return values.map((entry) => asString(member(entry, 'value'))).join(' / ');
}
