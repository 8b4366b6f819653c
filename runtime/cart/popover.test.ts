import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartStore } from '../core/cart-store.ts';
import { addResponse, cartEntry, cartWith, ENTRIES } from '../testing/carts.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { addButton, pass } from '../testing/product-page.ts';
import { renderSite } from '../testing/render-site.ts';
import { mountPopover } from './popover.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});
beforeEach(() => {
  vi.useFakeTimers();
});

const popover = () => find('.quoin-cart-popover');
const isShown = () => popover().textContent !== '';
const closeButton = () => find<HTMLButtonElement>('.quoin-cart-popover button');

async function addMug(response: object = addResponse()): Promise<void> {
  const { network } = await openPage(site('/shop/p/mug'));
  network.reply(ENTRIES, { json: response });
  addButton().focus();
  addButton().click();
  await settle();
}

describe('the popover of an added item', () => {
  test('R-CART-SCREEN-04: reads "{productName} was added to your cart."', async () => {
    await addMug();
    expect(find('.quoin-cart-popover p').textContent).toBe('Mug was added to your cart.');
  });

  test('shows HTML in a product name as text', async () => {
    const title = '<img src=x onerror="alert(1)">';
    await addMug({ shoppingCart: cartWith(cartEntry()), newlyAdded: cartEntry({ title }) });
    expect(find('.quoin-cart-popover p').textContent).toBe(`${title} was added to your cart.`);
  });

  test('R-CART-SCREEN-05: has a button "Close", which removes it', async () => {
    await addMug();
    const name = closeButton().textContent;
    closeButton().click();
    expect([name, isShown()]).toEqual(['Close', false]);
  });

  test('links to the cart', async () => {
    await addMug();
    expect(find('.quoin-cart-popover a').getAttribute('href')).toBe('/cart');
  });

  test('R-CART-PILL-05: disappears after three seconds, not earlier', async () => {
    await addMug();
    await pass(2999);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
  });

  test('R-CART-PILL-06: disappears at once when it is closed', async () => {
    await addMug();
    await pass(500);
    // Browsers move the focus to a button that is clicked.
    closeButton().focus();
    closeButton().click();
    expect(isShown()).toBe(false);
  });

  test('R-CART-PILL-07: stays while it has the focus, then for three seconds', async () => {
    await addMug();
    closeButton().focus();
    await pass(60_000);
    expect(isShown()).toBe(true);
    addButton().focus();
    await pass(2999);
    expect(isShown()).toBe(true);
    await pass(2);
    expect(isShown()).toBe(false);
  });

  test('R-CART-PILL-07: stays while the focus moves inside it', async () => {
    await addMug();
    // The DOM of the tests has no `:focus-within`.
    vi.spyOn(popover(), 'matches').mockImplementation(
      (selector) => selector.includes(':focus-within') && popover().contains(document.activeElement),
    );
    closeButton().focus();
    find('.quoin-cart-popover a').focus();
    await pass(60_000);
    expect(isShown()).toBe(true);
  });

  test('R-CART-PILL-07: stays while the pointer is over it, then for three seconds', async () => {
    await addMug();
    popover().dispatchEvent(new Event('mouseenter'));
    await pass(60_000);
    expect(isShown()).toBe(true);
    popover().dispatchEvent(new Event('mouseleave'));
    await pass(2999);
    expect(isShown()).toBe(true);
    await pass(2);
    expect(isShown()).toBe(false);
  });

  test('gives the focus back when it is closed, and does not take it when it opens', async () => {
    await addMug();
    expect(document.activeElement).toBe(addButton());
    closeButton().focus();
    closeButton().click();
    expect(document.activeElement).toBe(addButton());
  });

  test('leaves the focus where it is when it disappears', async () => {
    await addMug();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    await pass(3000);
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('R-CART-PILL-07: is a live region that exists before it has a text', async () => {
    const { network } = await openPage(site('/shop/p/mug'));
    network.hold(ENTRIES);
    addButton().click();
    await settle();
    expect([popover().role, popover().textContent]).toEqual(['status', '']);
  });

  test('is shown for three seconds after the last of several items', async () => {
    const { network, page } = await openPage('<body></body>');
    network.reply(ENTRIES, { json: addResponse() });
    mountPopover(page);
    await cartStore(page).change('POST', ENTRIES);
    await pass(2000);
    await cartStore(page).change('POST', ENTRIES);
    await pass(2999);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
  });

  test('announces the last item only', async () => {
    await addMug();
    await pass(3000);
    addButton().click();
    await settle();
    expect(document.querySelectorAll('.quoin-cart-popover p')).toHaveLength(1);
  });
});
