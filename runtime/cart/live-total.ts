/** Fields that determine the total. */
const TOTAL_FIELDS = '[name=country],[name=region],[name=postalCode],[name=shippingOptionId]';
const TIMEOUT_MS = 15_000;

/**
 * Updates the total when the shipping address or method changes, by sending the form as the "Update total" button
 * does. Summary, pay button and expected total change together or not at all. The button is removed, and restored
 * when a request fails.
 */
export function updateTotalLive(form: HTMLFormElement, update: Element): void {
  const container = update.parentElement;
  let pending: XMLHttpRequest | undefined;
  update.remove();
  update.classList.add('is-needed');

  function requestTotal(): void {
    const previous = pending;
    // XMLHttpRequest can parse the response as a document without assigning HTML.
    const request = new XMLHttpRequest();
    pending = request;
    previous?.abort();
    // `form.action` would be the buttons with that name.
    request.open('POST', form.getAttribute('action') ?? '');
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      if (pending !== request) return;
      document.querySelector(SUMMARY)?.removeAttribute('aria-busy');
      if (applyResponse(request.response)) update.remove();
      else container?.append(update);
    };
    document.querySelector(SUMMARY)?.setAttribute('aria-busy', 'true');
    const fields = new URLSearchParams([...new FormData(form)] as string[][]);
    // A partially typed code must not be applied.
    fields.delete('coupon');
    fields.set('action', 'update');
    request.send(fields);
  }

  form.addEventListener('change', ({ target }) => {
    if ((target as Element).matches(TOTAL_FIELDS)) requestTotal();
  });
  // Browsers restore form values on back navigation.
  if ([...form.querySelectorAll(TOTAL_FIELDS)].some(isChanged)) requestTotal();
}

const SUMMARY = '.quoin-checkout-totals';

/** Replaces all parts or none; preserves focus. */
function applyResponse(response: Document | null): boolean {
  const [current, next] = [document, response].map((page) => ({
    summary: page?.querySelector(SUMMARY),
    expectedTotal: page?.querySelector('[name=expectedTotalCents]'),
    pay: page?.querySelector('.quoin-checkout-pay'),
  }));
  if (
    !current?.summary ||
    !next?.summary ||
    !current.expectedTotal ||
    !next.expectedTotal ||
    !current.pay ||
    !next.pay
  )
    return false;
  const focused = document.activeElement;
  const value = current.summary.contains(focused) && focused?.getAttribute('value');
  current.summary.replaceWith(next.summary);
  // Replaces the element: browsers would restore a changed value on back navigation.
  current.expectedTotal.replaceWith(next.expectedTotal);
  current.pay.textContent = next.pay.textContent;
  if (value) next.summary.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`)?.focus();
  const total = next.summary.querySelector('.quoin-checkout-total')?.children ?? [];
  const status = document.querySelector('.quoin-checkout-status');
  if (status) status.textContent = [...total].map((part) => part.textContent).join(' ');
  return true;
}

/** Whether a field differs from the server-rendered value. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  const { type, checked, defaultChecked, value, defaultValue } = field as HTMLInputElement;
  return type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
}
