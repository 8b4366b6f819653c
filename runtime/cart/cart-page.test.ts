import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';

const ENTRY = '/api/commerce/shopping-cart/entries/entry-1';
const failed: Reply = { status: 500 };

closePageAfterEach();

/** The page shell of the theme, with the cart as the Worker renders it before the script runs. */
const EMPTY = `<body><div id="sqs-cart-root"><p class="cart-message" role="alert"></p>
  <p class="cart-empty">Your cart is empty.</p></div></body>`;
const RENDERED = `<body><div id="sqs-cart-root"><p class="cart-message" role="alert"></p><ul class="cart-list">
  <li class="cart-row" data-entry-id="entry-1"><form class="cart-row-form"><input class="cart-row-quantity" name="quantity"
  type="number" min="1" max="9999" value="1"><button class="cart-row-update">Update</button></form></li></ul></div></body>`;

beforeAll(async () => {
  // Its first import takes real time.
  await import('./cart-page.ts');
});

const cookies = { hasCart: 'true', CART: 'token' };

async function openCart(reply: Reply, html = EMPTY) {
  const { network } = await openPage(html, { cookies, prepare: (each) => each.reply(CART, reply) });
  return network;
}

const openWith = (...entries: readonly CartEntry[]) => openCart({ json: cartWith(...entries) });
const changed = (...entries: readonly CartEntry[]): Reply => ({
  json: { shoppingCart: cartWith(...entries) },
});
const rows = () => [...document.querySelectorAll('.cart-row')];
const message = () => find('.cart-message').textContent;
const quantity = () => find<HTMLInputElement>('.cart-row-quantity');
const retry = () => document.querySelector<HTMLButtonElement>('button.cart-retry');
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

async function setQuantity(value: string): Promise<void> {
  quantity().value = value;
  quantity().dispatchEvent(new Event('change'));
  await settle();
}

async function remove(): Promise<void> {
  find('.cart-row-remove').click();
  await settle();
}

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

  test('shows the amounts of the server', async () => {
    await openWith(cartEntry({ quantity: 2 }));
    const texts = ['.cart-row-price', '.cart-row-total', '.cart-subtotal-amount'].map(
      (name) => find(name).textContent,
    );
    expect(texts).toEqual(['$20.00', '$40.00', '$40.00']);
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

describe('a changed quantity', () => {
  test('is saved, and the amounts of the server are shown', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, changed(cartEntry({ quantity: 3 })));
    await setQuantity('3');
    expect(network.to(ENTRY)).toMatchObject([{ method: 'PUT', body: { quantity: 3 } }]);
    expect(find('.cart-row-total').textContent).toBe('$60.00');
  });

  test('R-CART-ERR-08: that is rejected is reported as "Unable to update quantity"', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, failed);
    await setQuantity('3');
    expect(find('.cart-message strong').textContent).toBe('Unable to update quantity');
  });

  test('that is rejected becomes the old one again, next to the message of the server', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, { status: 400, json: { message: 'Sold out.' } });
    await setQuantity('3');
    expect([quantity().value, message()]).toEqual(['1', 'Unable to update quantity Sold out.']);
  });

  test('is not sent when it is invalid', async () => {
    const network = await openWith(cartEntry());
    await setQuantity('0');
    expect(network.to(ENTRY)).toEqual([]);
  });

  test('does not leave the page when it is confirmed with Enter', async () => {
    await openWith(cartEntry());
    const submit = new Event('submit', { cancelable: true });
    find('.cart-row-form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  test('marks the row as busy until there is a response', async () => {
    const network = await openWith(cartEntry());
    const release = network.hold(ENTRY);
    await setQuantity('2');
    expect(rows()[0]?.getAttribute('aria-busy')).toBe('true');
    release(changed(cartEntry({ quantity: 2 })));
    await settle();
    expect(rows()[0]?.hasAttribute('aria-busy')).toBe(false);
  });

  test('is not overwritten by the response to an earlier one', async () => {
    const network = await openWith(cartEntry());
    const release = network.hold(ENTRY);
    await setQuantity('2');
    quantity().value = '5';
    release(changed(cartEntry({ quantity: 2 })));
    network.hold(ENTRY);
    await setQuantity('5');
    expect(quantity().value).toBe('5');
  });

  test('is combined with later ones while a request is pending', async () => {
    const network = await openWith(cartEntry());
    const release = network.hold(ENTRY);
    await setQuantity('2');
    await setQuantity('3');
    await setQuantity('4');
    network.reply(ENTRY, changed(cartEntry({ quantity: 4 })));
    release(changed(cartEntry({ quantity: 2 })));
    await settle();
    expect(network.to(ENTRY).map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 4 }]);
  });
});

describe('a removed item', () => {
  test('disappears, is announced, and leaves the focus in the list', async () => {
    const other = cartEntry({ id: 'entry-2', title: 'Plate' });
    const network = await openWith(cartEntry(), other);
    network.reply(ENTRY, changed(other));
    await remove();
    expect(rows()).toHaveLength(1);
    expect(find('[role=status]').textContent).toBe('Mug was removed from your cart.');
    expect(document.activeElement).toBe(find('.cart-list'));
  });

  test('that was the last leaves the focus on the text of the empty cart', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, changed());
    await remove();
    expect(document.activeElement?.textContent).toBe('Your cart is empty.');
    expect(find('.cart-summary').hidden).toBe(true);
  });

  test('R-CART-ERR-10: that stays in the cart is reported as "Unable to remove item"', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, failed);
    await remove();
    expect(find('.cart-message strong').textContent).toBe('Unable to remove item');
    expect(rows()).toHaveLength(1);
  });

  test('R-CART-ERR-13: that stays in the cart for lack of a connection says so', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, 'offline');
    await remove();
    expect(message()).toBe('Unable to remove item Please check your internet connection');
  });

  test('R-CART-ERR-14: that stays in the cart for another reason comes with general advice', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, failed);
    await remove();
    expect(message()).toBe('Unable to remove item Please try again.');
  });

  test('is requested once, however often the button is pressed', async () => {
    const network = await openWith(cartEntry());
    network.hold(ENTRY);
    await remove();
    await remove();
    expect(network.to(ENTRY)).toMatchObject([{ method: 'DELETE' }]);
  });

  test('that can be removed at the second try clears the message', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, { status: 429 });
    await remove();
    expect(message()).toBe('Unable to remove item Please try again in a few seconds.');
    network.reply(ENTRY, changed());
    await remove();
    expect([message(), rows()]).toEqual(['', []]);
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

  test('keeps the rows of the Worker', async () => {
    await openCart('offline', RENDERED);
    expect(rows()).toHaveLength(1);
    expect(alerts()).toHaveLength(1);
  });
});

test('rows of unchanged entries stay the same elements, so that the focus stays', async () => {
  const network = await openWith(cartEntry(), cartEntry({ id: 'entry-2' }));
  const [, second] = rows();
  network.reply(ENTRY, changed(cartEntry({ id: 'entry-2' })));
  await remove();
  await vi.waitFor(() => expect(rows()).toEqual([second]));
});
