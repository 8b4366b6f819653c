import type { ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { cartStore } from '../core/cart-store.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { INDICATOR_MESSAGES } from './indicator-messages.ts';
import { mountPopover } from './popover.ts';

/** Maximum displayed quantity (specification 9). */
const MAX_QUANTITY = 100;

/** Mounts on both markers: the number in the theme's own link, and the pill that the build adds. */
export function mount(marker: HTMLElement, page: Page): void {
  const isPill = marker.classList.contains('quoin-cart-pill');
  const count = isPill ? marker.querySelector('.quoin-cart-pill-count') : marker;
  const trigger = marker.closest('a,button') ?? marker;
  // As an image with a label, so that the accessible name of the surrounding link includes the visible number and its
  // description.
  count?.setAttribute('role', 'img');
  const link = 'cartPanel' in marker.dataset && marker.querySelector('a');
  if (link) link.onclick = (event) => openPanel(event, link, page);
  mountPopover(page);
  cartStore(page).subscribe((cart) => {
    const quantity = cart?.totalQuantity ?? 0;
    if (count) count.textContent = quantity > MAX_QUANTITY ? `${MAX_QUANTITY}+` : String(quantity);
    trigger.classList.add('initialized');
    trigger.classList.toggle('empty', quantity === 0);
    count?.setAttribute('aria-label', accessibleLabel(quantity, page));
    if (isPill) showPill(marker, cart);
  });
}

/** On sites with the cart style `panel`. Without it, and in new tabs, the link leads to the cart page. */
function openPanel(event: MouseEvent, link: HTMLAnchorElement, page: Page): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import('./cart-panel.ts').then(
    ({ openCartPanel }) => openCartPanel(link, page),
    () => page.go(link.href),
  );
}

function accessibleLabel(quantity: number, page: Page): string {
  const key = quantity > MAX_QUANTITY ? 'moreItems' : quantity === 1 ? 'oneItem' : 'items';
  return text(page, INDICATOR_MESSAGES, key, { n: Math.min(quantity, MAX_QUANTITY) });
}

function showPill(pill: HTMLElement, cart: ShoppingCart | undefined): void {
  const subtotal = pill.querySelector('.quoin-cart-pill-subtotal');
  if (subtotal) subtotal.textContent = cart?.formatted.subtotal ?? '';
  pill.hidden = !cart?.totalQuantity;
}
