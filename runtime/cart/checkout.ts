import type { Page } from '../core/index.ts';
import { keepTotal } from './keep-total.ts';

/** What a checkout form costs, and how it is sent. */
export function mount(mark: HTMLElement, _page: Page): void {
  const form = mark as HTMLFormElement;
  // Until it is there, the Worker finds what is missing, and takes what comes twice as one.
  import('./send-checkout.ts').then(({ sendCheckout }) => sendCheckout(form));
  // There where the order is sent somewhere: then it depends on what is typed what it costs.
  const update = form.querySelector('.quoin-checkout-update-total');
  if (update) keepTotal(form, update);
}
