/**
 * Validates a checkout form on submit and prevents duplicate submissions; coming back to the page allows another
 * submission. Errors use the Worker's messages and markup, because native validation uses the browser's language,
 * shows one field at a time and covers the buttons.
 */
export function sendCheckout(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    // Other buttons only update the total; entered coupon codes are validated by the Worker together with all fields.
    const isOther = (event.submitter as HTMLButtonElement | null)?.formNoValidate;
    const isReady = isOther || new FormData(form).get('coupon') || checkFields(form);
    if (isSent || !isReady) event.preventDefault();
    else isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
    followCountry(form);
  });
  // Clears or updates errors as the visitor types.
  form.addEventListener('input', ({ target }) => {
    followCountry(form);
    for (const frame of form.querySelectorAll<HTMLElement>(FRAME)) {
      const isConcerned = frame.contains(target as Element) || frame.matches(NEEDED);
      if (isConcerned && frame.querySelector(ERROR)) mark(frame);
    }
  });
  followCountry(form);
}

const FRAME = '[data-problem]';
const ERROR = '.quoin-checkout-error';
/** The countries in which the field is required. */
const NEEDED = '[data-needed-in]';

function followCountry(form: HTMLFormElement): void {
  const frame = form.querySelector<HTMLElement>(NEEDED);
  const input = frame?.querySelector('input');
  const note = frame?.querySelector('span');
  if (!input || !note) return;
  const country = form.querySelector('select')?.value ?? '';
  input.required = !country || frame?.dataset.neededIn?.split(' ').includes(country) === true;
  note.hidden = input.required;
}

/** Returns whether all fields are valid; else focuses the first invalid one. */
function checkFields(form: HTMLFormElement): boolean {
  const wrong = [...form.querySelectorAll<HTMLElement>(FRAME)].filter((frame) => !mark(frame));
  wrong[0]?.querySelector<HTMLElement>('input,select')?.focus();
  return wrong.length === 0;
}

/** Updates the error of a field or radio group and returns whether it is valid. */
function mark(frame: HTMLElement): boolean {
  const inputs = [...frame.querySelectorAll<HTMLInputElement>('input,select')];
  // Blank text counts as missing, as in the Worker.
  const isWell = inputs.every(
    ({ validity, required, value }) => validity.valid && (!required || value.trim()),
  );
  const id = `checkout-${inputs[0]?.name}-error`;
  const said = frame.querySelector(ERROR);
  for (const input of inputs) {
    input.ariaInvalid = String(!isWell);
    input.setAttribute('aria-describedby', isWell ? '' : id);
  }
  if (isWell) said?.remove();
  if (isWell || said) return isWell;
  const sentence = document.createElement('p');
  sentence.className = ERROR.slice(1);
  sentence.id = id;
  sentence.textContent = frame.dataset.problem ?? '';
  frame.querySelector('label,legend')?.after(sentence);
  return false;
}
