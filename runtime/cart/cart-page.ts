import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { cartOf, cartToken, checkoutUrl, element, type Page, problemText, text } from '../core/shared.ts';
import { type CartRow, createCartRow } from './cart-row.ts';
import { CART_MESSAGES } from './messages.ts';

/**
 * The cart page. Initially rendered by the Worker; re-rendered here in the same markup after the first response
 * (docs/runtime.md, Cart). Elements of unchanged entries are reused to preserve focus.
 */
export function mount(root: HTMLElement, page: Page): void {
  const say = (key: keyof typeof CART_MESSAGES, values = {}) => text(page, CART_MESSAGES, key, values);
  const message = element('p', { class: 'cart-message', role: 'alert' });
  const status = element('p', { class: 'visually-hidden', role: 'status' });
  const list = element('ul', { class: 'cart-list', tabindex: '-1', 'aria-label': say('cartItems') });
  const empty = element('p', { class: 'cart-empty', tabindex: '-1' }, say('cartEmpty'));
  const summary = createSummary(say);
  const rows = new Map<string, CartRow>();
  const store = cartOf(page);

  function draw(cart: ShoppingCart | undefined): void {
    const entries = cart?.entries ?? [];
    for (const [id, row] of rows) {
      if (entries.some((entry) => entry.id === id)) continue;
      row.node.remove();
      rows.delete(id);
    }
    entries.forEach((entry, index) => {
      const row = rows.get(entry.id) ?? createCartRow(entry, { page, store, report, removed });
      rows.set(entry.id, row);
      row.update(entry, entries);
      const there = list.children[index] ?? null;
      if (there !== row.node) list.insertBefore(row.node, there);
    });
    empty.hidden = entries.length > 0;
    list.hidden = summary.node.hidden = !empty.hidden;
    if (cart) summary.update(cart);
    if (root.contains(list)) return;
    // Preserves unsaved input and focus.
    const typed = typedIn(root);
    root.replaceChildren(message, status, list, summary.node, empty);
    for (const { id, value, isFocused } of typed) {
      const input = rows.get(id)?.node.querySelector('input');
      if (!input) continue;
      if (isFocused) input.focus();
      if (input.value === value) continue;
      input.value = value;
      input.dispatchEvent(new Event('change'));
    }
  }

  function report(title?: string, advice = ''): void {
    message.replaceChildren(...(title ? [element('strong', {}, title), ' ', advice] : []));
  }

  function removed(title: string): void {
    status.textContent = say('cartRemoved', { productName: title });
    (list.hidden ? empty : list).focus();
  }

  store.subscribe(draw);
  store.first.catch((problem) => {
    root.prepend(message);
    report(problemText(page, problem));
  });
}

/** Quantities changed in the server-rendered rows before this script took over. */
function typedIn(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLInputElement>('.cart-row-quantity')].flatMap((input) => {
    const isFocused = input === document.activeElement;
    const id = input.closest<HTMLElement>('.cart-row')?.dataset.entryId ?? '';
    return isFocused || input.value !== input.defaultValue ? [{ id, value: input.value, isFocused }] : [];
  });
}

/** Subtotal and checkout link, or the reason why checkout is not possible (R-PROD-ADD-18). */
function createSummary(say: (key: keyof typeof CART_MESSAGES) => string) {
  const amount = element('span', { class: 'cart-subtotal-amount' });
  const refusal = element('p', { class: 'cart-minimum' });
  const link = element('a', { class: 'cart-checkout' }, say('cartCheckout'));
  const subtotal = element('p', { class: 'cart-subtotal' }, `${say('cartSubtotal')} `, amount);
  return {
    node: element('div', { class: 'cart-summary' }, subtotal, refusal, link),
    update({ formatted, checkoutMessage = '' }: ShoppingCart): void {
      amount.textContent = formatted.subtotal;
      refusal.textContent = checkoutMessage;
      refusal.hidden = !checkoutMessage;
      link.hidden = !refusal.hidden;
      link.href = checkoutUrl('cart', { cartToken: cartToken() });
    },
  };
}
