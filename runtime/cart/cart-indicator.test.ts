import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { addResponse, CART, cartEntry, cartWith, ENTRIES } from '../testing/carts.ts';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, leaveAndReturn, openPage, settle } from '../testing/open-page.ts';
import { addButton } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const pill = () => find('.quoin-cart-pill');
const indicator = () => find('.header-cart');
const counts = () =>
  [...document.querySelectorAll('.sqs-cart-quantity, .quoin-cart-pill-count')].map(
    ({ textContent }) => textContent,
  );
/** The labels of both for screen readers; one text if they are the same. */
const spoken = () => {
  const marked = [...document.querySelectorAll('.sqs-cart-quantity, .quoin-cart-pill-count')];
  return [...new Set(marked.map((count) => count.getAttribute('aria-label')))].join(' / ');
};

function cartOf(quantity: number): ShoppingCart {
  return quantity > 0 ? cartWith(cartEntry({ quantity })) : cartWith();
}

/** Opens a page for a visitor whose cart has this many mugs. */
function openWith(quantity: number) {
  return openPage(site('/shop/p/mug'), {
    cookies: { hasCart: 'true' },
    prepare: ({ reply }) => reply(CART, { json: cartOf(quantity) }),
  });
}

describe('the cart pill', () => {
  test('R-CART-SCREEN-01: shows the number of items and the subtotal', async () => {
    const cart = cartOf(3);
    const formatted = { ...cart.formatted, shipping: '$5.00', grandTotal: '$65.00' };
    await openPage(site('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => reply(CART, { json: { ...cart, formatted } }),
    });
    expect(pill().textContent).toBe('3 $60.00');
  });

  test('R-CART-SCREEN-02: leads to the cart page', async () => {
    await openWith(1);
    const clicked = new MouseEvent('click', { bubbles: true, cancelable: true });
    const link = find<HTMLAnchorElement>('.quoin-cart-pill a');
    link.dispatchEvent(clicked);
    expect([link.getAttribute('href'), clicked.defaultPrevented]).toEqual(['/cart', false]);
  });

  test('R-CART-SCREEN-03: leads there in its own frame, such as that of the site editor', async () => {
    await openWith(1);
    const clicked = new MouseEvent('click', { bubbles: true, cancelable: true });
    const link = find<HTMLAnchorElement>('.quoin-cart-pill a');
    link.dispatchEvent(clicked);
    expect([link.target, clicked.defaultPrevented, document.querySelector('base')]).toEqual([
      '',
      false,
      null,
    ]);
  });

  test('leads to the cart page when the side panel cannot be loaded', async () => {
    const panelSite = await renderSite({ storeSettings: { cartStyle: 'panel' } });
    const { visited } = await openPage(panelSite('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => reply(CART, { json: cartOf(1) }),
    });
    vi.doMock('./cart-panel.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    find('.quoin-cart-pill a').click();
    await settle();
    // The next files of this worker have the same modules.
    vi.doUnmock('./cart-panel.ts');
    expect(visited).toEqual(['http://localhost:3000/cart']);
  });

  test('R-CART-PILL-01: is hidden while the cart is empty', async () => {
    await openWith(0);
    expect(pill().hidden).toBe(true);
  });

  test('R-CART-PILL-01: stays hidden for a visitor without a cart', async () => {
    await openPage(site('/shop/p/mug'), { cookies: { hasCart: 'false' } });
    expect([pill().hidden, indicator().classList.contains('empty')]).toEqual([true, true]);
  });

  test('R-CART-PILL-02: fades in with the first item', async () => {
    await openWith(1);
    const style = document.createElement('style');
    style.textContent = readFileSync('runtime/styles/runtime.css', 'utf8');
    document.head.append(style);
    const { animation } = getComputedStyle(pill());
    expect([pill().hidden, animation]).toEqual([false, expect.stringMatching(/^quoin-fade \d+ms/)]);
  });

  test('stays hidden below the reset of a theme', async () => {
    await openWith(0);
    const style = document.createElement('style');
    style.textContent = `${readFileSync('runtime/styles/runtime.css', 'utf8')} aside { display: block }`;
    document.head.append(style);
    expect(getComputedStyle(pill()).display).toBe('none');
  });

  test('R-DATA-MISC-01: follows the number of items and the subtotal of the cart', async () => {
    const { network } = await openPage(site('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => reply(CART, { json: cartWith(cartEntry()) }),
    });
    network.reply(CART, { json: cartWith(cartEntry({ quantity: 2 })) });
    await leaveAndReturn();
    expect(pill().textContent).toBe('2 $40.00');
  });

  test('is hidden again when the last item is removed', async () => {
    const { network } = await openPage(site('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => reply(CART, { json: cartWith(cartEntry()) }),
    });
    network.reply(CART, { json: cartWith() });
    await leaveAndReturn();
    expect(pill().hidden).toBe(true);
  });
});

describe('the cart indicator', () => {
  test('R-CART-PILL-03: is marked as initialized by the first cart, not before', async () => {
    let release: (reply: Reply) => void = () => {};
    await openPage(site('/shop/p/mug'), {
      cookies: { hasCart: 'true' },
      prepare: ({ hold }) => {
        release = hold(CART);
      },
    });
    expect(indicator().classList).not.toContain('initialized');
    release({ json: cartOf(1) });
    await settle();
    expect(indicator().classList).toContain('initialized');
  });

  test('is marked as initialized by the first item that is added', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    network.reply(ENTRIES, { json: addResponse() });
    addButton().click();
    await settle();
    expect(indicator().classList).toContain('initialized');
  });

  test('R-CART-PILL-04: is marked as empty while there are no items, and not with one', async () => {
    const { network } = await openWith(0);
    expect(indicator().classList).toContain('empty');
    network.reply(CART, { json: cartOf(1) });
    await leaveAndReturn();
    expect(indicator().classList).not.toContain('empty');
  });

  test.each([
    [100, '100'],
    [101, '100+'],
  ])('R-CART-PILL-08: shows %i items as %s, as the pill does', async (quantity, shown) => {
    await openWith(quantity);
    expect(counts()).toEqual([shown, shown]);
  });

  test('R-CART-PILL-09: reads "One item in cart" for one item', async () => {
    await openWith(1);
    expect(spoken()).toBe('One item in cart');
  });

  test.each([2, 100])('R-CART-PILL-10: reads "%i items in cart"', async (quantity) => {
    await openWith(quantity);
    expect(spoken()).toBe(`${quantity} items in cart`);
  });

  test('R-CART-PILL-11: reads "More than …" above 100 items', async () => {
    await openWith(101);
    expect(spoken()).toMatch(/^More than /);
  });

  test.each([
    [0, '0 items in cart'],
    [250, 'More than 100 items in cart'],
  ])('R-CART-PILL-12: reads %i items as "%s"', async (quantity, label) => {
    await openWith(quantity);
    expect(spoken()).toBe(label);
  });

  test('is an image to screen readers, so that the name of its link has its label', async () => {
    await openWith(2);
    expect(document.querySelectorAll('[role=img][aria-label="2 items in cart"]')).toHaveLength(2);
  });

  test('speaks the texts of the site', async () => {
    const page = site('/shop/p/mug').replace(
      '<script type="application/json" id="wb-page">',
      '<script type="application/json" id="wb-strings">{"items":"{n} units"}</script>$&',
    );
    await openPage(page, {
      cookies: { hasCart: 'true' },
      prepare: ({ reply }) => reply(CART, { json: cartWith(cartEntry({ quantity: 2 })) }),
    });
    expect(spoken()).toBe('2 units');
  });
});
