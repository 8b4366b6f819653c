import type { RestockSignUpRequest } from '../../formatters/vocabulary/api/restock.ts';
import { ApiRequestError } from '../core/api/api-request.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import type { FormCaptcha } from '../form/form-captcha.ts';
import { RESTOCK_CAPTCHA_MESSAGES } from './captcha-messages.ts';

/**
 * Adds the captcha of a site with a site key (R-RESTOCK-CALL-01). Like the one of a form, it loads on first focus. Returns a
 * function that consumes its token. That function throws an `ApiRequestError` while the captcha is not solved, and returns
 * `undefined` if it could not be loaded; then the button that loads it again has the focus.
 */
export function addCaptcha(
  box: HTMLElement,
  page: Page,
): () => Pick<RestockSignUpRequest, 'recaptchaEnterpriseToken'> | undefined {
  const captcha: FormCaptcha = { token: '', reset: () => {} };
  const container = box.querySelector<HTMLElement>('.captcha-container');
  if (container) container.dataset.siteKey = box.dataset.siteKey;
  const load = () =>
    import('../form/bot-check.ts').then(({ showCaptcha }) => showCaptcha(box, captcha, page));
  box.addEventListener('focusin', load, { once: true });
  return () => {
    const { token, retry } = captcha;
    retry?.focus();
    if (retry) return undefined;
    if (token === '')
      throw new ApiRequestError({
        status: 401,
        body: { message: text(page, RESTOCK_CAPTCHA_MESSAGES, 'formCaptcha') },
      });
    // Tokens are valid for one attempt, even a failed one.
    captcha.reset();
    return { recaptchaEnterpriseToken: token };
  };
}
