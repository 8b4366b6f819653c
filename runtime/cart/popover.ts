import type { CartEntry } from '../../formatters/vocabulary/api/cart.ts';
import type { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { cartStore } from '../core/cart-store.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { INDICATOR_MESSAGES } from './indicator-messages.ts';

const SHOWN_MS = 3000;
const CART: (typeof EDGE_PAGES)['cart'] = '/cart';

/** Announces added items, once per page regardless of the number of indicators. */
export function mountPopover(page: Page): void {
  if (document.querySelector('.quoin-cart-popover')) return;
  // Live regions must exist before their content changes, or screen readers do not announce it.
  const popover = element('div', { class: 'quoin-cart-popover', role: 'status' });
  document.body.append(popover);
  let timer: ReturnType<typeof setTimeout>;
  let opener: Element | null = null;

  function show({ title }: CartEntry): void {
    const close = element('button', { type: 'button' }, text(page, INDICATOR_MESSAGES, 'close'));
    close.onclick = hide;
    opener = document.activeElement;
    popover.replaceChildren(
      element('p', {}, text(page, INDICATOR_MESSAGES, 'wasAdded', { productName: title })),
      element('a', { href: CART }, text(page, INDICATOR_MESSAGES, 'viewCart')),
      close,
    );
    run();
  }

  function hide(): void {
    clearTimeout(timer);
    const hadFocus = popover.contains(document.activeElement);
    popover.replaceChildren();
    if (hadFocus && opener instanceof HTMLElement) opener.focus();
  }

  /** Does not close while the visitor hovers over or focuses it (gaps B22). */
  function pause(): void {
    clearTimeout(timer);
  }

  function run(): void {
    clearTimeout(timer);
    if (!popover.matches(':hover,:focus-within')) timer = setTimeout(hide, SHOWN_MS);
  }

  for (const type of ['mouseenter', 'focusin']) popover.addEventListener(type, pause);
  // Focus moves only after the event.
  for (const type of ['mouseleave', 'focusout']) popover.addEventListener(type, () => setTimeout(run));
  cartStore(page).subscribe((_, added) => added && show(added));
}
