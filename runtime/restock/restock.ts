import type { RestockSignUpRequest } from '../../formatters/vocabulary/api/restock.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { ApiRequestError, apiRequest, memberOf, textOf } from '../core/api/api-request.ts';
import { errorMessage } from '../core/api/error-message.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { RESTOCK_MESSAGES } from './messages.ts';

const RESTOCK_SIGN_UP: ApiPath<'restockSignUp'> = '/api/commerce/restock/sign-up-for-restock-notification';

/** The back-in-stock form (specification 4, Restock form). */
export function mount(box: HTMLElement, page: Page): void {
  const t = (key: keyof typeof RESTOCK_MESSAGES) => text(page, RESTOCK_MESSAGES, key);
  const form = box.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('[name=email]');
  if (!form || !input) return;
  const error = element('p', { class: 'product-restock-error', role: 'alert' });
  form.prepend(error);
  labelInput(input, t('restockEmail'));
  // Early clicks are queued for the form itself, not for its container.
  form.dataset.wb = '';
  form.noValidate = true;
  let isBusy = false;
  const consumeToken =
    box.dataset.siteKey && import('./consume-captcha.ts').then(({ addCaptcha }) => addCaptcha(box, page));

  async function submit(siteVisitorEmail: string): Promise<void> {
    const captchaToken = consumeToken ? (await consumeToken)() : {};
    if (!captchaToken) return;
    const body: RestockSignUpRequest = {
      productId: box.dataset.productId ?? '',
      variantId: box.dataset.variantId ?? '',
      isJoinMailingList: box.querySelector<HTMLInputElement>('[name=isJoinMailingList]')?.checked ?? false,
      siteVisitorEmail,
      ...(page.facts.language && { language: page.facts.language }),
      ...captchaToken,
    };
    await apiRequest('POST', RESTOCK_SIGN_UP, { body });
    const done = element(
      'p',
      { class: 'product-restock-success', tabindex: '-1' },
      box.dataset.successText || t('restockDone'),
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
    // The browser's rule for emails is that of the Worker.
    const errorKey = email === '' ? 'restockBlank' : input.validity.valid ? undefined : 'restockInvalid';
    if (errorKey) {
      error.textContent = t(errorKey);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return;
    }
    isBusy = true;
    await submit(email).catch((failure) => {
      error.textContent = failureText(failure, page);
    });
    isBusy = false;
  });
}

/** The server's message or the default; a crumb that was rejected twice has its own message (R-RESTOCK-MSG-01, -02). */
function failureText(error: unknown, page: Page): string {
  const body = error instanceof ApiRequestError ? error.body : undefined;
  if (memberOf(body, 'crumbFail') === true) return errorMessage(page, error);
  return textOf(body, 'message') || text(page, RESTOCK_MESSAGES, 'formUnauthorized');
}

/** The formatter prints only a placeholder, which is not an accessible name. */
function labelInput(input: HTMLInputElement, fallback: string): void {
  input.setAttribute('aria-label', input.placeholder || fallback);
  input.type = 'email';
  input.autocomplete = 'email';
  input.inputMode = 'email';
}
