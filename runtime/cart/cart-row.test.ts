import { describe, expect, test } from 'vitest';
import type { CartEntry } from '../../formatters/vocabulary/api/cart.ts';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

/** Opens the cart page with this entry. */
async function openWith(entry: CartEntry): Promise<void> {
  await openPage('<body><div id="sqs-cart-root"></div></body>', {
    cookies: { hasCart: 'true' },
    prepare: ({ reply }) => reply(CART, { json: cartWith(entry) }),
  });
}

test.each([
  ['around its focal point', { focalClass: 'focal-30-70' }, 'cart-row-image focal-30-70'],
  ['around its center by default', {}, 'cart-row-image'],
])('the image of a cart row is cropped %s', async (_, changes, classes) => {
  await openWith(cartEntry({ imageUrl: '/assets/mug.jpg', ...changes }));
  expect([...find('.cart-row-image').classList].join(' ')).toBe(classes);
  // Its title is next to it, and its size is reserved before it has loaded.
  const attributes = ['alt', 'width', 'height'].map((name) => find('.cart-row-image').getAttribute(name));
  expect(attributes).toEqual(['', '96', '96']);
});

describe('a cart row', () => {
  test('links to the product and shows its selected options', async () => {
    const chosenVariant = { sku: 'MUG-1', attributes: { Color: 'Red', Size: 'L' } };
    await openWith(cartEntry({ productUrl: '/shop/p/mug', chosenVariant }));
    const title = find('.cart-row-title');
    expect([title.localName, title.getAttribute('href')]).toEqual(['a', '/shop/p/mug']);
    expect(find('.cart-row-variant').textContent).toBe('Red / L');
  });

  test('has neither a link nor options for a product without', async () => {
    await openWith(cartEntry());
    expect(find('.cart-row-title').localName).toBe('span');
    expect(document.querySelector('.cart-row-variant')).toBe(null);
  });

  test('names the item in its button to remove it', async () => {
    await openWith(cartEntry());
    expect(find('.cart-row-remove').textContent).toBe('Remove Mug');
  });

  test('has a quantity from 1 to 9999, which is required', async () => {
    await openWith(cartEntry({ quantity: 3 }));
    const { min, max, required, value } = find<HTMLInputElement>('.cart-row-quantity');
    expect([min, max, required, value]).toEqual(['1', '9999', true, '3']);
  });

  test('is not removed by Enter in its quantity, which presses the first submit button', async () => {
    await openWith(cartEntry());
    expect(document.querySelectorAll('.cart-row-form button:not([type=button])')).toHaveLength(0);
  });

  test.each([
    [2, false],
    [3, true],
  ])('marks an item of which %i are in the cart, of 2 in stock: %s', async (quantity, isMarked) => {
    const chosenVariant = { sku: 'MUG-0', attributes: {} };
    await openWith(cartEntry({ quantity, chosenVariant, qtyAvailable: 2 }));
    expect(find('.cart-row-error').hidden).toBe(!isMarked);
  });

  test.each([undefined, 'javascript:alert(1)', 'http://other.example/a.jpg'])(
    'has no image from %s',
    async (imageUrl) => {
      await openWith(cartEntry({ ...(imageUrl && { imageUrl }) }));
      expect(document.querySelector('.cart-row img')).toBe(null);
    },
  );
});
