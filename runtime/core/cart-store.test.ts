import { beforeAll, describe, expect, test, vi } from 'vitest';
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

  test('R-CART-LOAD-01: is not loaded for a visitor who has signed out', async () => {
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

  test('R-CART-LOAD-04: is not loaded when the visitor adds the first item either', async () => {
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { ss_cvr: 'a|1|1|1|1' } });
    addButton().dispatchEvent(new CustomEvent('wb:before-add', { bubbles: true }));
    await settle();
    expect(network.to(CART)).toEqual([]);
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

  test('is loaded again when another tab changes it after a restore from the back/forward cache', async () => {
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { hasCart: 'true' } });
    await leaveAndReturn();
    const tab = new BroadcastChannel('wb-cart');
    tab.postMessage(1);
    await expect.poll(() => network.to(CART).length).toBe(3);
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

  test.each(['{', 'true', '{}', '{"authenticated":"true"}'])(
    'is not loaded with the unreadable session %s',
    async (session) => {
      expect(await cartRequests({ SiteUserInfo: session })).toEqual([]);
    },
  );

  test('is reported as wb:cart when it is loaded', async () => {
    const details: unknown[] = [];
    await openPage(site('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => {
        reply(CART, { json: cartWith(cartEntry()) });
        document.addEventListener('wb:cart', (event) => details.push((event as CustomEvent).detail));
      },
    });
    expect(details).toEqual([{ cart: cartWith(cartEntry()) }]);
  });

  test('is shown at once by what subscribes later, and unknown before it is loaded', async () => {
    const { network, page } = await openPage(site('/shop/p/mug'));
    const listener = vi.fn();
    const { subscribe, change, get } = cartStore({});
    subscribe(listener);
    expect([listener.mock.calls, get()]).toEqual([[[undefined]], undefined]);
    network.reply(ENTRIES, { json: addResponse() });
    await change('POST', ENTRIES);
    const later = vi.fn();
    subscribe(later);
    expect(later).toHaveBeenCalledExactlyOnceWith(cartWith(cartEntry()), cartEntry());
    expect(get()).toEqual(cartWith(cartEntry()));
    expect(cartStore(page)).toBe(cartStore(page));
  });

  test('is changed without an announcement while the page is being left', async () => {
    const { network } = await openPage('<body></body>');
    const listener = vi.fn();
    const { subscribe, change } = cartStore({});
    subscribe(listener);
    network.reply(ENTRIES, { json: addResponse() });
    await change('POST', ENTRIES, { isSilent: true });
    expect(listener).toHaveBeenLastCalledWith(cartWith(cartEntry()), undefined);
  });

  test('reports a change on the element that caused it, or on the document', async () => {
    const { network } = await openPage('<body><p></p></body>');
    const targets: unknown[] = [];
    document.addEventListener('wb:cart', ({ target }) => targets.push(target));
    network.reply(ENTRIES, { json: addResponse() });
    const { change } = cartStore({});
    await change('POST', ENTRIES, { target: find('p') });
    await change('POST', ENTRIES);
    expect(targets).toEqual([find('p'), document]);
  });

  test('can be changed after a change that failed', async () => {
    const { network } = await openPage('<body></body>');
    const { change } = cartStore({});
    network.reply(ENTRIES, 'offline');
    await expect(change('POST', ENTRIES)).rejects.toMatchObject({ status: 0 });
    network.reply(ENTRIES, { json: addResponse() });
    expect(await change('POST', ENTRIES)).toEqual(addResponse());
  });

  test.each([{}, { shoppingCart: {} }, { shoppingCart: { entries: {} } }])(
    'is not changed by the response %j',
    async (json) => {
      const { network } = await openPage('<body></body>');
      const { change, get } = cartStore({});
      network.reply(ENTRIES, { json });
      await expect(change('POST', ENTRIES)).rejects.toMatchObject({ status: 200 });
      expect(get()).toBeUndefined();
    },
  );

  test('works without BroadcastChannel', async () => {
    const { network } = await openPage('<body></body>');
    vi.stubGlobal('BroadcastChannel', undefined);
    network.reply(ENTRIES, { json: addResponse() });
    expect(await cartStore({}).change('POST', ENTRIES)).toEqual(addResponse());
  });

  test('has no open channel while the page is in the back/forward cache', async () => {
    await openPage('<body></body>');
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    cartStore({});
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
