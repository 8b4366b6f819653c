import type { Page } from '../core/index.ts';

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
}
