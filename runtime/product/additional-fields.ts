import type { FieldErrors } from '../../formatters/vocabulary/api/forms.ts';
import {
  CallError,
  call,
  element,
  openDialog,
  type Page,
  type Path,
  problemText,
  text,
} from '../core/shared.ts';
import {
  checkForm,
  FIELD_MESSAGES,
  prefillHiddenFields,
  readFieldRules,
  showFieldErrors,
} from '../form/shared.ts';
import { DIALOG_MESSAGES } from './dialog-messages.ts';
import type { Product } from './product-parts.ts';
import type { Order } from './read-order.ts';

const FORM_VALIDATE: Path<'formValidate'> = '/api/rest/forms/validate/:formId';

interface Question {
  readonly order: Order;
  /** The message when the product is out of stock. */
  readonly notEnough: string;
  readonly page: Page;
}

/**
 * Asks for the additional fields of a product in a dialog, after checking stock. Returns the values as JSON text, or
 * `undefined` if the visitor cancels. Throws an `ApiRequestError` when out of stock or when the page has no form.
 */
export async function askFields(
  { root, button, choice }: Product,
  { order, notEnough, page }: Question,
): Promise<string | undefined> {
  const { isThereMore } = await import('./stock.ts');
  if (!(await isThereMore(order, page))) refuse(notEnough);
  const template = root.querySelector<HTMLTemplateElement>('template.quoin-form-template');
  const content = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const form = content?.querySelector('form');
  if (!form) return refuse(text(page, DIALOG_MESSAGES, 'unableToOpenForm'));
  const heading = form.querySelector('h2');
  for (const { value } of choice?.querySelectorAll('select') ?? []) heading?.append(`, ${value}`);
  return openForm(form, button, page);
}

/** Throws a message in the shape of a server error, so that it is shown the same way. */
function refuse(message: string): never {
  throw new CallError({ status: 400, body: { message } });
}

function openForm(form: HTMLFormElement, opener: HTMLElement, page: Page): Promise<string | undefined> {
  const rules = readFieldRules(form);
  const submit = form.querySelector<HTMLElement>('[type=submit]');
  const ownText = submit?.textContent ?? '';
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
  let answers: string | undefined;
  let isSaving = false;

  function refuse(errors: FieldErrors): void {
    showFieldErrors(form, errors);
    message.textContent = text(page, FIELD_MESSAGES, 'formInvalid');
  }

  async function save(): Promise<void> {
    message.textContent = '';
    const checked = checkForm(form, rules, page);
    if (!checked.isValid) return refuse(checked.errors);
    if (submit) submit.textContent = text(page, DIALOG_MESSAGES, 'saving');
    const path = FORM_VALIDATE.replace(':formId', encodeURIComponent(form.dataset.formId ?? ''));
    const body = checked.answers();
    const errors = await call<FieldErrors>('POST', path, { body });
    if (Object.keys(errors).length > 0) return refuse(errors);
    answers = JSON.stringify(body);
    dialog.close();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSaving) return;
    isSaving = true;
    await save().catch((problem) => {
      const title = text(page, DIALOG_MESSAGES, 'unableToUpdateForm');
      message.replaceChildren(element('strong', {}, title), ' ', problemText(page, problem));
    });
    isSaving = false;
    if (submit) submit.textContent = ownText;
  });
  openDialog(dialog, opener);
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(answers)));
}
