import type { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { openDialog } from '../core/dialog.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { mount } from './cart-page.ts';
import { PANEL_MESSAGES } from './panel-messages.ts';

const CART: (typeof EDGE_PAGES)['cart'] = '/cart';
const TITLE_ID = 'quoin-cart-panel-title';

/** One panel per page: a closed panel follows the cart. */
const panels = new WeakMap<Page, HTMLDialogElement>();

/**
 * Opens the cart in a side panel, on pages of sites with the cart style `panel`. It is the cart page in a modal dialog: rows,
 * subtotal and checkout.
 */
export function openCartPanel(opener: HTMLElement, page: Page): void {
  const panel = panels.get(page) ?? createPanel(opener, page);
  panels.set(page, panel);
  if (!panel.open) openDialog(panel, opener);
}

function createPanel(opener: HTMLElement, page: Page): HTMLDialogElement {
  const close = element(
    'button',
    { type: 'button', class: 'quoin-dialog-close', 'aria-label': text(page, PANEL_MESSAGES, 'close') },
    '✕',
  );
  const root = element('div', { class: 'quoin-cart-panel-cart' });
  root.dataset.shop = opener.parentElement?.dataset.cartPanel;
  const content = element(
    'div',
    { class: 'quoin-cart-panel-content' },
    element('h2', { id: TITLE_ID, class: 'quoin-dialog-title' }, text(page, PANEL_MESSAGES, 'cartPanel')),
    close,
    root,
    element('a', { class: 'quoin-cart-panel-link', href: CART }, text(page, PANEL_MESSAGES, 'viewCart')),
  );
  const panel = element('dialog', { class: 'quoin-cart-panel', 'aria-labelledby': TITLE_ID }, content);
  panel.style.setProperty('--quoin-cart-panel-page', pageBackground());
  close.onclick = () => panel.close();
  // The content covers the panel: this is a click beside it.
  panel.onclick = ({ target }) => target === panel && panel.close();
  mount(root, page);
  return panel;
}

/** The background of the page, which the panel has unless the theme sets another one; `''` if it has none. */
function pageBackground(): string {
  const colors = [document.body, document.documentElement].map(
    (each) => getComputedStyle(each).backgroundColor,
  );
  return colors.find((color) => color && !/^transparent$|, 0\)$/.test(color)) ?? '';
}
