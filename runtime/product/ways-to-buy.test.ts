import { beforeAll, expect, test } from 'vitest';
import { addResponse, ENTRIES } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { addButton, choose, openAlert } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

const SUBSCRIPTION = '/api/3/commerce/cart/subscription';

closePageAfterEach();

let site: (path: string) => string;
let expressSite: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
  expressSite = await renderSite({ storeSettings: { expressCheckout: true } });
});

test('R-CART-BTN-06: express checkout goes straight to the checkout page, without a popover', async () => {
  const { network, visited } = await openPage(expressSite('/shop/p/mug'));
  network.reply(ENTRIES, { json: addResponse() });
  addButton().click();
  await settle();
  expect(visited).toEqual(['/checkout?cartToken=']);
  expect(find('.quoin-cart-popover').textContent).toBe('');
});

test('express checkout names the cart', async () => {
  const { network, visited } = await openPage(expressSite('/shop/p/mug'));
  const release = network.hold(ENTRIES);
  addButton().click();
  await settle();
  Object.assign(document, { cookie: 'CART=t1; path=/' });
  release({ json: addResponse() });
  await settle();
  expect(visited).toEqual(['/checkout?cartToken=t1']);
});

test('R-CART-BTN-07: a subscription goes to its page with the token of the response', async () => {
  const { network, visited } = await openPage(site('/shop/p/monthly'));
  network.reply(SUBSCRIPTION, { json: { cartToken: 't1' } });
  Object.assign(document, { cookie: 'CART=other; path=/' });
  addButton().click();
  await settle();
  expect(network.to(SUBSCRIPTION)).toMatchObject([
    { method: 'POST', body: { itemId: 'monthly', sku: 'MONTHLY-0', qty: 1, additionalFields: '{}' } },
  ]);
  expect(visited).toEqual(['/checkout/subscribe?cartToken=t1']);
});

test('R-CART-BTN-08: a gift card goes to its page with the chosen denomination', async () => {
  const { visited } = await openPage(site('/shop/p/card'));
  choose('Worth', '$50');
  addButton().click();
  await settle();
  expect(visited).toEqual(['/checkout/gift-card?itemId=card&sku=CARD-1']);
});

test.each(['normal', 'express'])(
  'R-CART-ERR-04: a gift card that cannot be bought in %s checkout is titled "Unable to purchase Gift Card"',
  async (kind) => {
    await openPage((kind === 'express' ? expressSite : site)('/shop/p/card'));
    addButton().click();
    await settle();
    expect(openAlert()?.title).toBe('Unable to purchase Gift Card');
  },
);

test('a subscription that cannot be started says why, and is not left', async () => {
  const { network, visited } = await openPage(site('/shop/p/monthly'));
  network.reply(SUBSCRIPTION, { status: 400, json: { message: 'Sold out.' } });
  addButton().click();
  await settle();
  expect([openAlert()?.message, visited]).toEqual(['Sold out.', []]);
});

test('the button of a gift card keeps its text, which would be announced again', async () => {
  await openPage(site('/shop/p/card'));
  choose('Worth', '$25');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(addButton(), { childList: true, characterData: true, subtree: true });
  addButton().click();
  await settle();
  expect([addButton().ariaDisabled, [...changes, ...observer.takeRecords()]]).toEqual(['true', []]);
});

test('the button is busy while the page changes, and works when the visitor comes back', async () => {
  await openPage(site('/shop/p/card'));
  choose('Worth', '$25');
  addButton().click();
  await settle();
  expect(addButton().ariaDisabled).toBe('true');
  dispatchEvent(new Event('pageshow'));
  await settle();
  expect(addButton().ariaDisabled).toBe('false');
});
