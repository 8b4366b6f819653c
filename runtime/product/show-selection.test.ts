// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../core/page.ts';
import { mount } from './product.ts';

const variants = [
  { id: '1', sku: 'S', attributes: { Size: 'S' }, qtyInStock: 1, unlimited: false, priceText: '€20.00' },
  {
    id: '2',
    sku: 'L',
    attributes: { Size: 'L' },
    qtyInStock: 1,
    unlimited: false,
    priceText: '€30.00',
    salePriceText: '€25.00',
  },
];

afterEach(() => vi.restoreAllMocks());

test('announces the price of a variant once, when it is selected', () => {
  document.body.innerHTML = `<div class="product-price">from €20.00</div>
    <div class="product-variants" data-item-id="i"><div class="variant-option">
      <select data-variant-option-name="Size"><option value=""><option>S<option>L</select></div></div>
    <div class="sqs-add-to-cart-button" data-item-id="i" data-product-type="1">Add</div>`;
  const options = document.querySelector<HTMLElement>('.product-variants') as HTMLElement;
  options.dataset.variants = JSON.stringify(variants);
  const price = document.querySelector<HTMLElement>('.product-price') as HTMLElement;
  const replace = vi.spyOn(price, 'replaceChildren');
  const page: Page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };
  mount(document.querySelector('.sqs-add-to-cart-button') as HTMLElement, page);
  expect(price.ariaLive).toBe('polite');
  expect(replace).not.toHaveBeenCalled();
  const select = options.querySelector('select') as HTMLSelectElement;
  const choose = (value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change'));
  };
  choose('S');
  expect(price.textContent).toBe('€20.00');
  choose('S');
  expect(replace).toHaveBeenCalledTimes(1);
  choose('L');
  expect(price.textContent).toBe('Sale Price:€25.00 Original Price:€30.00');
  choose('');
  expect(price.textContent).toBe('from €20.00');
});
