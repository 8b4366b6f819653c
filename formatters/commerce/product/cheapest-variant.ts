import type { Value } from '../../contract.ts';
import { currentPrice } from './current-price.ts';
import { comparePrices, type Money } from './money.ts';
import type { Product } from './product.ts';

/** The variant with the lowest current price; the first one on a tie. */
export function cheapestVariant(
  product: Product,
): { readonly variant: Value; readonly price: Money } | undefined {
  let cheapest: { variant: Value; price: Money } | undefined;
  for (const variant of product.variants) {
    const price = currentPrice(variant);
    if (cheapest === undefined || comparePrices(price, cheapest.price) < 0) {
      cheapest = { variant, price };
    }
  }
  return cheapest;
}
