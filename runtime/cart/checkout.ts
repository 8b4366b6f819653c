import type { Page } from '../core/page.ts';
import { updateTotalLive } from './live-total.ts';

/** Enhances a checkout form: live totals, and validation on submit. */
export function mount(marker: HTMLElement, _page: Page): void {
  const form = marker as HTMLFormElement;
  // Until this module has loaded, the Worker validates and deduplicates submissions.
  import('./validate-checkout.ts').then(({ validateCheckout }) => validateCheckout(form));
  // Present only on orders that are shipped, whose total depends on the address and the shipping method.
  const update = form.querySelector('.quoin-checkout-update-total');
  if (update) updateTotalLive(form, update);
}
