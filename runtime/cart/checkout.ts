import type { Page } from '../core/shared.ts';
import { keepTotal } from './keep-total.ts';

/** Enhances a checkout form: live totals, and validation on submit. */
export function mount(mark: HTMLElement, _page: Page): void {
  const form = mark as HTMLFormElement;
  // Until this module has loaded, the Worker validates and deduplicates submissions.
  import('./send-checkout.ts').then(({ sendCheckout }) => sendCheckout(form));
  // Present only on orders that are shipped, whose total depends on the address and the shipping method.
  const update = form.querySelector('.quoin-checkout-update-total');
  if (update) keepTotal(form, update);
}
