import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addResponse, ENTRIES } from '../testing/carts.ts';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, type OpenPage, openPage, settle } from '../testing/open-page.ts';
import { addButton, buttonLabel, openAlert, pass } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
let expressSite: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
  expressSite = await renderSite({ storeSettings: { expressCheckout: true } });
});
beforeEach(() => {
  vi.useFakeTimers();
});

/** Opens the page of the mug, adds it, and waits for the response. */
async function addMug(reply: Reply = { json: addResponse() }, html = site('/shop/p/mug')): Promise<OpenPage> {
  const opened = await openPage(html);
  opened.network.reply(ENTRIES, reply);
  addButton().click();
  await settle();
  return opened;
}

describe('the button while an item is added', () => {
  test('R-CART-BTN-01: reads "Adding…" until there is a response', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    network.hold(ENTRIES);
    const state = () => [buttonLabel(), addButton().ariaDisabled];
    const states = [state()];
    addButton().click();
    await settle();
    states.push(state());
    await pass(14_999);
    states.push(state());
    expect(states).toEqual([
      ['Add To Cart', 'false'],
      ['Adding…', 'true'],
      ['Adding…', 'true'],
    ]);
  });

  test('R-CART-BTN-02: reads "Added!" one second after the response, not earlier', async () => {
    await addMug();
    await pass(999);
    expect(buttonLabel()).toBe('Adding…');
    await pass(1);
    expect(buttonLabel()).toBe('Added!');
  });

  test('R-CART-BTN-03: has its own text again two seconds later, not earlier', async () => {
    await addMug();
    await pass(2999);
    expect(buttonLabel()).toBe('Added!');
    await pass(1);
    expect(buttonLabel()).toBe('Add To Cart');
  });

  test('R-CART-BTN-15: counts the second from a late response', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    const release = network.hold(ENTRIES);
    addButton().click();
    await pass(5000);
    release({ json: addResponse() });
    await settle();
    await pass(999);
    expect(buttonLabel()).toBe('Adding…');
    await pass(1);
    expect(buttonLabel()).toBe('Added!');
  });

  test('R-CART-BTN-14: ignores clicks until it has its own text again', async () => {
    const { network } = await addMug();
    addButton().click();
    await pass(1500);
    addButton().click();
    await pass(1499);
    addButton().click();
    await settle();
    expect(network.to(ENTRIES)).toHaveLength(1);
    await pass(1);
    addButton().click();
    await settle();
    expect(network.to(ENTRIES)).toHaveLength(2);
  });

  test('R-CART-BTN-17: announces its text and is marked as disabled', async () => {
    await addMug();
    expect(find('.sqs-add-to-cart-button-inner').ariaLive).toBe('polite');
    expect(addButton().ariaDisabled).toBe('true');
    await pass(3000);
    expect(addButton().ariaDisabled).toBe('false');
  });

  test('R-CART-CALL-01: sends the item, the SKU, the quantity and the additional fields as JSON text', async () => {
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { crumb: 'c1' } });
    find<HTMLInputElement>('.product-quantity-input input').value = '2';
    addButton().click();
    await settle();
    expect(network.to(ENTRIES)).toMatchObject([
      {
        method: 'POST',
        path: ENTRIES,
        body: { itemId: 'mug', sku: 'MUG-0', quantity: 2, additionalFields: '{}' },
        headers: { 'x-csrf-token': 'c1' },
      },
    ]);
  });

  test('gives each addition its own id, so that the server recognizes a repeated request', async () => {
    const { network } = await addMug();
    await pass(3000);
    addButton().click();
    await settle();
    const ids = network.to(ENTRIES).map(({ headers }) => headers['add-to-cart-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[\da-f]{32}$/);
  });

  test.each(['Enter', ' '])('is pressed with the key "%s"', async (key) => {
    const { network } = await openPage(site('/shop/p/mug'));
    addButton().dispatchEvent(new KeyboardEvent('keydown', { key }));
    await settle();
    expect(network.to(ENTRIES)).toHaveLength(1);
  });

  test('is reported by its button: as wb:before-add with the order, then as wb:cart', async () => {
    const events: unknown[] = [];
    for (const type of ['wb:before-add', 'wb:cart'])
      document.addEventListener(type, ({ target }) => events.push([type, target]));
    document.addEventListener('wb:before-add', (event) => events.push((event as CustomEvent).detail));
    await addMug();
    expect(events).toEqual([
      ['wb:before-add', addButton()],
      { itemId: 'mug', sku: 'MUG-0', quantity: 1 },
      ['wb:cart', addButton()],
    ]);
  });

  test('a listener of wb:before-add can cancel it', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    document.addEventListener('wb:before-add', (event) => event.preventDefault());
    addButton().click();
    await settle();
    expect(network.sent).toEqual([]);
    expect(addButton().ariaDisabled).not.toBe('true');
  });
});

