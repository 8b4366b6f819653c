import type { InventoryResponse } from '../../formatters/vocabulary/api/cart.ts';
import { hasMoreThan } from '../../formatters/vocabulary/rules/has-more-than.ts';
import { call, cartOf, memberOf, type Page, type Path, whenSeen } from '../core/shared.ts';
import type { ProductParts } from './product-parts.ts';
import type { Order } from './read-order.ts';
import type { Variant } from './variants.ts';

const STOCK: Path<'stock'> = '/api/commerce/inventory/stock/';

/** Refreshes stock, which may have changed since the page was built (gaps A3). */
export function refreshStock(product: ProductParts, changed: () => void): void {
  whenSeen(async () => {
    const { itemId, choice, variants, quantity } = product;
    const results = await stockOf(itemId).catch(() => []);
    for (const variant of variants) {
      const known = results.find(({ sku }) => sku === variant.sku);
      if (known) Object.assign(variant, { qtyInStock: known.qtyInStock, unlimited: known.unlimited });
    }
    if (results.length === 0) return;
    showSpots(product.root, results);
    if (quantity) quantity.hidden = !hasSeveral(variants);
    changed();
    // Without options, the only variant is selected.
    const [only] = variants;
    if (!choice && only) showNotices(product, only, only.unlimited || only.qtyInStock > 0);
  });
}

/** Shows or hides stock-dependent elements of the theme (docs/theme-format.md, Stock). */
function showSpots(root: HTMLElement, results: InventoryResponse['results']): void {
  for (const spot of root.querySelectorAll<HTMLElement>('[data-stock]')) {
    const { stock, stockMin = 0, stockMax = Infinity } = spot.dataset;
    const left = results
      .filter(({ sku }) => !stock || sku === stock)
      .reduce((sum, { unlimited, qtyInStock }) => sum + (unlimited ? Infinity : qtyInStock), 0);
    spot.hidden = left < +stockMin || left > +stockMax;
    for (const count of spot.querySelectorAll('[data-stock-count]')) count.textContent = `${left}`;
  }
}

/** Shows the scarcity text or the back-in-stock form of a variant. */
export function showNotices({ root, itemId }: ProductParts, variant: Variant, isLeft: boolean): void {
  for (const notice of root.querySelectorAll<HTMLElement>('.product-scarcity[data-variant-attributes]')) {
    notice.hidden = !isSameChoice(notice.dataset.variantAttributes, variant);
  }
  for (const form of root.querySelectorAll<HTMLElement>('.product-restock-notification')) {
    if (form.dataset.productId === itemId) form.hidden = isLeft || form.dataset.variantId !== variant.id;
  }
}

function isSameChoice(json: string | undefined, { attributes }: Variant): boolean {
  try {
    return Object.entries(JSON.parse(json ?? '')).every(([name, value]) => attributes[name] === value);
  } catch {
    return false;
  }
}

/** Whether there is more stock than the cart contains (R-PROD-ADD-11 to -15). Throws an `ApiRequestError`. */
export async function isThereMore({ itemId, sku }: Order, page: Page): Promise<boolean> {
  const stock = (await stockOf(itemId)).find((result) => result.sku === sku);
  let inCart = 0;
  for (const entry of cartOf(page).get()?.entries ?? []) {
    if (entry.itemId === itemId && entry.chosenVariant.sku === sku) inCart += entry.quantity;
  }
  return stock !== undefined && hasMoreThan(inCart, stock);
}

/** The stock of each variant. */
async function stockOf(itemId: string): Promise<InventoryResponse['results']> {
  const results = memberOf(await call('GET', `${STOCK}?itemId=${encodeURIComponent(itemId)}`), 'results');
  return Array.isArray(results) ? results : [];
}

/** A single unit needs no quantity input (R-FMT-STAT-12). */
function hasSeveral(variants: readonly Variant[]): boolean {
  return (
    variants.some(({ unlimited }) => unlimited) ||
    variants.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0) > 1
  );
}
