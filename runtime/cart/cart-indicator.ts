import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { cartOf, type Page, text } from '../core/shared.ts';
import { INDICATOR_MESSAGES } from './indicator-messages.ts';
import { mountPopover } from './popover.ts';

/** Maximum displayed quantity (specification 9). */
const MOST = 100;

/** Mounts on both markers: the number in the theme's own link, and the pill that the build adds. */
export function mount(mark: HTMLElement, page: Page): void {
  const isPill = mark.classList.contains('quoin-cart-pill');
  const count = isPill ? mark.querySelector('.quoin-cart-pill-count') : mark;
  const state = mark.closest('a,button') ?? mark;
  // As an image with a label, so that the accessible name of the surrounding link includes the visible number and its
  // description.
  count?.setAttribute('role', 'img');
  mountPopover(page);
  cartOf(page).subscribe((cart) => {
    const quantity = cart?.totalQuantity ?? 0;
    if (count) count.textContent = quantity > MOST ? `${MOST}+` : String(quantity);
    state.classList.add('initialized');
    state.classList.toggle('empty', quantity === 0);
    count?.setAttribute('aria-label', spoken(quantity, page));
    if (isPill) showPill(mark, cart);
  });
}

function spoken(quantity: number, page: Page): string {
  const key = quantity > MOST ? 'moreItems' : quantity === 1 ? 'oneItem' : 'items';
  return text(page, INDICATOR_MESSAGES, key, { n: Math.min(quantity, MOST) });
}

function showPill(pill: HTMLElement, cart: ShoppingCart | undefined): void {
  const subtotal = pill.querySelector('.quoin-cart-pill-subtotal');
  if (subtotal) subtotal.textContent = cart?.formatted.subtotal ?? '';
  pill.hidden = !cart?.totalQuantity;
}
