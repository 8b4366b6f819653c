/** What an order costs follows from these. */
const DECIDING = '[name=country],[name=region],[name=postalCode],[name=shippingOptionId]';
const TIMEOUT_MS = 15_000;

/**
 * Asks the Worker anew what the order costs when it goes elsewhere or another way, with the form as the button "Update
 * total" sends it, and shows its answer: summary, button and the total that is agreed to change together, or not at all.
 * The button "Update total" goes, and comes back when nobody could be asked.
 */
export function keepTotal(form: HTMLFormElement, update: Element): void {
  const place = update.parentElement;
  let asked: XMLHttpRequest | undefined;
  update.remove();
  update.classList.add('is-needed');

  function ask(): void {
    const earlier = asked;
    // Gives a document: the text of a page is never made into markup here.
    const request = new XMLHttpRequest();
    asked = request;
    earlier?.abort();
    // Its property is one of the buttons, which are called so.
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
    // A code that is only half typed is nothing to apply.
    fields.delete('coupon');
    fields.set('action', 'update');
    request.send(fields);
  }

  form.addEventListener('change', ({ target }) => {
    if ((target as Element).matches(DECIDING)) ask();
  });
  // Browsers fill in again what was chosen before, when somebody comes back.
  if ([...form.querySelectorAll(DECIDING)].some(isChanged)) ask();
}

const BILL = '.quoin-checkout-bill';

/** All of it, or nothing; nobody loses the focus. */
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
  // Not its value alone: browsers would fill that in again when somebody comes back to the page.
  now.agreed.replaceWith(then.agreed);
  now.pay.textContent = then.pay.textContent;
  if (value) then.bill.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`)?.focus();
  const total = then.bill.querySelector('.quoin-checkout-total')?.children ?? [];
  const told = document.querySelector('.quoin-checkout-told');
  if (told) told.textContent = [...total].map((part) => part.textContent).join(' ');
  return true;
}

/** Whether a field says something else than the page that the Worker drew. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  const { type, checked, defaultChecked, value, defaultValue } = field as HTMLInputElement;
  return type === 'radio' ? checked !== defaultChecked : value !== defaultValue;
}
