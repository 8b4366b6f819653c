/**
 * A checkout form is sent once it is filled in, and once only, however often it is pressed; whoever comes back may send it
 * again. What is missing or wrong is marked as the Worker would mark it, with its own sentences, which stand in the page:
 * browsers say it in a language of their own, one field at a time, over what is to be pressed.
 */
export function sendCheckout(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    // Other buttons ask what it costs; a code that was typed is told of by the Worker, with all that is missing.
    const isOther = (event.submitter as HTMLButtonElement | null)?.formNoValidate;
    const isReady = isOther || new FormData(form).get('coupon') || checkFields(form);
    if (isSent || !isReady) event.preventDefault();
    else isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
    followCountry(form);
  });
  // A mark goes as soon as it is not true any more.
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
/** Says in which countries it may not be left out. */
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

/** Whether all is well; else the focus is on the first that is not. */
function checkFields(form: HTMLFormElement): boolean {
  const wrong = [...form.querySelectorAll<HTMLElement>(FRAME)].filter((frame) => !mark(frame));
  wrong[0]?.querySelector<HTMLElement>('input,select')?.focus();
  return wrong.length === 0;
}

/** A field, or several of which one is chosen. Gives whether it is well. */
function mark(frame: HTMLElement): boolean {
  const inputs = [...frame.querySelectorAll<HTMLInputElement>('input,select')];
  // Blanks are nothing, for the Worker too.
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
