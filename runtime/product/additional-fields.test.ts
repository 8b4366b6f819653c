// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../core/page.ts';
import { mount } from './product.ts';

vi.mock('./additional-fields.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => vi.unstubAllGlobals());

test('the form of a product that cannot be loaded reports the missing connection', async () => {
  const variants = [{ id: '1', sku: 'S', attributes: {}, qtyInStock: 1, unlimited: false }];
  document.body.innerHTML =
    '<button class="sqs-add-to-cart-button use-form" data-item-id="i" data-product-type="1">Add</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.dataset.variants = JSON.stringify(variants);
  const page: Page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };
  mount(button, page);
  button.click();
  await expect
    .poll(() => document.querySelector('[role=alertdialog]')?.textContent)
    .toBe('Unable to Add ItemPlease check your internet connectionOK');
});
