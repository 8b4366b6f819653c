/** Fields that determine the total. */
const DECIDING = '[name=country],[name=region],[name=postalCode],[name=shippingOptionId]';
const TIMEOUT_MS = 15_000;

/**
 * Updates the total when the shipping address or method changes, by sending the form as the "Update total" button
 * does. Summary, pay button and expected total change together or not at all. The button is removed, and restored
 * when a request fails.
 */
export function keepTotal(form: HTMLFormElement, update: Element): void {
  const place = update.parentElement;
  let asked: XMLHttpRequest | undefined;
  update.remove();
  update.classList.add('is-needed');

  function ask(): void {
    const earlier = asked;
    // XMLHttpRequest can parse the response as a document without assigning HTML.
    const request = new XMLHttpRequest();
    asked = request;
    earlier?.abort();
    // `form.action` would be the buttons with that name.
    request.open('POST', form.getAttribute('action') ?? '');
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      if (asked !== request) return;
      document.querySelector(BILL)?.removeAttribute('aria-busy');
      if (show(request.response)) update.remove();
      else place?.append(update);
    };
    document.querySelector(BILL)?.setAttribute('aria-busy', 'true');
    const fields = new URLSearchParams([...new FormData(form)] as string[][]);
    // A partially typed code must not be applied.
    fields.delete('coupon');
    fields.set('action', 'update');
    request.send(fields);
  }

  form.addEventListener('change', ({ target }) => {
    if ((target as Element).matches(DECIDING)) ask();
  });
  // Browsers restore form values on back navigation.
  if ([...form.querySelectorAll(DECIDING)].some(isChanged)) ask();
}

const BILL = '.quoin-checkout-bill';

/** Replaces all parts or none; preserves focus. */
function show(answer: Document | null): boolean {
  const [now, then] = [document, answer].map((page) => ({
    bill: page?.querySelector(BILL),
    agreed: page?.querySelector('[name=expectedTotalCents]'),
    pay: page?.querySelector('.quoin-checkout-pay'),
  }));
  if (!now?.bill || !then?.bill || !now.agreed || !then.agreed || !now.pay || !then.pay) return false;
  const focused = document.activeElement;
  const value = now.bill.contains(focused) && focused?.getAttribute('value');
  now.bill.replaceWith(then.bill);
  // Replaces the element: browsers would restore a changed value on back navigation.
  now.agreed.replaceWith(then.agreed);
  now.pay.textContent = then.pay.textContent;
  if (value) then.bill.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`)?.focus();
  const total = then.bill.querySelector('.quoin-checkout-total')?.children ?? [];
  const told = document.querySelector('.quoin-checkout-told');
  if (told) told.textContent = [...total].map((part) => part.textContent).join(' ');
  return true;
}

/** Whether a field differs from the server-rendered value. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  const { type, checked, defaultChecked, value, defaultValue } = field as HTMLInputElement;
  return type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
}
