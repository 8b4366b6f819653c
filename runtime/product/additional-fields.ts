import type { FieldErrors } from '../../formatters/vocabulary/api/forms.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { ApiRequestError, apiRequest, loaded } from '../core/api/api-request.ts';
import { errorMessage } from '../core/api/error-message.ts';
import { openDialog } from '../core/dialog.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { showFieldErrors } from '../form/field-errors.ts';
import { prefillHiddenFields, readFieldRules } from '../form/field-rules.ts';
import { FIELD_MESSAGES } from '../form/messages.ts';
import { validateForm } from '../form/validate-form.ts';
import { DIALOG_MESSAGES } from './dialog-messages.ts';
import type { Product } from './product-parts.ts';
import type { Order } from './read-order.ts';

const FORM_VALIDATE: ApiPath<'formValidate'> = '/api/rest/forms/validate/:formId';

interface FormDialogOptions {
  readonly order: Order;
  /** The message when the product is out of stock. */
  readonly outOfStockMessage: string;
  readonly page: Page;
}

/**
 * Asks for the additional fields of a product in a dialog, after checking stock. Returns the values as JSON text, or
 * `undefined` if the visitor cancels. Throws an `ApiRequestError` when out of stock or when the page has no form.
 */
export async function promptForFields(
  { root, button, variantOptions }: Product,
  { order, outOfStockMessage, page }: FormDialogOptions,
): Promise<string | undefined> {
  const { hasMoreStock } = await loaded(import('./stock.ts'));
  if (!(await hasMoreStock(order, page))) fail(outOfStockMessage);
  const template = root.querySelector<HTMLTemplateElement>('template.quoin-form-template');
  const content = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const form = content?.querySelector('form');
  if (!form) return fail(text(page, DIALOG_MESSAGES, 'unableToOpenForm'));
  const heading = form.querySelector('h2');
  for (const { value } of variantOptions?.querySelectorAll('select') ?? []) heading?.append(`, ${value}`);
  return openForm(form, button, page);
}

/** Throws a message in the shape of a server error, so that it is shown the same way. */
function fail(message: string): never {
  throw new ApiRequestError({ status: 400, body: { message } });
}

function openForm(form: HTMLFormElement, opener: HTMLElement, page: Page): Promise<string | undefined> {
  const rules = readFieldRules(form);
  const submit = form.querySelector<HTMLElement>('[type=submit]');
  const originalText = submit?.textContent ?? '';
  const message = form.querySelector('.form-message') ?? element('p');
  form.noValidate = true;
  prefillHiddenFields(form);
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
    values = JSON.stringify(body);
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
