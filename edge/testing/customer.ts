import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { type Browser, createBrowser } from './browser.ts';

export interface TestCustomer extends Browser {
  /** Adds an item through the API. */
  add(sku: string, quantity?: number, more?: Readonly<Record<string, unknown>>): Promise<Response>;
  cart(): Promise<ShoppingCart>;
}

const ITEMS: Readonly<Record<string, string>> = {
  MUG: 'mug',
  'PLATE-BLUE': 'plate',
  'PLATE-SAND': 'plate',
  BOOK: 'book',
  CLAY: 'clay',
  'CARD-50': 'card',
};

/** Creates a visitor with a crumb. */
export async function createTestCustomer(host?: string): Promise<TestCustomer> {
  const browser = createBrowser(host);
  await browser.get('/cart');
  return {
    ...browser,
    add: (sku, quantity = 1, more = {}) =>
      browser.json('POST', API.cartEntries, { itemId: ITEMS[sku] ?? sku, sku, quantity, ...more }),
    cart: async () => (await browser.get(API.cart)).json(),
  };
}
