import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CART, cartEntry, cartWith } from '../testing/carts.ts';
import { closePageAfterEach, find, type OpenPage, openPage, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
let panelSite: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
  panelSite = await renderSite({ storeSettings: { cartStyle: 'panel' } });
  // Its first import takes real time.
  await import('./cart-panel.ts');
});

const panel = () => document.querySelector<HTMLDialogElement>('dialog.quoin-cart-panel');
const pill = () => find<HTMLAnchorElement>('.quoin-cart-pill a');

/** Clicks the pill of a page, for a visitor with one mug in the cart. Returns the page, and whether the link is followed. */
async function clickPill(html: string, init: MouseEventInit = {}) {
  const opened = await openPage(html, {
    cookies: { hasCart: 'true', CART: 'token' },
    prepare: ({ reply }) => reply(CART, { json: cartWith(cartEntry()) }),
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // The DOM of the tests does not navigate.
  pill().dispatchEvent(click);
  await settle();
  return { ...opened, isFollowed: !click.defaultPrevented };
}

const open = (): Promise<OpenPage> => clickPill(panelSite('/shop/p/mug'));

describe('the cart side panel', () => {
  test('R-CART-PANEL-01: has a checkout button', async () => {
    await open();
    const checkout = find<HTMLAnchorElement>('dialog .cart-checkout');
    expect([checkout.hidden, checkout.getAttribute('href')]).toEqual([false, '/checkout?cartToken=token']);
  });

  test('R-CART-PANEL-04: opens on a click of the pill, and without it the pill goes to "/cart"', async () => {
    const { isFollowed } = await clickPill(panelSite('/shop/p/mug'));
    expect([panel()?.open, isFollowed]).toEqual([true, false]);
    const other = await clickPill(site('/shop/p/mug'));
    expect([panel(), other.isFollowed, pill().getAttribute('href')]).toEqual([null, true, '/cart']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves the link to the browser with %s', async (key) => {
    const { isFollowed } = await clickPill(panelSite('/shop/p/mug'), { [key]: true });
    expect([panel(), isFollowed]).toEqual([null, true]);
  });

  test('is named, and shows the cart and a link to its page', async () => {
    await open();
    const name = document.getElementById(panel()?.getAttribute('aria-labelledby') ?? '')?.textContent;
    expect([name, find('dialog .cart-row-title').textContent]).toEqual(['Your cart', 'Mug']);
    expect(find('dialog .quoin-cart-panel-link').getAttribute('href')).toBe('/cart');
  });

  test('leads to the store page when it is empty', async () => {
    const { network } = await open();
    expect(find('dialog .cart-continue').hidden).toBe(true);
    network.reply('/api/commerce/shopping-cart/entries/entry-1', { json: { shoppingCart: cartWith() } });
    find('dialog .cart-row-remove').click();
    await settle();
    const link = find<HTMLAnchorElement>('dialog .cart-continue');
    expect([link.hidden, link.getAttribute('href')]).toEqual([false, '/shop']);
  });

  test('closes with its button, returns the focus to the pill, and opens again', async () => {
    await open();
    find('dialog .quoin-dialog-close').click();
    expect([panel(), document.activeElement]).toEqual([null, pill()]);
    pill().click();
    await settle();
    expect([panel()?.open, document.querySelectorAll('.cart-row')]).toMatchObject([true, { length: 1 }]);
  });

  const CLEAR = 'rgba(0, 0, 0, 0)';

  test.each([
    ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(1, 2, 3)'],
    [CLEAR, 'rgb(4, 5, 6)', 'rgb(4, 5, 6)'],
    ['transparent', '', ''],
    [CLEAR, CLEAR, ''],
  ])('has the background of the page: %j in %j is %j', async (body, root, expected) => {
    const styles = vi
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(
        (element) => ({ backgroundColor: element === document.body ? body : root }) as CSSStyleDeclaration,
      );
    await open();
    styles.mockRestore();
    expect(panel()?.style.getPropertyValue('--quoin-cart-panel-page')).toBe(expected);
  });

  test('closes on a click beside it, not on one inside of it', async () => {
    await open();
    find('dialog .quoin-cart-panel-content').click();
    expect(panel()?.open).toBe(true);
    panel()?.click();
    expect(panel()).toBe(null);
  });
});
