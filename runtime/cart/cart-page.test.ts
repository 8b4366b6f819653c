import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import {
  changed,
  cookies,
  EMPTY,
  ENTRY,
  failed,
  openCart,
  openWith,
  quantity,
  RENDERED,
  remove,
  rows,
  setQuantity,
} from '../testing/cart-page.ts';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, leaveAndReturn, openPage, settle } from '../testing/open-page.ts';

/** Other tests may take the cores for seconds. */
const WAIT = { timeout: 20_000 };

closePageAfterEach();

beforeAll(async () => {
  // Its first import takes real time.
  await import('./cart-page.ts');
});

const retry = () => document.querySelector<HTMLButtonElement>('button.cart-retry');
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

describe('the cart page', () => {
  test('R-CART-SCREEN-06: shows the cart in the element with the id "sqs-cart-root" only', async () => {
    await openWith(cartEntry());
    expect(find('#sqs-cart-root .cart-row-title').textContent).toBe('Mug');
    await openPage(EMPTY.replace('sqs-cart-root', 'other'), {
      cookies,
      prepare: (network) => network.reply(CART, { json: cartWith(cartEntry()) }),
    });
    expect(rows()).toEqual([]);
  });

  test('R-CART-SCREEN-07: is mounted on the element with the id "sqs-cart-root"', async () => {
    await openWith(cartEntry());
    const mounted = [...document.querySelectorAll('[data-wb]')].filter(({ id }) => id !== '');
    expect(mounted.map(({ id }) => id)).toEqual(['sqs-cart-root']);
  });

  test('shows the amounts of the server', async () => {
    await openWith(cartEntry({ quantity: 2 }));
    const texts = ['.cart-row-price', '.cart-row-total', '.cart-subtotal-amount'].map(
      (name) => find(name).textContent,
    );
    expect(texts).toEqual(['$20.00', '$40.00', '$40.00']);
  });

  test('names its list and its parts', async () => {
    await openWith(cartEntry());
    const texts = ['.cart-subtotal', '.cart-checkout', '.cart-row-form label'].map(
      (name) => find(name).textContent,
    );
    expect([find('.cart-list').getAttribute('aria-label'), ...texts]).toEqual([
      'Items in your cart',
      'Subtotal $20.00',
      'Checkout',
      'Quantity ',
    ]);
  });

  test('links to the checkout with the token of the cart', async () => {
    await openWith(cartEntry());
    expect(find('.cart-checkout').getAttribute('href')).toBe('/checkout?cartToken=token');
  });

  test('R-PROD-ADD-18: shows why the cart cannot be checked out, in place of the link', async () => {
    const checkoutMessage = 'To check out, your order subtotal must be $50.00 or more.';
    const cart: ShoppingCart = { ...cartWith(cartEntry()), checkoutMessage };
    await openCart({ json: cart });
    expect([find('.cart-minimum').textContent, find('.cart-checkout').hidden]).toEqual([
      checkoutMessage,
      true,
    ]);
  });

  test('shows HTML in a title as text, and no link to a script', async () => {
    const title = '<img src=x onerror="alert(1)">';
    await openWith(cartEntry({ title, productUrl: 'javascript:alert(1)' }));
    expect(find('.cart-row-title').textContent).toBe(title);
    expect(find('.cart-row-title').hasAttribute('href')).toBe(false);
  });

  test('shows no notice in place of the link while the cart can be checked out', async () => {
    await openWith(cartEntry());
    expect([find('.cart-minimum').hidden, find('.cart-checkout').hidden]).toEqual([true, false]);
  });

  test('that is empty shows its text only', async () => {
    await openWith();
    const hidden = ['.cart-empty', '.cart-list', '.cart-summary'].map((name) => find(name).hidden);
    expect(hidden).toEqual([false, true, true]);
  });

  test('with items shows list and summary only', async () => {
    await openWith(cartEntry());
    const hidden = ['.cart-empty', '.cart-list', '.cart-summary'].map((name) => find(name).hidden);
    expect(hidden).toEqual([true, false, false]);
  });

  test('keeps the order of the server', async () => {
    const [mug, plate, bowl] = ['Mug', 'Plate', 'Bowl'].map((title) => cartEntry({ id: title, title }));
    const network = await openWith(mug as CartEntry, plate as CartEntry);
    network.reply('/api/commerce/shopping-cart/entries/Mug', changed(bowl as CartEntry, plate as CartEntry));
    find('.cart-row-remove').click();
    await settle();
    expect([...document.querySelectorAll('.cart-row-title')].map(({ textContent }) => textContent)).toEqual([
      'Bowl',
      'Plate',
    ]);
  });

  test('keeps the focus in a quantity that the visitor is about to change', async () => {
    await openPage(RENDERED, {
      cookies,
      prepare: (each) => {
        each.reply(CART, { json: cartWith(cartEntry()) });
        quantity().focus();
      },
    });
    expect(document.querySelector('.cart-row-update')).toBe(null);
    expect(document.activeElement).toBe(quantity());
  });

  test('takes no focus', async () => {
    const network = await openCart({ json: cartWith(cartEntry()) }, RENDERED);
    expect(document.activeElement).toBe(document.body);
    expect(network.to(ENTRY)).toEqual([]);
  });

  test('keeps a quantity that was changed before the script ran, and sends it', async () => {
    const network = await openPage(RENDERED, {
      cookies,
      prepare: (each) => {
        each.reply(CART, { json: cartWith(cartEntry()) });
        each.reply(ENTRY, changed(cartEntry({ quantity: 3 })));
        quantity().value = '3';
      },
    }).then((opened) => opened.network);
    expect(quantity().value).toBe('3');
    expect(network.to(ENTRY)).toMatchObject([{ method: 'PUT', body: { quantity: 3 } }]);
  });
});

