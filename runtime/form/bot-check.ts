import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { CAPTCHA_MESSAGES } from './bot-check-messages.ts';
import type { FormCaptcha } from './form-captcha.ts';

/** Shows the captcha of a form, or, if it cannot be loaded, why the form cannot be submitted and a button to try again. */
export async function showCaptcha(form: HTMLElement, captcha: FormCaptcha, page: Page): Promise<void> {
  const container = form.querySelector('.captcha-container');
  const t = (key: keyof typeof CAPTCHA_MESSAGES) => text(page, CAPTCHA_MESSAGES, key);

  function showError(): void {
    captcha.token = '';
    const retry = element('button', { type: 'button', class: 'captcha-retry' }, t('captchaRetry'));
    captcha.retry = retry;
    retry.onclick = () => {
      captcha.retry = undefined;
      container?.replaceChildren();
      showCaptcha(form, captcha, page);
    };
    container?.replaceChildren(
      element('p', { class: 'captcha-error', role: 'alert' }, t('captchaFailed')),
      retry,
    );
  }

  try {
    const { mountCaptcha } = await import('./captcha.ts');
    await mountCaptcha(form, captcha, showError);
  } catch {
    showError();
  }
}
