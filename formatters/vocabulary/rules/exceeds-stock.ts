import type { CartEntry } from '../api/cart.ts';

/** Whether the cart contains more of an entry's variant, summed over all entries, than is available. */
export function exceedsStock(
  { qtyAvailable, itemId, chosenVariant: { sku } }: CartEntry,
  entries: readonly CartEntry[],
): boolean {
  if (qtyAvailable === undefined) return false;
  let quantity = 0;
  for (const entry of entries) {
    if (entry.itemId === itemId && entry.chosenVariant.sku === sku) quantity += entry.quantity;
  }
  return quantity > qtyAvailable;
}
