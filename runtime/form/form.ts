import { isAllowedRedirect } from '../../formatters/vocabulary/rules/allowed-redirect.ts';
import { emit } from '../core/emit.ts';
import type { Page } from '../core/page.ts';
import { prefillHiddenFields } from './field-rules.ts';
import { createSubmit } from './submit-form.ts';

/** A published form (specification 4, Form widgets). */
export function mount(marker: HTMLElement, page: Page): void {
  const form = marker as HTMLFormElement;
  // Replaces native validation, which applies without script, by messages above the titles.
  form.noValidate = true;
  prefillHiddenFields(form);
  const limited = form.querySelectorAll<HTMLElement>('[data-max-length]');
  if (limited.length > 0)
    import('./character-counter.ts').then(({ mountCounter }) => limited.forEach(mountCounter));
  const captcha = form.querySelector('.captcha-container') ? { token: '', reset: () => {} } : undefined;
  const submit = createSubmit(form, page, { captcha, succeed: () => succeed(form, page) });
  let isLoading = false;

  /** The captcha loads on first focus of the form, or on submit: Safari does not focus a clicked button. */
  function loadCaptcha(): void {
    if (!captcha || isLoading) return;
    isLoading = true;
    import('./bot-check.ts')
      .then(({ showCaptcha }) => showCaptcha(form, captcha, page))
      .catch(() => {
        isLoading = false;
      });
  }

  form.addEventListener('focusin', loadCaptcha);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    loadCaptcha();
    submit();
  });
}

/**
 * Returns whether the form can be submitted again: false while navigating to another page (R-FORM-SUBMIT-06 to -12).
 */
function succeed(form: HTMLFormElement, page: Page): boolean {
  const { formId, newsletter, successRedirect = '' } = form.dataset;
  if (newsletter !== undefined) emit(form, 'wb:newsletter', { formId });
  emit(form, 'wb:form-success', { formId });
  if (isAllowedRedirect(successRedirect)) {
    page.go(successRedirect);
    return false;
  }
  form.hidden = true;
  const message = form.parentElement?.querySelector<HTMLElement>('.form-submission-message');
  if (message) message.hidden = false;
  message?.focus();
  const template = form.parentElement?.querySelector<HTMLTemplateElement>('.form-submission-html');
  // Scripts in template content run when inserted, subject to the content security policy.
  if (template) form.parentElement?.append(template.content);
  return true;
}
