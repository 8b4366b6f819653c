import { describe, expect, test } from 'vitest';
import { closePageAfterEach, find } from '../testing/open-page.ts';
import { findParts } from './product-parts.ts';

closePageAfterEach();

interface Printed {
  readonly id: string;
  /** JSON of the variants. */
  readonly variants?: string;
  readonly attributes?: string;
}

function button({ id, variants = '[]', attributes = '' }: Printed): string {
  return `<div class="sqs-add-to-cart-button" data-item-id="${id}" data-variants='${variants}' ${attributes}></div>`;
}

function options({ id, variants = '[]' }: Printed): string {
  return `<div class="product-variants" data-item-id="${id}" data-variants='${variants}'>
    <select data-variant-option-name="Size"></select><select data-variant-option-name="Color"></select></div>`;
}

const variant = (sku: string) => ({
  id: sku,
  sku,
  attributes: { Size: 'S' },
  qtyInStock: 1,
  unlimited: false,
});

/** Renders HTML and finds the parts of the product of this element. */
function partsOf(html: string, selector = '.sqs-add-to-cart-button') {
  document.body.innerHTML = html;
  return findParts(find(selector));
}

describe('the parts of a product', () => {
  test('are the elements with its id around its button', () => {
    const parts =
      partsOf(`<article>${options({ id: 'mug' })}<b class="product-quantity-input" data-item-id="mug"></b>
      ${button({ id: 'mug', attributes: 'data-product-type="4"' })}</article>`);
    expect(parts).toMatchObject({ itemId: 'mug', productType: 4 });
    expect([parts.button, parts.variantOptions, parts.quantity]).toEqual([
      find('.sqs-add-to-cart-button'),
      find('.product-variants'),
      find('.product-quantity-input'),
    ]);
  });

  test('are not those of another product of the list', () => {
    const parts = partsOf(`<ul><li>${button({ id: 'mug' })}</li>
      <li>${options({ id: 'plate' })}${button({ id: 'plate' })}</li></ul>`);
    expect([parts.root, parts.variantOptions]).toEqual([find('li'), undefined]);
  });

  test('are not those of another item in the same element', () => {
    const parts = partsOf(`<article>${options({ id: 'plate' })}${button({ id: 'mug' })}</article>`);
    expect(parts.variantOptions).toBeUndefined();
  });

  test('are found for an id that is no CSS identifier', () => {
    expect(partsOf(button({ id: '4 mugs' })).button).toBe(find('.sqs-add-to-cart-button'));
  });

  test('may lack a button', () => {
    const parts = partsOf(options({ id: 'mug' }), '.product-variants');
    expect([parts.button, parts.productType]).toEqual([undefined, 0]);
  });
});

describe('the variants of a product', () => {
  const list = JSON.stringify([variant('A'), variant('B')]);

  test('are those of its options, whose selects name the options in their order', () => {
    const parts = partsOf(options({ id: 'mug', variants: list }) + button({ id: 'mug', variants: '[]' }));
    expect(parts.variants.map(({ sku }) => sku)).toEqual(['A', 'B']);
    expect(parts.optionNames).toEqual(['Size', 'Color']);
  });

  test('are those of its button in a list, where several have options and one has none', () => {
    expect(partsOf(button({ id: 'mug', variants: list })).optionNames).toEqual(['Size']);
    const single = partsOf(button({ id: 'mug', variants: JSON.stringify([variant('A')]) }));
    expect([single.variants.length, single.optionNames]).toEqual([1, []]);
  });

  test.each(['', 'no JSON', '{}', '[null, 1, {}, {"attributes": "Size"}]'])(
    'are none where the page has %s',
    (variants) => {
      expect(partsOf(button({ id: 'mug', variants })).variants).toEqual([]);
    },
  );
});

describe('the price of a product', () => {
  const price = (id: string) => `<p class="product-price" id="${id}"></p>`;

  test('is the nearest to its options', () => {
    const parts = partsOf(
      `${price('other')}<section>${price('own')}${options({ id: 'mug' })}</section>${button({ id: 'mug' })}`,
    );
    expect(parts.price?.id).toBe('own');
  });

  test('is the nearest to its button where it has no options', () => {
    const parts = partsOf(`${price('other')}<section>${button({ id: 'mug' })}${price('own')}</section>`);
    expect(parts.price?.id).toBe('own');
  });

  test('may be missing, and then the sale mark is, too', () => {
    const parts = partsOf(`<b class="product-mark sale"></b>${button({ id: 'mug' })}`);
    expect([parts.price, parts.saleMark]).toEqual([null, null]);
  });

  test('has the sale mark of the same product', () => {
    const mark = (id: string) => `<b class="product-mark sale" id="mark-${id}"></b>`;
    const parts = partsOf(`<ul><li>${mark('other')}${price('other')}</li>
      <li>${mark('own')}${price('own')}${button({ id: 'mug' })}</li></ul>`);
    expect(parts.saleMark?.id).toBe('mark-own');
  });
});
