/**
 * Validates a checkout form on submit and prevents duplicate submissions; coming back to the page allows another
 * submission. Errors use the Worker's messages and markup, because native validation uses the browser's language,
 * shows one field at a time and covers the buttons.
 */
export function validateCheckout(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    // Other buttons only update the total; entered coupon codes are validated by the Worker together with all fields.
    const isUpdate = (event.submitter as HTMLButtonElement | null)?.formNoValidate;
    const canSubmit = isUpdate || new FormData(form).get('coupon') || validateFields(form);
    if (isSent || !canSubmit) event.preventDefault();
    else isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
    updatePostalCode(form);
  });
  // Clears or updates errors as the visitor types.
  form.addEventListener('input', ({ target }) => {
    updatePostalCode(form);
    for (const field of form.querySelectorAll<HTMLElement>(FIELD)) {
      const isAffected = field.contains(target as Element) || field.matches(REQUIRED_IN);
      if (isAffected && field.querySelector(ERROR)) validateField(field);
    }
  });
  updatePostalCode(form);
}

const FIELD = '[data-error]';
const ERROR = '.quoin-checkout-error';
/** The countries in which the field is required. */
const REQUIRED_IN = '[data-required-in]';

function updatePostalCode(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>(REQUIRED_IN);
  const input = field?.querySelector('input');
  const note = field?.querySelector('span');
  if (!input || !note) return;
  const country = form.querySelector('select')?.value ?? '';
  input.required = !country || field?.dataset.requiredIn?.split(' ').includes(country) === true;
  note.hidden = input.required;
}

/** Returns whether all fields are valid; else focuses the first invalid one. */
function validateFields(form: HTMLFormElement): boolean {
  const invalid = [...form.querySelectorAll<HTMLElement>(FIELD)].filter((field) => !validateField(field));
  invalid[0]?.querySelector<HTMLElement>('input,select')?.focus();
  return invalid.length === 0;
}

/** Updates the error of a field or radio group and returns whether it is valid. */
function validateField(field: HTMLElement): boolean {
  const inputs = [...field.querySelectorAll<HTMLInputElement>('input,select')];
  // Blank text counts as missing, as in the Worker.
  const isValid = inputs.every(
    ({ validity, required, value }) => validity.valid && (!required || value.trim()),
  );
  const id = `checkout-${inputs[0]?.name}-error`;
  const existing = field.querySelector(ERROR);
  for (const input of inputs) {
    input.ariaInvalid = String(!isValid);
    input.setAttribute('aria-describedby', isValid ? '' : id);
  }
  if (isValid) existing?.remove();
  if (isValid || existing) return isValid;
  const message = document.createElement('p');
  message.className = ERROR.slice(1);
  message.id = id;
  message.textContent = field.dataset.error ?? '';
  field.querySelector('label,legend')?.after(message);
  return false;
}
