import type { FieldErrors } from '../../formatters/vocabulary/api/forms.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { apiRequest } from '../core/api/api-request.ts';
import { errorMessage } from '../core/api/error-message.ts';
import { openDialog } from '../core/dialog.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { showFieldErrors } from '../form/field-errors.ts';
import { readFieldRules } from '../form/field-rules.ts';
import { FIELD_MESSAGES } from '../form/messages.ts';
import { validateForm } from '../form/validate-form.ts';
import { DIALOG_MESSAGES } from './dialog-messages.ts';

const FORM_VALIDATE: ApiPath<'formValidate'> = '/api/rest/forms/validate/:formId';

interface FieldsDialogOptions {
  /** Gets the focus when the dialog closes. */
  readonly opener: HTMLElement;
  readonly page: Page;
  /** Saves the valid values, as JSON text. While it fails, the dialog stays open. */
  readonly save?: (values: string) => Promise<unknown>;
}

/**
 * Opens the form of a product in a dialog. Returns the values as JSON text once the server has validated them and they are
 * saved, or `undefined` if the visitor cancels.
 */
export function openFieldsDialog(
  form: HTMLFormElement,
  { opener, page, save: saveValues }: FieldsDialogOptions,
): Promise<string | undefined> {
  const rules = readFieldRules(form);
  const submit = form.querySelector<HTMLElement>('[type=submit]');
  const originalText = submit?.textContent ?? '';
  const message = form.querySelector('.form-message') ?? element('p');
  form.noValidate = true;
  const dialog = element(
    'dialog',
    { class: 'quoin-form-dialog', 'aria-labelledby': 'quoin-dialog-title' },
    form,
  );
  // The close button and "Cancel".
  for (const button of form.querySelectorAll<HTMLElement>('[type=button]'))
    button.onclick = () => dialog.close();
  let values: string | undefined;
  let isSaving = false;

  function showErrors(errors: FieldErrors): void {
    showFieldErrors(form, errors);
    message.textContent = text(page, FIELD_MESSAGES, 'formInvalid');
  }

  async function save(): Promise<void> {
    message.textContent = '';
    showFieldErrors(form, {});
    const checked = validateForm(form, rules, page);
    if (!checked.isValid) return showErrors(checked.errors);
    if (submit) submit.textContent = text(page, DIALOG_MESSAGES, 'saving');
    const path = FORM_VALIDATE.replace(':formId', encodeURIComponent(form.dataset.formId ?? ''));
    const body = checked.values();
    const errors = await apiRequest<FieldErrors>('POST', path, { body });
    if (Object.keys(errors).length > 0) return showErrors(errors);
    const json = JSON.stringify(body);
    await saveValues?.(json);
    values = json;
    dialog.close();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSaving) return;
    isSaving = true;
    await save().catch((error) => {
      const title = text(page, DIALOG_MESSAGES, 'unableToUpdateForm');
      message.replaceChildren(element('strong', {}, title), ' ', errorMessage(page, error));
    });
    isSaving = false;
    if (submit) submit.textContent = originalText;
  });
  openDialog(dialog, opener);
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(values)));
}
