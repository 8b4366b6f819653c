import { beforeAll, describe, expect, test } from 'vitest';
import { addResponse, CART, cartEntry, cartWith, ENTRIES } from '../testing/carts.ts';
import {
  closePageAfterEach,
  find,
  leaveAndReturn,
  openPage,
  setCookie,
  settle,
} from '../testing/open-page.ts';
import { addButton } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { cartStore } from './cart-store.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

/** Opens a page with the cart count and returns the requests for the cart. */
async function cartRequests(cookies: Readonly<Record<string, string>>) {
  const { network } = await openPage(site('/shop/p/mug'), {
    cookies,
    prepare: ({ reply }) => reply(CART, { json: cartWith(cartEntry()) }),
  });
  return network.to(CART);
}

describe('the cart', () => {
  test('R-CART-LOAD-01: is loaded for a visitor who is signed in', async () => {
    expect(await cartRequests({ SiteUserInfo: '{"authenticated":true}' })).toHaveLength(1);
  });

  test('is not loaded for a visitor who has signed out', async () => {
    expect(await cartRequests({ SiteUserInfo: '{"authenticated":false}' })).toEqual([]);
  });

  test.each([
    ['true', 1],
    ['false', 0],
  ])('R-CART-LOAD-02: with the cookie hasCart=%s is loaded %i times', async (value, times) => {
    const { network } = await openPage(site('/shop/p/mug'));
    setCookie('hasCart', value);
    addButton().dispatchEvent(new CustomEvent('wb:before-add', { bubbles: true }));
    await settle();
    expect(network.to(CART)).toHaveLength(times);
  });

  test('R-CART-LOAD-03: is loaded with a cart cookie alone', async () => {
    expect(await cartRequests({ CART: 'token' })).toHaveLength(1);
  });

  test('R-CART-LOAD-04: is not loaded on a first visit', async () => {
    expect(await cartRequests({ ss_cvr: 'a|1|1|1|1' })).toEqual([]);
  });

  test('R-CART-CALL-02: is loaded with GET /api/commerce/shopping-cart', async () => {
    const [request] = await cartRequests({ hasCart: 'true' });
    expect(request).toMatchObject({ method: 'GET', path: '/api/commerce/shopping-cart' });
  });

  test('is loaded on a prerendered page only when the visitor opens it', async () => {
    Object.assign(document, { prerendering: true });
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { hasCart: 'true' } });
    expect(network.to(CART)).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(network.to(CART)).toHaveLength(1);
    Object.assign(document, { prerendering: undefined });
  });

  test('is loaded again after a restore from the back/forward cache, and only then', async () => {
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { hasCart: 'true' } });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settle();
    expect(network.to(CART)).toHaveLength(1);
    await leaveAndReturn();
    expect(network.to(CART)).toHaveLength(2);
  });

  test('is loaded again when another tab changes it', async () => {
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { hasCart: 'true' } });
    const tab = new BroadcastChannel('wb-cart');
    tab.postMessage(1);
    await expect.poll(() => network.to(CART).length).toBe(2);
    tab.close();
  });

  test('notifies other tabs of an added item', async () => {
    const tab = new BroadcastChannel('wb-cart');
    let messages = 0;
    tab.onmessage = () => {
      messages += 1;
    };
    const { network } = await openPage(site('/shop/p/mug'));
    network.reply(ENTRIES, { json: addResponse() });
    addButton().click();
    await expect.poll(() => messages).toBe(1);
    tab.close();
  });

  test('is the same request for all indicators of a page', async () => {
    const requests = await cartRequests({ hasCart: 'true', CART: 'token' });
    expect(requests).toHaveLength(1);
  });

  test('is reported as wb:cart, with the added item', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    network.reply(ENTRIES, { json: addResponse() });
    const details: unknown[] = [];
    document.addEventListener('wb:cart', (event) => details.push((event as CustomEvent).detail));
    addButton().click();
    await settle();
    expect(details.at(-1)).toEqual({ cart: cartWith(cartEntry()), added: cartEntry() });
  });

  test('is changed by one request at a time, so that responses arrive in order', async () => {
    const { network, page } = await openPage(site('/shop/p/mug'));
    const release = network.hold(ENTRIES);
    const changes = [ENTRIES, `${ENTRIES}/entry-1`].map((path) => cartStore(page).change('POST', path));
    await settle();
    expect(network.to(ENTRIES)).toHaveLength(1);
    release({ json: addResponse() });
    await Promise.all(changes);
    expect(network.to(ENTRIES)).toHaveLength(2);
  });

  test('keeps what is shown when it cannot be loaded', async () => {
    await openPage(site('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => reply(CART, 'offline'),
    });
    expect(find('.sqs-cart-quantity').textContent).toBe('0');
  });
});
