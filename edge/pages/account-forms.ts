import { API } from '../../formatters/vocabulary/api/paths.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { MAX_PASSWORD_LENGTH } from '../platform/crypto/password.ts';
import { type Html, html } from './html.ts';

export type AccountForm = 'signIn' | 'create' | 'sendLink';

/** Why a form was not accepted, in the language of the page, and what the visitor had entered. */
export interface AccountFormError {
  readonly form: AccountForm;
  readonly message: string;
  /** The field with the error. */
  readonly field: string;
  readonly email: string;
  readonly name: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AccountFormsOptions {
  readonly texts: ServerTexts;
  readonly crumb: string;
  /** Site path with query to show afterwards. */
  readonly path: string;
  readonly error: AccountFormError | undefined;
}

/** Signs in, creates an account or sends a link to choose a new password. Works without scripts and with password managers. */
export function accountForms(options: AccountFormsOptions): Html {
  const { texts, error } = options;
  return html`${signInForm(options)}
<div class="quoin-account-others"><details class="quoin-account-more"${error?.form === 'create' && html` open`}><summary>${texts.accountCreate}</summary>
${createForm(options)}</details>
<details class="quoin-account-more"${error?.form === 'sendLink' && html` open`}><summary>${texts.accountForgot}</summary>
${sendLinkForm(options)}</details></div>`;
}

export function signInForm(options: AccountFormsOptions): Html {
  const { texts } = options;
  const form = { ...options, form: 'signIn', action: API.session } as const;
  return formMarkup(form, [
    emailField(form),
    fieldMarkup(form, {
      name: 'password',
      label: texts.lockScreenPassword,
      attributes: html` type="password" autocomplete="current-password" maxlength="${MAX_PASSWORD_LENGTH}"`,
    }),
    html`<button class="quoin-checkout-pay" type="submit">${texts.accountSignIn}</button>`,
  ]);
}

function createForm(options: AccountFormsOptions): Html {
  const { texts, error } = options;
  const form = { ...options, form: 'create', action: API.account } as const;
  const name = error?.form === 'create' ? error.name : '';
  return formMarkup(form, [
    fieldMarkup(form, {
      name: 'name',
      label: texts.accountName,
      attributes: html` type="text" autocomplete="name" maxlength="200" value="${name}"`,
    }),
    emailField(form),
    fieldMarkup(form, {
      name: 'password',
      label: texts.lockScreenPassword,
      help: texts.memberShortPassword,
      attributes: html` type="password" autocomplete="new-password" minlength="8" maxlength="${MAX_PASSWORD_LENGTH}"`,
    }),
    html`<button class="quoin-checkout-action" type="submit">${texts.accountCreate}</button>`,
  ]);
}

/** `email`: that of the account, which is not asked for, and which the link confirms. */
export function sendLinkForm(options: AccountFormsOptions, email?: string): Html {
  const { texts, error } = options;
  const form = { ...options, form: 'sendLink', action: API.passwordResetLink } as const;
  const alert =
    error?.form === 'sendLink' && html`<p class="quoin-checkout-error" role="alert">${error.message}</p>`;
  const field =
    email === undefined
      ? html`<p>${texts.accountForgotText}</p>${emailField(form)}`
      : html`${alert}<input type="hidden" name="email" value="${email}"><input type="hidden" name="purpose" value="verify">`;
  return formMarkup(form, [
    field,
    html`<button class="quoin-checkout-action" type="submit">${texts.accountSendLink}</button>`,
  ]);
}

interface FormOptions extends AccountFormsOptions {
  readonly form: AccountForm;
  readonly action: string;
}

function formMarkup({ action, crumb, path }: FormOptions, parts: readonly Html[]): Html {
  return html`<form method="post" action="${action}">
<input type="hidden" name="crumb" value="${crumb}"><input type="hidden" name="path" value="${path}">
${parts}
</form>`;
}

function emailField(options: FormOptions): Html {
  const { texts, form, error } = options;
  const value = error?.form === form ? error.email : '';
  return fieldMarkup(options, {
    name: 'email',
    label: texts.checkoutEmail,
    attributes: html` type="email" autocomplete="${form === 'create' ? 'email' : 'username'}" maxlength="256" value="${value}"`,
  });
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly attributes: Html;
}

/** After an error, the field has the focus and its description is the error. */
function fieldMarkup({ form, error }: FormOptions, { name, label, help, attributes }: Field): Html {
  const id = `account-${form}-${name}`;
  const own = error?.form === form && error.field === name ? error.message : undefined;
  const described = own !== undefined || help !== undefined;
  const description =
    own === undefined
      ? help !== undefined && html`<span class="quoin-account-help" id="${id}-help">${help}</span>`
      : html`<span class="quoin-checkout-error" id="${id}-help" role="alert">${own}</span>`;
  return html`<p class="quoin-checkout-field"><label for="${id}">${label}</label>
${description}<input class="quoin-checkout-input" id="${id}" name="${name}" required${attributes}${described && html` aria-describedby="${id}-help"`}${own !== undefined && html` aria-invalid="true" autofocus`}></p>`;
}
