import { describe, expect, test } from 'vitest';
import { closePageAfterEach, find } from '../testing/open-page.ts';
import { findParts } from './product-parts.ts';
import { showNotices } from './stock.ts';
import type { Variant } from './variants.ts';

closePageAfterEach();

const RED: Variant = {
  id: 'red',
  sku: 'RED',
  attributes: { Color: 'Red', Size: 'S' },
  qtyInStock: 3,
  unlimited: false,
};

/** Renders a notice of the product, selects the red variant, and returns whether the notice is shown. */
function isShown(notice: string, isInStock = true): boolean {
  document.body.innerHTML = `<article>${notice}<p class="sqs-add-to-cart-button" data-item-id="mug"></p></article>`;
  showNotices(findParts(find('.sqs-add-to-cart-button')), RED, isInStock);
  return !find('article > *').hidden;
}

describe('a scarcity text', () => {
  const scarcity = (attributes: string) =>
    `<p class="product-scarcity" data-variant-attributes='${attributes}' hidden>Only 3 left</p>`;

  test('is shown with its own variant', () => {
    expect(isShown(scarcity('{"Color":"Red","Size":"S"}'))).toBe(true);
  });

  test('is hidden with a variant that differs in one option', () => {
    expect(isShown(scarcity('{"Color":"Red","Size":"L"}').replace('hidden', ''))).toBe(false);
  });

  test('is hidden where its variant cannot be read', () => {
    expect(isShown(scarcity('Red').replace('hidden', ''))).toBe(false);
  });

  test('of the whole product stays as it is', () => {
    expect(isShown('<p class="product-scarcity">Only 3 left</p>')).toBe(true);
  });
});

describe('a back-in-stock form', () => {
  const form = (product: string, variant: string) =>
    `<div class="product-restock-notification" data-product-id="${product}" data-variant-id="${variant}"></div>`;

  test.each([
    ['red', false, true],
    ['red', true, false],
    ['blue', false, false],
  ])('of the variant %s, where red is in stock: %s, is shown: %s', (variant, isInStock, shown) => {
    expect(isShown(form('mug', variant), isInStock)).toBe(shown);
  });

  test('of another product stays as it is', () => {
    expect(isShown(form('plate', 'blue'))).toBe(true);
  });
});
