import type { JsonObject, Value } from '../../../formatters/index.ts';
import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import type { Item } from '../documents/item.ts';
import { type Money, minorUnits, normalMoney } from '../documents/money.ts';
import type { Product, Variant } from '../documents/product.ts';

/** `structuredContent` as templates see it: variants as a list, amounts in both public spellings. */
export function productJson(
  product: Product,
  item: Pick<Item, 'variantOptionOrdering'>,
  form?: JsonObject,
): JsonObject {
  const { variants, options, ...rest } = product;
  const list = orderedVariants(product).map(([id, variant]) => variantJson(id, variant));
  const cheapest = cheapestOf(Object.values(variants));
  return {
    // Fields unknown to the site format are JSON too.
    ...(rest as JsonObject),
    priceMoney: moneyJson(product.priceMoney ?? cheapest?.priceMoney),
    salePriceMoney: moneyJson(product.salePriceMoney ?? cheapest?.salePriceMoney),
    onSale: product.onSale ?? Object.values(variants).some(({ onSale }) => onSale),
    // Read from the product first, then from the item (R-DATA-PROD-09).
    variantOptionOrdering: product.variantOptionOrdering ?? item.variantOptionOrdering ?? options ?? [],
    variants: list,
    ...(form && { additionalFieldsForm: form }),
  };
}

/** Variants with their ids, in key order. */
export function orderedVariants({
  variants,
}: Pick<Product, 'variants'>): readonly (readonly [string, Variant])[] {
  return sortedEntries(variants);
}

function variantJson(id: string, { order: _, documentStock: __, ...variant }: Variant): JsonObject {
  const { attributes, priceMoney, salePriceMoney } = variant;
  return {
    ...(variant as unknown as JsonObject),
    id,
    priceMoney: moneyJson(priceMoney),
    salePriceMoney: moneyJson(salePriceMoney ?? priceMoney),
    // Older templates read amounts in whole cents (R-DATA-PROD-10).
    price: minorUnits(priceMoney),
    salePrice: minorUnits(salePriceMoney ?? priceMoney),
    optionValues: Object.entries(attributes).map(([optionName, value]) => ({ optionName, value })),
  };
}

/** Accepts both spellings of an amount; templates and formatters use the stored one. */
function moneyJson(money: Money | undefined): Value {
  return money && { ...normalMoney(money) };
}

function cheapestOf(variants: readonly Variant[]): Variant | undefined {
  return variants.reduce<Variant | undefined>((cheapest, next) => {
    return cheapest === undefined || minorUnits(next.priceMoney) < minorUnits(cheapest.priceMoney)
      ? next
      : cheapest;
  }, undefined);
}
