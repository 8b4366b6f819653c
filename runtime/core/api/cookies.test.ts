import { beforeAll, describe, expect, test } from 'vitest';
import { addResponse, CART, cartEntry, cartWith, ENTRIES } from '../../testing/carts.ts';
import { closePageAfterEach, openPage, settle } from '../../testing/open-page.ts';
import { addButton } from '../../testing/product-page.ts';
import { renderSite } from '../../testing/render-site.ts';
import { cartToken } from '../cart-store.ts';
import { areCookiesOn, readCookie } from './cookies.ts';

/** The server of the page; another one on this machine has replaced or deleted the cookies without a port. */
const { port } = location;

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

describe('a page of one of several servers on this machine', () => {
  test('sends the crumb of its own server', async () => {
    const { network } = await openPage(site('/shop/p/mug'), {
      cookies: { crumb: 'theirs', [`crumb_${port}`]: 'ours' },
      prepare: ({ reply }) => reply(ENTRIES, { json: addResponse() }),
    });
    addButton().click();
    await settle();
    expect(network.to(ENTRIES)).toMatchObject([{ headers: { 'x-csrf-token': 'ours' } }]);
  });

  test('links to the checkout of the cart on its own server', async () => {
    await openPage(site('/shop/p/mug'), { cookies: { CART: 'theirs', [`CART_${port}`]: 'ours' } });
    expect(cartToken()).toBe('ours');
  });

  test.each(['CART', 'hasCart'])('loads the cart when only its own cookie %s is left', async (name) => {
    const { network } = await openPage(site('/shop/p/mug'), {
      cookies: { [`${name}_${port}`]: 'true' },
      prepare: ({ reply }) => reply(CART, { json: cartWith(cartEntry()) }),
    });
    await expect.poll(() => network.to(CART)).toHaveLength(1);
  });
});

test('a page on its own reads cookies by their plain name', async () => {
  await openPage(site('/shop/p/mug'), { cookies: { CART: 'token' } });
  expect(cartToken()).toBe('token');
});

test('the value of a cookie is decoded', async () => {
  await openPage('<body></body>', { cookies: { CART: 'a=b; c%' } });
  expect(readCookie('CART')).toBe('a=b; c%');
});

test('the cookie that tests whether cookies are on is deleted', async () => {
  await openPage('<body></body>');
  // The DOM of the tests keeps deleted cookies without a value.
  expect([areCookiesOn(), document.cookie.replace('wbProbe=', '')]).toEqual([true, '']);
});
