import type { FormSaveRequest, HONEYPOT_FIELD } from '../../formatters/vocabulary/api/forms.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { apiRequest, textOf } from '../core/api/api-request.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { showFieldErrors } from './field-errors.ts';
import { readFieldRules } from './field-rules.ts';
import type { FormCaptcha } from './form-captcha.ts';
import { FIELD_MESSAGES, FORM_MESSAGES } from './messages.ts';
import { type FormError, saveError } from './save-error.ts';
import { type FormValidation, validateForm } from './validate-form.ts';

const FORM_KEY: ApiPath<'formKey'> = '/api/form/FormSubmissionKey';
const FORM_SAVE: ApiPath<'formSave'> = '/api/form/SaveFormSubmission';

/** Creates the submit handler: validate, captcha, key, clean, save (R-FORM-SUBMIT-03). */
export function createSubmit(
  form: HTMLFormElement,
  page: Page,
  { captcha, succeed }: { readonly captcha: FormCaptcha | undefined; readonly succeed: () => boolean },
): () => Promise<void> {
  const t = (key: keyof typeof FORM_MESSAGES) => text(page, FORM_MESSAGES, key);
  const rules = readFieldRules(form);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  const originalText = button?.textContent ?? '';
  const message = form.querySelector('.form-message');
  let isLocked = false;

  function lock(value: boolean): void {
    isLocked = value;
    if (button) button.textContent = value ? t('submitting') : originalText;
  }

  async function attempt(): Promise<FormError | undefined> {
    let checked: FormValidation;
    try {
      checked = validateForm(form, rules, page);
    } catch {
      return { message: t('formUnreadable') };
    }
    if (!checked.isValid) return { errors: checked.errors };
    if (captcha?.token === '') {
      // Without its provider there is no captcha to complete.
      captcha.retry?.focus();
      return { message: captcha.retry ? '' : t('formCaptcha') };
    }
    lock(true);
    const error = await save(checked);
    // Tokens are valid for one attempt, even a failed one (R-FORM-SUBMIT-14).
    if (error) captcha?.reset();
    return error;
  }

  async function save(checked: FormValidation): Promise<FormError | undefined> {
    const key = textOf(await apiRequest('POST', FORM_KEY).catch(() => undefined), 'key');
    if (!key) return { message: t('formKey') };
    const body = { ...pageFacts(form), form: JSON.stringify(checked.values()), key };
    try {
      await apiRequest('POST', FORM_SAVE, { body: captcha ? { ...body, captchaKey: captcha.token } : body });
      return undefined;
    } catch (error) {
      return saveError(error, page);
    }
  }

  addEventListener('pageshow', () => lock(false));
  return async () => {
    if (isLocked) return;
    message?.replaceChildren();
    showFieldErrors(form, {});
    const error = await attempt();
    if (error) message?.replaceChildren(showError(form, page, error));
    if (error || succeed()) lock(false);
  };
}

/** Shows field errors and returns the message for the whole form. */
function showError(form: HTMLFormElement, page: Page, { errors = {}, message }: FormError): string {
  const count = showFieldErrors(form, errors);
  if (message !== undefined) return message;
  if (count === 0) return text(page, FIELD_MESSAGES, 'formInvalid');
  const isAbove = form.querySelector('.form-message ~ .form-field');
  return text(page, FORM_MESSAGES, isAbove ? 'formScrollDown' : 'formScrollUp');
}

/** The form's hidden inputs: identity, page context and honeypot (docs/runtime.md, Forms). */
function pageFacts(form: HTMLFormElement): object {
  const data = new FormData(form);
  const names: readonly (keyof FormSaveRequest | typeof HONEYPOT_FIELD)[] = [
    'formId',
    'pageTitle',
    'pageId',
    'contentSource',
    'pagePath',
    'fax_number',
  ];
  return Object.fromEntries(names.map((name) => [name, data.get(name)]));
}
