import type { JsonObject, Value } from '../../../formatters/index.ts';
import { orderedAttributes } from '../../../formatters/vocabulary/rules/ordered-attributes.ts';
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
  // Files are delivered by the Worker only.
  const { variants: _, options: __, files: ___, ...rest } = product;
  const variants = orderedVariants(product, item).map(
    ([id, variant]) => [id, shownVariant(variant)] as const,
  );
  const cheapest = cheapestOf(variants.map(([, variant]) => variant));
  return {
    // Fields unknown to the site format are JSON too.
    ...(rest as JsonObject),
    priceMoney: moneyJson(product.priceMoney ?? cheapest?.priceMoney),
    salePriceMoney: moneyJson(product.salePriceMoney ?? cheapest?.salePriceMoney),
    onSale: product.onSale ?? cheapest?.onSale ?? false,
    variantOptionOrdering: optionNamesOf(product, item),
    variants: variants.map(([id, variant]) => variantJson(id, variant)),
    ...(form && { additionalFieldsForm: form }),
  };
}

/** Variants with their ids, in key order; their attributes are in the order of the options. */
export function orderedVariants(
  product: Product,
  item: Pick<Item, 'variantOptionOrdering'>,
): readonly (readonly [string, Variant])[] {
  const names = optionNamesOf(product, item);
  return sortedEntries(product.variants).map(([id, variant]) => [
    id,
    { ...variant, attributes: orderedAttributes(variant.attributes, names) },
  ]);
}

/** Option names in display order, read from the product first, then from the item (R-DATA-PROD-09). */
export function optionNamesOf(
  { variantOptionOrdering, options }: Product,
  item: Pick<Item, 'variantOptionOrdering'>,
): readonly string[] {
  return variantOptionOrdering ?? item.variantOptionOrdering ?? options ?? [];
}

/** A variant is shown as on sale only if it costs less than its regular price. */
function shownVariant(variant: Variant): Variant {
  return { ...variant, onSale: currentUnits(variant) < minorUnits(variant.priceMoney) };
}

/** Returns what a variant costs now, in minor units. */
function currentUnits({ onSale, salePriceMoney, priceMoney }: Variant): number {
  return minorUnits(onSale && salePriceMoney !== undefined ? salePriceMoney : priceMoney);
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

/** The variant that costs the least now; the price of the product is its price. */
function cheapestOf(variants: readonly Variant[]): Variant | undefined {
  return variants.reduce<Variant | undefined>((cheapest, next) => {
    return cheapest === undefined || currentUnits(next) < currentUnits(cheapest) ? next : cheapest;
  }, undefined);
}
