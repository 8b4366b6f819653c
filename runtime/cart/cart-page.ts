import type { CartEntry } from '../../formatters/vocabulary/api/cart.ts';
import { checkoutUrl } from '../../formatters/vocabulary/api/paths.ts';
import { errorMessage } from '../core/api/error-message.ts';
import { type ClientCart, cartStore, cartToken } from '../core/cart-store.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { type CartRow, createCartRow } from './cart-row.ts';
import { CART_MESSAGES } from './messages.ts';

/**
 * The cart page. Initially rendered by the Worker; re-rendered here in the same markup after the first response
 * (docs/runtime.md, Cart). Elements of unchanged entries are reused to preserve focus.
 */
export function mount(root: HTMLElement, page: Page): void {
  const t = (key: keyof typeof CART_MESSAGES, values = {}) => text(page, CART_MESSAGES, key, values);
  const message = element('p', { class: 'cart-message', role: 'alert' });
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const list = element('ul', { class: 'cart-list', tabindex: '-1', 'aria-label': t('cartItems') });
  const empty = element('p', { class: 'cart-empty', tabindex: '-1' }, t('cartEmpty'));
  const shop = element('a', { class: 'cart-continue', href: root.dataset.shop ?? '/' }, t('cartContinue'));
  const summary = createSummary(t);
  const rows = new Map<string, CartRow>();
  const store = cartStore(page);

  function draw(cart: ClientCart | undefined): void {
    const entries = cart?.entries ?? [];
    for (const [id, row] of rows) {
      if (entries.some((entry) => entry.id === id)) continue;
      row.node.remove();
      rows.delete(id);
    }
    entries.forEach((entry, index) => {
      const row = rows.get(entry.id) ?? createCartRow(entry, { page, store, report, announceRemoval });
      rows.set(entry.id, row);
      row.update(entry, entries);
      const existing = list.children[index] ?? null;
      if (existing !== row.node) list.insertBefore(row.node, existing);
    });
    empty.hidden = shop.hidden = entries.length > 0;
    list.hidden = summary.node.hidden = !empty.hidden;
    if (cart) summary.update(cart);
    hideInCart(entries);
    if (root.contains(list)) return;
    // Preserves unsaved input and focus.
    const edits = unsavedEdits(root);
    report();
    root.replaceChildren(message, status, list, summary.node, empty, shop);
    for (const { id, value, isFocused } of edits) {
      const input = rows.get(id)?.node.querySelector('input');
      if (!input) continue;
      if (isFocused) input.focus();
      if (input.value === value) continue;
      input.value = value;
      input.dispatchEvent(new Event('change'));
    }
  }

  function report(title?: string, detail = ''): void {
    message.replaceChildren(...(title ? [element('strong', {}, title), ' ', detail] : []));
  }

  function announceRemoval(title: string): void {
    status.textContent = t('cartRemoved', { productName: title });
    focusContent();
  }

  function focusContent(): void {
    (list.hidden ? empty : list).focus();
  }

  /** Replaces the Worker's message, and its claim that the cart is empty, which may be outdated. */
  function showFailedLoad(error: unknown): void {
    const retry = element('button', { type: 'button', class: 'cart-retry' }, t('cartRetry'));
    retry.onclick = () => {
      report();
      store.load().then(focusContent, showFailedLoad);
    };
    for (const outdated of root.querySelectorAll('.cart-message,.cart-empty,.cart-retry')) outdated.remove();
    root.prepend(message, retry);
    report(t('unableToLoadCart'), errorMessage(page, error));
  }

  store.subscribe(draw);
  store.first.catch(showFailedLoad);
}

/** Suggestions of the theme, which the Worker hides in the same way. */
function hideInCart(entries: readonly CartEntry[]): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-unless-in-cart]'))
    each.hidden = entries.some(({ itemId }) => itemId === each.dataset.unlessInCart);
}

/** Quantities changed in the server-rendered rows before this script took over. */
function unsavedEdits(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLInputElement>('.cart-row-quantity')].flatMap((input) => {
    const isFocused = input === document.activeElement;
    const id = input.closest<HTMLElement>('.cart-row')?.dataset.entryId ?? '';
    return isFocused || input.value !== input.defaultValue ? [{ id, value: input.value, isFocused }] : [];
  });
}

/** Subtotal and checkout link, or the reason why checkout is not possible (R-PROD-ADD-18). */
function createSummary(t: (key: keyof typeof CART_MESSAGES) => string) {
  const amount = element('span', { class: 'cart-subtotal-amount' });
  const notice = element('p', { class: 'cart-minimum' });
  const link = element('a', { class: 'cart-checkout' }, t('cartCheckout'));
  const subtotal = element('p', { class: 'cart-subtotal' }, `${t('cartSubtotal')} `, amount);
  const node = element('div', { class: 'cart-summary' }, subtotal, notice, link);
  return {
    node,
    update({ formatted, checkoutMessage = '', recalculating }: ClientCart): void {
      node.setAttribute('aria-busy', String(!!recalculating));
      amount.textContent = formatted.subtotal;
      notice.textContent = checkoutMessage;
      notice.hidden = !checkoutMessage;
      link.hidden = !notice.hidden;
      link.href = checkoutUrl('cart', { cartToken: cartToken() });
    },
  };
}
