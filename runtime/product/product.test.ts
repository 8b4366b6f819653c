import { beforeAll, expect, test } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

test('R-PROD-SCREEN-01: the page of a product has a select for each option', async () => {
  await openPage(site('/shop/p/shirt'));
  const selects = [...document.querySelectorAll<HTMLElement>('.product-variants select')];
  expect(selects.map(({ dataset }) => dataset.variantOptionName)).toEqual(['Size', 'Color', 'Fit']);
});

test('R-PROD-SCREEN-02: the page of a product has one primary add-to-cart button', async () => {
  await openPage(site('/shop/p/shirt'));
  const buttons = [...document.querySelectorAll('.sqs-add-to-cart-button')];
  const kinds = buttons.map(({ classList }) => classList.contains('sqs-button-element--primary'));
  expect(kinds).toEqual([true]);
});

test('R-PROD-SCREEN-06: a sold-out product is marked in the grid', async () => {
  await openPage(site('/shop'));
  const marked = [...document.querySelectorAll('.card')].flatMap((card) => {
    const mark = card.querySelector('.sold-out');
    return mark ? [[card.querySelector('a')?.textContent, mark.textContent]] : [];
  });
  expect(marked).toEqual([['Gone', 'sold out']]);
});

test('R-PROD-ADD-16: the quantity is a whole number from 1 to 9999, at first 1', async () => {
  await openPage(site('/shop/p/mug'));
  const { min, max, step, defaultValue } = find<HTMLInputElement>('.product-quantity-input input');
  expect({ min, max, step, defaultValue }).toEqual({ min: '1', max: '9999', step: '1', defaultValue: '1' });
});
