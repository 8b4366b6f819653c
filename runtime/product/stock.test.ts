import { beforeAll, describe, expect, test } from 'vitest';
import type { StockResult } from '../../formatters/vocabulary/api/cart.ts';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { addButton, buttonLabel, choose } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

const STOCK = '/api/commerce/inventory/stock/';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

/** Opens a product whose variants have this stock now. */
async function openWith(path: string, reply: Reply) {
  const { network, becomeIdle } = await openPage(site(path), { prepare: (each) => each.reply(STOCK, reply) });
  await becomeIdle();
  return network;
}

function stockOf(id: string, ...stock: readonly (number | 'unlimited')[]): Reply {
  const results: readonly StockResult[] = stock.map((qty, index) => ({
    variantId: `${id}-${index}`,
    sku: `${id}-${index}`.toUpperCase(),
    unlimited: qty === 'unlimited',
    qtyInStock: qty === 'unlimited' ? 0 : qty,
  }));
  return { json: { results } };
}

const restockForms = () =>
  [...document.querySelectorAll<HTMLElement>('.product-restock-notification')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.variantId);

describe('the current stock', () => {
  test('is requested once, when the browser is idle', async () => {
    const { network, becomeIdle } = await openPage(site('/shop/p/mug'));
    expect(network.to(STOCK)).toEqual([]);
    await becomeIdle();
    expect(network.to(STOCK).map(({ path }) => path)).toEqual([`${STOCK}?itemId=mug`]);
  });

  test('is not requested in lists', async () => {
    const { network, becomeIdle } = await openPage(site('/shop'));
    await becomeIdle();
    expect(network.to(STOCK)).toEqual([]);
  });

  test('disables the button of a product that has sold out since it was published', async () => {
    await openWith('/shop/p/mug', stockOf('mug', 0));
    expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Sold Out', 'true']);
    expect(restockForms()).toEqual(['mug-0']);
  });

  test('enables the button of a product that is back in stock, and removes its mark', async () => {
    await openWith('/shop/p/gone', stockOf('gone', 4));
    expect([buttonLabel(), addButton().ariaDisabled]).toEqual(['Add To Cart', 'false']);
    expect(find('[data-stock-max="0"]').hidden).toBe(true);
    expect(restockForms()).toEqual([]);
  });

  test.each([
    [1, true],
    [2, false],
    ['unlimited', false],
  ] as const)(
    'of %s hides the quantity of a product that was published sold out: %s',
    async (stock, isHidden) => {
      await openWith('/shop/p/gone', stockOf('gone', stock));
      expect(find('.product-quantity-input').hidden).toBe(isHidden);
    },
  );

  test.each([
    [0, true],
    [1, false],
    [9, false],
    [10, true],
  ])('of %i hides the text for 1 to 9 units: %s', async (stock, isHidden) => {
    await openWith('/shop/p/mug', stockOf('mug', stock));
    expect(find('.stock-left').hidden).toBe(isHidden);
    expect(find('.stock-left').textContent).toBe(`${stock} left`);
  });

  test('that is unlimited shows no back-in-stock form', async () => {
    await openWith('/shop/p/gone', stockOf('gone', 'unlimited'));
    expect(restockForms()).toEqual([]);
  });

  test('is that of one variant in an element with its SKU', async () => {
    const html = site('/shop/p/plate').replace(
      'data-stock="" data-stock-min',
      'data-stock="PLATE-1" data-stock-min',
    );
    const { becomeIdle } = await openPage(html, {
      prepare: (each) => each.reply(STOCK, stockOf('plate', 5, 3, 1)),
    });
    await becomeIdle();
    expect(find('.stock-left').textContent).toBe('3 left');
  });

  test('is that of the selected variant', async () => {
    await openWith('/shop/p/plate', stockOf('plate', 0, 3, 1));
    choose('Color', 'Red');
    choose('Size', 'S');
    await settle();
    expect([buttonLabel(), restockForms()]).toEqual(['Sold Out', ['plate-0']]);
    choose('Size', 'L');
    await settle();
    expect([buttonLabel(), restockForms()]).toEqual(['Add To Cart', []]);
  });

  test.each<Reply>(['offline', { status: 500 }, { json: {} }])(
    'that cannot be loaded leaves the published one: %j',
    async (reply) => {
      await openWith('/shop/p/mug', reply);
      expect(buttonLabel()).toBe('Add To Cart');
      expect(find('.stock-left').hidden).toBe(true);
    },
  );

  test.each<Reply>(['offline', { status: 500 }, { json: {} }])(
    'that cannot be loaded does not show a product as sold out: %j',
    async (reply) => {
      const html = site('/shop/p/mug').replace(
        '<p class="stock-left"',
        '<p class="none-left" data-stock="" data-stock-max="0" hidden>Sold out</p>$&',
      );
      const { network, becomeIdle } = await openPage(html, { prepare: (each) => each.reply(STOCK, reply) });
      await becomeIdle();
      expect([network.to(STOCK).length, find('.none-left').hidden]).toEqual([1, true]);
    },
  );
});
