import type { Page } from '../core/index.ts';
import { keepTotal } from './keep-total.ts';

/** A checkout form is sent once, however often it is pressed; whoever comes back may send it again. */
export function mount(form: HTMLElement, _page: Page): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
  });
  // There where the order is sent somewhere: then it depends on what is typed what it costs.
  const update = form.querySelector('.quoin-checkout-update-total');
  if (update) keepTotal(form as HTMLFormElement, update);
}