describe('a cart that cannot be loaded', () => {
  test('shows one error with a button to try again, and is not called empty', async () => {
    const network = await openCart('offline');
    expect(retry()?.textContent).toBe('Try again');
    expect(alerts()).toEqual(['Unable to load your cart Please check your internet connection']);
    expect(find('#sqs-cart-root').textContent).not.toContain('empty');
    network.reply(CART, failed);
    retry()?.click();
    await settle();
    expect(alerts()).toEqual(['Unable to load your cart Please try again.']);
    network.reply(CART, { json: cartWith(cartEntry()) });
    retry()?.click();
    await settle();
    expect(find('.cart-row-title').textContent).toBe('Mug');
    expect([alerts(), retry()]).toEqual([[''], null]);
    expect(document.activeElement).toBe(find('.cart-list'));
  });

  test('shows no error after it was loaded for another reason, such as a change in another tab', async () => {
    const network = await openCart('offline');
    network.reply(CART, { json: cartWith(cartEntry()) });
    await leaveAndReturn();
    expect([alerts(), retry()]).toEqual([[''], null]);
  });

  test('keeps the rows of the Worker', async () => {
    await openCart('offline', RENDERED);
    expect(rows()).toHaveLength(1);
    expect(alerts()).toHaveLength(1);
  });
});

test('rows in the same order are not moved, which would take the focus away', async () => {
  const network = await openWith(cartEntry(), cartEntry({ id: 'entry-2' }));
  const insert = vi.spyOn(find('.cart-list'), 'insertBefore');
  network.reply(ENTRY, changed(cartEntry({ quantity: 2 }), cartEntry({ id: 'entry-2' })));
  await setQuantity('2');
  expect([find('.cart-row-total').textContent, insert.mock.calls]).toEqual(['$40.00', []]);
});

test('rows of unchanged entries stay the same elements, so that the focus stays', async () => {
  const network = await openWith(cartEntry(), cartEntry({ id: 'entry-2' }));
  const [, second] = rows();
  network.reply(ENTRY, changed(cartEntry({ id: 'entry-2' })));
  await remove();
  await vi.waitFor(() => expect(rows()).toEqual([second]), WAIT);
});