describe('an addition that fails', () => {
  const failed = { status: 400, json: { message: 'No.' } };

  test('R-CART-BTN-04: shows its message to the visitor', async () => {
    await addMug(failed);
    expect(openAlert()?.message).toBe('No.');
  });

  test('R-CART-BTN-05: leaves the button busy for one second', async () => {
    await addMug(failed);
    await pass(999);
    expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Adding…', 'true']);
    await pass(1);
    expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Add To Cart', 'false']);
  });

  test.each([400, 500])('R-CART-ERR-01: shows the message of the server for status %i', async (status) => {
    await addMug({ ...failed, status });
    expect(openAlert()?.message).toBe('No.');
  });

  test('shows HTML in the message of the server as text', async () => {
    const message = '</p><img src=x onerror="alert(1)">';
    await addMug({ status: 400, json: { message } });
    expect(openAlert()?.message).toBe(message);
  });

  test('R-CART-ERR-02: is titled "Unable to Add Item"', async () => {
    await addMug(failed);
    expect(openAlert()?.title).toBe('Unable to Add Item');
  });

  test('R-CART-ERR-03: is titled "Unable to Purchase Item" in express checkout', async () => {
    await addMug(failed, expressSite('/shop/p/mug'));
    expect(openAlert()?.title).toBe('Unable to Purchase Item');
  });

  test('R-CART-ERR-05: asks to reload after the session token was rejected twice', async () => {
    const { network } = await addMug({ status: 403, json: { message: 'x', crumbFail: true } });
    expect(openAlert()?.message).toBe('Your session has expired. Please reload the page and try again.');
    expect(network.to(ENTRIES)).toHaveLength(2);
  });

  test('R-CART-ERR-06: asks to enable cookies after the session token was rejected without them', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    network.reply(ENTRIES, { status: 403, json: { crumbFail: true } });
    addButton().click();
    await settle();
    expect(openAlert()?.message).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  test('R-CART-ERR-07: asks to wait after too many requests', async () => {
    await addMug({ status: 429, json: { message: 'Slow down.' } });
    expect(openAlert()?.message).toBe('Please try again in a few seconds.');
  });

  test('reports a missing connection', async () => {
    await addMug('offline');
    expect(openAlert()?.message).toBe('Please check your internet connection');
  });

  test('reports a server that does not respond within 15 seconds in the same way', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    network.hold(ENTRIES);
    addButton().click();
    await pass(14_999);
    const [request] = network.to(ENTRIES);
    expect(request?.signal?.aborted).toBe(false);
    await pass(1);
    expect(request?.signal?.aborted).toBe(true);
  });

  test.each([
    ['500 with a page', { status: 500, text: '<h1>Oh</h1>' }],
    ['an empty 400', { status: 400 }],
    ['200 without JSON', { text: '<h1>Oh</h1>' }],
    ['200 without a cart', { json: {} }],
  ])('R-CART-ERR-15: asks to try again after %s', async (_, reply) => {
    await addMug(reply);
    expect(openAlert()?.message).toBe('Please try again.');
  });

  test('sends the request once more with a new session token, without a message', async () => {
    const { network } = await openPage(site('/shop/p/mug'), { cookies: { crumb: 'old' } });
    const release = network.hold(ENTRIES);
    addButton().click();
    await settle();
    network.reply(ENTRIES, { json: addResponse() });
    Object.assign(document, { cookie: 'crumb=new; path=/' });
    release({ status: 403, json: { crumbFail: true } });
    await settle();
    expect(network.to(ENTRIES).map(({ headers }) => headers['x-csrf-token'])).toEqual(['old', 'new']);
    expect(openAlert()).toBeUndefined();
  });

  test('a dismissed alert gives the focus back to the button', async () => {
    await addMug(failed);
    const button = find('[role=alertdialog] button');
    expect(button.textContent).toBe('OK');
    button.click();
    expect(document.querySelector('[role=alertdialog]')).toBe(null);
    expect(document.activeElement).toBe(addButton());
  });
});
