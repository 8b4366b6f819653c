import type { RestockSignUpRequest } from '../../formatters/vocabulary/api/restock.ts';
import { isEmail } from '../../formatters/vocabulary/rules/email.ts';
import {
  CallError,
  call,
  element,
  memberOf,
  type Page,
  type Path,
  problemText,
  text,
  textOf,
} from '../core/shared.ts';
import { RESTOCK_MESSAGES } from './messages.ts';

const RESTOCK_SIGN_UP: Path<'restockSignUp'> = '/api/commerce/restock/sign-up-for-restock-notification';

/** The back-in-stock form (specification 4, Restock form). */
export function mount(box: HTMLElement, page: Page): void {
  const say = (key: keyof typeof RESTOCK_MESSAGES) => text(page, RESTOCK_MESSAGES, key);
  const form = box.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('[name=email]');
  if (!form || !input) return;
  const error = element('p', { class: 'product-restock-error', role: 'alert' });
  form.prepend(error);
  describe(input, say('restockEmail'));
  // Early clicks are queued for the form itself, not for its container.
  form.dataset.wb = '';
  form.noValidate = true;
  let isBusy = false;

  async function submit(siteVisitorEmail: string): Promise<void> {
    const body: RestockSignUpRequest = {
      productId: box.dataset.productId ?? '',
      variantId: box.dataset.variantId ?? '',
      isJoinMailingList: box.querySelector<HTMLInputElement>('[name=isJoinMailingList]')?.checked ?? false,
      siteVisitorEmail,
      ...(page.facts.language && { language: page.facts.language }),
    };
    await call('POST', RESTOCK_SIGN_UP, { body });
    const done = element(
      'p',
      { class: 'product-restock-success', tabindex: '-1' },
      box.dataset.successText || say('restockDone'),
    );
    box.replaceChildren(...box.querySelectorAll('.product-restock-cta'), done);
    done.focus();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isBusy) return;
    error.textContent = '';
    input.removeAttribute('aria-invalid');
    const email = input.value.trim();
    const mistake = email === '' ? 'restockBlank' : isEmail(email) ? undefined : 'restockInvalid';
    if (mistake) {
      error.textContent = say(mistake);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return;
    }
    isBusy = true;
    await submit(email).catch((problem) => {
      error.textContent = failureText(problem, page);
    });
    isBusy = false;
  });
}

/** The server's message or the default; a crumb that was rejected twice has its own message (R-RESTOCK-MSG-01, -02). */
function failureText(problem: unknown, page: Page): string {
  const body = problem instanceof CallError ? problem.body : undefined;
  if (memberOf(body, 'crumbFail') === true) return problemText(page, problem);
  return textOf(body, 'message') || text(page, RESTOCK_MESSAGES, 'restockFailed');
}

/** The formatter prints only a placeholder, which is not an accessible name. */
function describe(input: HTMLInputElement, fallback: string): void {
  input.setAttribute('aria-label', input.placeholder || fallback);
  input.autocomplete = 'email';
  input.inputMode = 'email';
}
