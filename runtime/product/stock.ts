import type { InventoryResponse } from '../../formatters/vocabulary/api/cart.ts';
import { hasStockBeyondCart } from '../../formatters/vocabulary/rules/has-stock-beyond-cart.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { apiRequest, memberOf } from '../core/api/api-request.ts';
import { cartStore } from '../core/cart-store.ts';
import type { Page } from '../core/page.ts';
import { whenActivated } from '../core/when-activated.ts';
import type { ProductParts } from './product-parts.ts';
import type { Order } from './read-order.ts';
import type { Variant } from './variants.ts';

const STOCK: ApiPath<'stock'> = '/api/commerce/inventory/stock/';

/** Refreshes stock, which may have changed since the page was built (gaps A3). */
export function refreshStock(product: ProductParts, changed: () => void): void {
  whenActivated(async () => {
    const { itemId, variantOptions, variants, quantity } = product;
    const results = await fetchStock(itemId).catch(() => []);
    for (const variant of variants) {
      const known = results.find(({ sku }) => sku === variant.sku);
      if (known) Object.assign(variant, { qtyInStock: known.qtyInStock, unlimited: known.unlimited });
    }
    if (results.length === 0) return;
    showStockElements(product.root, results);
    if (quantity) quantity.hidden = !hasMultipleUnits(variants);
    changed();
    // Without options, the only variant is selected.
    const [only] = variants;
    if (!variantOptions && only) showNotices(product, only, only.unlimited || only.qtyInStock > 0);
  });
}

/** Shows or hides stock-dependent elements of the theme (docs/theme-format.md, Stock). */
function showStockElements(root: HTMLElement, results: InventoryResponse['results']): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-stock]')) {
    const { stock: sku, stockMin = 0, stockMax = Infinity } = element.dataset;
    const stock = results
      .filter((result) => !sku || result.sku === sku)
      .reduce((sum, { unlimited, qtyInStock }) => sum + (unlimited ? Infinity : qtyInStock), 0);
    element.hidden = stock < +stockMin || stock > +stockMax;
    for (const count of element.querySelectorAll('[data-stock-count]')) count.textContent = `${stock}`;
  }
}

/** Shows the scarcity text or the back-in-stock form of a variant. */
export function showNotices({ root, itemId }: ProductParts, variant: Variant, isInStock: boolean): void {
  for (const notice of root.querySelectorAll<HTMLElement>('.product-scarcity[data-variant-attributes]')) {
    notice.hidden = !matchesVariant(notice.dataset.variantAttributes, variant);
  }
  for (const form of root.querySelectorAll<HTMLElement>('.product-restock-notification')) {
    if (form.dataset.productId === itemId) form.hidden = isInStock || form.dataset.variantId !== variant.id;
  }
}

function matchesVariant(json: string | undefined, { attributes }: Variant): boolean {
  try {
    return Object.entries(JSON.parse(json ?? '')).every(([name, value]) => attributes[name] === value);
  } catch {
    return false;
  }
}

/** Whether there is more stock than the cart contains (R-PROD-ADD-11 to -15). Throws an `ApiRequestError`. */
export async function hasMoreStock({ itemId, sku }: Order, page: Page): Promise<boolean> {
  const stock = (await fetchStock(itemId)).find((result) => result.sku === sku);
  let inCart = 0;
  for (const entry of cartStore(page).get()?.entries ?? []) {
    if (entry.itemId === itemId && entry.chosenVariant.sku === sku) inCart += entry.quantity;
  }
  return stock !== undefined && hasStockBeyondCart(inCart, stock);
}

/** The stock of each variant. */
async function fetchStock(itemId: string): Promise<InventoryResponse['results']> {
  const results = memberOf(
    await apiRequest('GET', `${STOCK}?itemId=${encodeURIComponent(itemId)}`),
    'results',
  );
  return Array.isArray(results) ? results : [];
}

/** A single unit needs no quantity input (R-FMT-STAT-12). */
function hasMultipleUnits(variants: readonly Variant[]): boolean {
  return (
    variants.some(({ unlimited }) => unlimited) ||
    variants.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0) > 1
  );
}
