import { expect, test } from 'vitest';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

test.each([
  ['around its focal point', { focalClass: 'focal-30-70' }, 'cart-row-image focal-30-70'],
  ['around its center by default', {}, 'cart-row-image'],
])('the image of a cart row is cropped %s', async (_, changes, classes) => {
  const cart = cartWith(cartEntry({ imageUrl: '/assets/mug.jpg', ...changes }));
  await openPage('<body><div id="sqs-cart-root"></div></body>', {
    cookies: { hasCart: 'true' },
    prepare: ({ reply }) => reply(CART, { json: cart }),
  });
  expect([...find('.cart-row-image').classList].join(' ')).toBe(classes);
});
