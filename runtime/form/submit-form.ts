import type { FORM_TRAP, FormSaveRequest } from '../../formatters/vocabulary/api/forms.ts';
import { call, type Page, type Path, text, textOf } from '../core/shared.ts';
import { type CheckedForm, checkForm } from './check-form.ts';
import { showFieldErrors } from './field-errors.ts';
import { readFieldRules } from './field-rules.ts';
import type { FormCaptcha } from './form-captcha.ts';
import { FIELD_MESSAGES, FORM_MESSAGES } from './messages.ts';
import { type FormProblem, saveProblem } from './save-problem.ts';

const FORM_KEY: Path<'formKey'> = '/api/form/FormSubmissionKey';
const FORM_SAVE: Path<'formSave'> = '/api/form/SaveFormSubmission';

/** Creates the submit handler: validate, captcha, key, clean, save (R-FORM-SUBMIT-03). */
export function createSubmit(
  form: HTMLFormElement,
  page: Page,
  { captcha, succeed }: { readonly captcha: FormCaptcha | undefined; readonly succeed: () => boolean },
): () => Promise<void> {
  const say = (key: keyof typeof FORM_MESSAGES) => text(page, FORM_MESSAGES, key);
  const rules = readFieldRules(form);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  const ownText = button?.textContent ?? '';
  const message = form.querySelector('.form-message');
  let isLocked = false;

  function lock(value: boolean): void {
    isLocked = value;
    if (button) button.textContent = value ? say('submitting') : ownText;
  }

  async function attempt(): Promise<FormProblem | undefined> {
    let checked: CheckedForm;
    try {
      checked = checkForm(form, rules, page);
    } catch {
      return { message: say('formUnreadable') };
    }
    if (!checked.isValid) return { errors: checked.errors };
    if (captcha?.token === '') return { message: say('formCaptcha') };
    lock(true);
    const problem = await save(checked);
    // Tokens are valid for one attempt, even a failed one (R-FORM-SUBMIT-14).
    if (problem) captcha?.reset();
    return problem;
  }

  async function save(checked: CheckedForm): Promise<FormProblem | undefined> {
    const key = textOf(await call('POST', FORM_KEY).catch(() => undefined), 'key');
    if (!key) return { message: say('formKey') };
    const body = { ...pageFacts(form), form: JSON.stringify(checked.answers()), key };
    try {
      await call('POST', FORM_SAVE, { body: captcha ? { ...body, captchaKey: captcha.token } : body });
      return undefined;
    } catch (problem) {
      return saveProblem(problem, page);
    }
  }

  addEventListener('pageshow', () => lock(false));
  return async () => {
    if (isLocked) return;
    message?.replaceChildren();
    showFieldErrors(form, {});
    const problem = await attempt();
    if (problem) message?.replaceChildren(showProblem(form, page, problem));
    if (problem || succeed()) lock(false);
  };
}

/** Shows field errors and returns the message for the whole form. */
function showProblem(form: HTMLFormElement, page: Page, { errors = {}, message }: FormProblem): string {
  const found = showFieldErrors(form, errors);
  if (message !== undefined) return message;
  if (found === 0) return text(page, FIELD_MESSAGES, 'formInvalid');
  const isAbove = form.querySelector('.form-message ~ .form-field');
  return text(page, FORM_MESSAGES, isAbove ? 'formScrollDown' : 'formScrollUp');
}

/** The form's hidden inputs: identity, page context and honeypot (docs/runtime.md, Forms). */
function pageFacts(form: HTMLFormElement): object {
  const data = new FormData(form);
  const names: readonly (keyof FormSaveRequest | typeof FORM_TRAP)[] = [
    'formId',
    'pageTitle',
    'pageId',
    'contentSource',
    'pagePath',
    'fax_number',
  ];
  return Object.fromEntries(names.map((name) => [name, data.get(name)]));
}
