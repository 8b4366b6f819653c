import { asString, type JsonObject, member, type Value } from '../../../../formatters/index.ts';
import { hasStock } from '../../../../formatters/vocabulary/rules/variant-selection.ts';

/** The variants of a product, as templates see them. */
export function offeredVariants(item: JsonObject): readonly JsonObject[] {
  const variants = member(item.structuredContent, 'variants');
  return Array.isArray(variants) ? (variants as readonly JsonObject[]) : [];
}

/** Its number in the vocabulary. */
export function productTypeOf(item: JsonObject): number {
  return Number(member(item.structuredContent, 'productType'));
}

/** As far as the build knows. */
export function canBeBought(variant: JsonObject, productType: number): boolean {
  const stock = { qtyInStock: Number(variant.qtyInStock), unlimited: variant.unlimited === true };
  return hasStock(stock, productType);
}

/** `Blue / Large`; empty where there is nothing to choose. */
export function choiceName(variant: JsonObject): string {
  const values = Array.isArray(variant.optionValues) ? (variant.optionValues as readonly Value[]) : [];
  return values.map((entry) => asString(member(entry, 'value'))).join(' / ');
}
