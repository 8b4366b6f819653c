import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutUrl, EDGE_PAGES, pathTo } from './paths.ts';

const HOME = join('formatters', 'vocabulary', 'api', 'paths.ts');

/** Production sources; tests may spell out paths. */
function sources(): readonly string[] {
  const folders = ['formatters', 'compiler', 'runtime', 'edge', 'editor'];
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file) && file !== HOME);
}

describe('paths', () => {
  it('of checkout, subscription and gift card are built by one function (R-COMP-ROUTE-03)', () => {
    expect(checkoutUrl('cart', { cartToken: 'a b&c' })).toBe('/checkout?cartToken=a%20b%26c');
    expect(checkoutUrl('subscription', { cartToken: 'x' })).toBe('/checkout/subscribe?cartToken=x');
    expect(checkoutUrl('gift-card', { itemId: 'é', sku: 'S/1' })).toBe(
      '/checkout/gift-card?itemId=%C3%A9&sku=S%2F1',
    );
  });

  it('of the checkout are defined nowhere else (R-COMP-ROUTE-02)', () => {
    const found = sources().filter((file) => /['"`]\/checkout\b/.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('of the cart is the specified one', () => {
    expect(EDGE_PAGES.cart).toBe('/cart');
  });

  it('have their parameters replaced', () => {
    expect(pathTo('cartEntry', { entryId: 'a b' })).toBe('/api/commerce/shopping-cart/entries/a%20b');
  });
});
