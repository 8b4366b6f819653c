import { beforeAll, expect, test } from 'vitest';
import { ENTRIES } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { addButton, choose, openAlert } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

/** Opens a product, selects values, and returns the message after a click. */
async function messageOf(path: string, selected: Readonly<Record<string, string>> = {}) {
  await openPage(site(path));
  for (const [option, value] of Object.entries(selected)) choose(option, value);
  addButton().click();
  await settle();
  return openAlert()?.message;
}

/** Enters a quantity of mugs and returns the message after a click. */
async function messageOfQuantity(value: string) {
  await openPage(site('/shop/p/mug'));
  const input = find<HTMLInputElement>('.product-quantity-input input');
  // A number input has no value while its text is not a number.
  input.value = value;
  addButton().click();
  await settle();
  return openAlert()?.message;
}

test('R-PROD-ADD-01: a missing option is named', async () => {
  expect(await messageOf('/shop/p/plate', { Color: 'Red' })).toBe('Please select the Size option.');
});

test('R-PROD-ADD-02: two missing options are joined by "and"', async () => {
  expect(await messageOf('/shop/p/plate')).toBe('Please select the Color and Size options.');
});

test('R-PROD-ADD-04: three missing options are listed with a comma before "and"', async () => {
  expect(await messageOf('/shop/p/shirt')).toBe('Please select the Size, Color, and Fit options.');
});

test('R-PROD-ADD-06: a combination without a variant is unavailable', async () => {
  expect(await messageOf('/shop/p/plate', { Color: 'Blue', Size: 'L' })).toBe(
    'Sorry, that item variant is unavailable. Please select another variant.',
  );
});

test('R-PROD-ADD-08: a quantity must be a number', async () => {
  expect(await messageOfQuantity('')).toBe('Quantity must be a number.');
});

test('R-PROD-ADD-09: a quantity must be whole', async () => {
  expect(await messageOfQuantity('1.5')).toBe('Quantity must be a whole number');
});

test.each(['0', '10000'])('R-PROD-ADD-17: a quantity of %s is out of range', async (quantity) => {
  expect(await messageOfQuantity(quantity)).toBe('Quantity must be a number between 1 and 9999.');
});

test.each(['1', '9999'])('a quantity of %s is sent', async (quantity) => {
  const { network } = await openPage(site('/shop/p/mug'));
  find<HTMLInputElement>('.product-quantity-input input').value = quantity;
  addButton().click();
  await settle();
  expect(network.to(ENTRIES)).toMatchObject([{ body: { quantity: Number(quantity) } }]);
});

test.each([
  ['options', {}, 'Please select the Color and Size options.'],
  [
    'the variant',
    { Color: 'Blue', Size: 'L' },
    'Sorry, that item variant is unavailable. Please select another variant.',
  ],
])('R-PROD-ADD-17: %s are checked before the quantity', async (_, selected, message) => {
  await openPage(site('/shop/p/plate'));
  for (const [option, value] of Object.entries(selected)) choose(option, value);
  find<HTMLInputElement>('.product-quantity-input input').value = '0';
  addButton().click();
  await settle();
  expect(openAlert()?.message).toBe(message);
});

test('R-PROD-ADD-10: a gift card needs a denomination', async () => {
  expect(await messageOf('/shop/p/card')).toBe('Select a denomination for the Gift Card');
});

test('the selected variant is ordered', async () => {
  const { network } = await openPage(site('/shop/p/plate'));
  choose('Color', 'Blue');
  choose('Size', 'S');
  addButton().click();
  await settle();
  expect(network.to(ENTRIES)).toMatchObject([{ body: { sku: 'PLATE-2' } }]);
});
