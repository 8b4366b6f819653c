import { beforeAll, describe, expect, test } from 'vitest';
import {
  changed,
  EMPTY,
  ENTRY,
  failed,
  message,
  openCart,
  openWith,
  quantity,
  remove,
  rows,
  setQuantity,
} from '../testing/cart-page.ts';
import { cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, settle } from '../testing/open-page.ts';

closePageAfterEach();

beforeAll(async () => {
  // Its first import takes real time.
  await import('./cart-page.ts');
});

describe('a changed quantity', () => {
  test('is saved, and the amounts of the server are shown', async () => {
    const network = await openWith(cartEntry());
    network.reply(ENTRY, changed(cartEntry({ quantity: 3 })));
    await setQuantity('3');
    expect(network.to(ENTRY)).toMatchObject([{ method: 'PUT', body: { quantity: 3 } }]);
    expect(find('.cart-row-total').textContent).toBe('$60.00');
    expect(find('.cart-subtotal-amount').textContent).toBe('$60.00');
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

  test('that was the last leaves a link to the store page', async () => {
    const network = await openCart(
      { json: cartWith(cartEntry()) },
      EMPTY.replace('root"', 'root" data-shop="/fr/shop"'),
    );
    const link = find<HTMLAnchorElement>('.cart-continue');
    expect(link.hidden).toBe(true);
    network.reply(ENTRY, changed());
    await remove();
    expect([link.hidden, link.textContent, link.getAttribute('href')]).toEqual([
      ...[false, 'Continue shopping', '/fr/shop'],
    ]);
  });

  test('is suggested again', async () => {
    const suggestions = '<p data-unless-in-cart="mug">Mug</p><p data-unless-in-cart="cup">Cup</p>';
    const network = await openCart(
      { json: cartWith(cartEntry({ itemId: 'mug' })) },
      EMPTY.replace('</body>', suggestions),
    );
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-unless-in-cart]')]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Cup']);
    network.reply(ENTRY, changed());
    await remove();
    expect(shown()).toEqual(['Mug', 'Cup']);
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
