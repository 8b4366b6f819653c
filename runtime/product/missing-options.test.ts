import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ENTRIES } from '../testing/carts.ts';
import { closePageAfterEach, openPage, settle } from '../testing/open-page.ts';
import { addButton, buttonLabel, openAlert, pass } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});
beforeEach(() => {
  vi.useFakeTimers();
});

/** Markup of each context by name; no page of the test site has an add-on. */
function pageOf(context: string): string {
  if (context === 'pdp') return site('/shop/p/plate');
  if (context === 'product_block') return site('/featured');
  return site('/shop').replaceAll('data-context="plp"', `data-context="${context}"`);
}

const contexts = ['pdp', 'product_block', 'plp', 'add-on'];

test.each(contexts)(
  'R-CART-BTN-09: missing options disable the button for two seconds in the context %s',
  async (context) => {
    await openPage(pageOf(context));
    addButton('plate').click();
    await settle();
    expect(addButton('plate').ariaDisabled).toBe('true');
    await pass(1999);
    expect(addButton('plate').ariaDisabled).toBe('true');
    await pass(1);
    expect(addButton('plate').ariaDisabled).toBe('false');
  },
);

test.each(contexts)(
  'R-CART-BTN-10: missing options show "Select Option" on the button in the context %s',
  async (context) => {
    await openPage(pageOf(context));
    addButton('plate').click();
    await settle();
    expect(buttonLabel('plate')).toBe('Select Option');
    await pass(1999);
    expect(buttonLabel('plate')).toBe('Select Option');
  },
);

test('R-CART-BTN-11: missing options leave the custom text of the button unchanged afterwards', async () => {
  await openPage(site('/shop/p/named'));
  addButton().click();
  await pass(1999);
  const before = buttonLabel();
  await pass(1);
  expect([before, buttonLabel()]).toEqual(['Select Option', 'Buy it']);
});

test.each([
  ['pdp', true],
  ['product_block', true],
  ['plp', false],
  ['add-on', false],
])('R-CART-BTN-16: missing options open a message in the context %s: %s', async (context, hasMessage) => {
  await openPage(pageOf(context));
  addButton('plate').click();
  await settle();
  expect(openAlert() !== undefined).toBe(hasMessage);
});

test('missing options open a message where the page names no context', async () => {
  await openPage(site('/shop/p/plate').replaceAll('data-context="pdp"', ''));
  addButton('plate').click();
  await settle();
  expect(openAlert()?.message).toBe('Please select the Color and Size options.');
});

test('R-PROD-ADD-05: missing options only disable the button in the listing grid, without a message', async () => {
  await openPage(site('/shop'));
  addButton('plate').click();
  await settle();
  expect([addButton('plate').ariaDisabled, openAlert()]).toEqual(['true', undefined]);
});

test('missing options leave the options of other products in the grid alone', async () => {
  const { network } = await openPage(site('/shop'));
  addButton('mug').click();
  await settle();
  expect(network.to(ENTRIES)).toMatchObject([{ body: { itemId: 'mug' } }]);
});
