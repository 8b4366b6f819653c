import type { Context } from 'hono';
import { type EdgeForm, type Form, ownValue } from '../../../compiler/model/index.ts';
import { HONEYPOT_FIELD } from '../../../formatters/vocabulary/api/forms.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { FIELD_PARTS, hasParts } from '../../../formatters/vocabulary/rules/form/field-parts.ts';
import {
  FIELD_NAME_PREFIX,
  type FieldValue,
  type FieldValues,
} from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import type { ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import { LIKERT_KEYS } from '../../../formatters/vocabulary/store/likert-code.ts';
import type { SubmissionPage } from '../../domain/forms.ts';
import { serverTexts, translatedMessage } from '../../domain/server-texts.ts';
import { currentCrumb } from '../../middleware/crumb.ts';
import { builtMarkup, type Html, html, safeUrl } from '../../pages/html.ts';
import { renderShell } from '../../pages/shell.ts';
import type { ApiError } from '../../platform/api-error.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import type { ShownField } from './stored-values.ts';

interface RejectedForm {
  readonly release: ActiveRelease;
  readonly form: Form;
  readonly given: { readonly formId: string };
  readonly fields: readonly ShownField[];
  readonly answers: FieldValues;
  readonly page: SubmissionPage;
  readonly rejection: ApiError;
}

/** Renders the form with errors and entered values except passwords, for browsers without scripts. */
export async function formPage(context: Context<AppEnv>, rejected: RejectedForm): Promise<Response> {
  const { release, form, given, fields, answers, page, rejection } = rejected;
  const errors = rejection.details.errors ?? {};
  const texts = serverTexts(release.data);
  const { pageTitle, pageId, contentSource, pagePath } = page;
  const hidden = {
    crumb: await currentCrumb(context),
    formId: given.formId,
    pageTitle,
    pageId,
    contentSource,
    pagePath,
  };
  const content = html`<h1>${form.name}</h1>
<p class="form-message" role="alert">${translatedMessage(rejection.message, texts)}</p>
<form class="quoin-plain-form" method="post" action="${API.formSave}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields.map((field) => fieldMarkup({ ...field, texts }, ownFieldValue(answers, field.id), errors[field.id]))}
<div class="form-trap" aria-hidden="true" hidden><input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>
<button type="submit" class="form-submit">${form.submitLabel}</button>
</form>
${backLink(page, texts)}`;
  return renderShell(release, 'message', content, { status: rejection.status, headers: rejection.headers });
}

/** Confirmation page of a form without scripts. */
export function confirmationPage(
  release: ActiveRelease,
  form: EdgeForm,
  page: SubmissionPage,
): Promise<Response> {
  const content = html`<h1>${form.name}</h1>
<div class="form-submission-message" role="status">${builtMarkup(form.submissionMarkup)}</div>
${backLink(page, serverTexts(release.data))}`;
  return renderShell(release, 'message', content);
}

function backLink({ pagePath, pageTitle }: SubmissionPage, texts: ServerTexts): Html {
  const label = pageTitle ? fillMessage(texts.backToPage, { page: pageTitle }) : texts.backToThePage;
  return html`<p><a href="${pagePath.startsWith('/') ? safeUrl(pagePath) : '/'}">${label}</a></p>`;
}

function ownFieldValue(answers: FieldValues, id: string): FieldValue {
  return (Object.hasOwn(answers, id) ? answers[id] : undefined) ?? '';
}

/** A field with the texts of its form. */
type FormField = ShownField & { readonly texts: ServerTexts };

function fieldMarkup(field: FormField, response: FieldValue, error: string | undefined): Html {
  const { id, type, title, required = false } = field;
  const name = FIELD_NAME_PREFIX + id;
  if (type === 'section') return html`<h2 class="form-section">${title}</h2>`;
  if (type === 'hidden') return html`<input type="hidden" name="${name}" value="${textOf(response)}">`;
  const problem = error === undefined ? '' : html`<p class="form-field-error" id="${id}-error">${error}</p>`;
  const star = required && type !== 'likert' ? html` <span aria-hidden="true">*</span>` : '';
  const isOne = !isGroup(type);
  return isOne
    ? html`<div class="form-field">${problem}<label class="form-field-title" for="${id}">${title}${star}</label>
${control(field, inputValue(type, response), error)}</div>`
    : html`<fieldset class="form-field">${problem}<legend class="form-field-title">${title}${star}</legend>
${controls(field, response)}</fieldset>`;
}

/** Browsers have a single input for dates and for times. */
function isGroup(type: string): boolean {
  if (type === 'date' || type === 'time') return false;
  return hasParts(type) || type === 'radio' || type === 'checkbox' || type === 'likert';
}

const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
  password: 'password',
  date: 'date',
  time: 'time',
};

/** Without `required`: the server reports all errors in one way. */
function control(
  { id, type, options = [], optionTexts = {} }: ShownField,
  value: string,
  error: string | undefined,
): Html {
  const name = FIELD_NAME_PREFIX + id;
  const invalid = error === undefined ? '' : html` aria-invalid="true" aria-describedby="${id}-error"`;
  if (type === 'textarea') {
    return html`<textarea id="${id}" name="${name}" rows="6"${invalid}>
${value}</textarea>`;
  }
  if (type === 'select') {
    const choices = options.map(
      (option) =>
        html`<option value="${option}"${option === value ? html` selected` : ''}>${ownValue(optionTexts, option) ?? option}</option>`,
    );
    return html`<select id="${id}" name="${name}"${invalid}><option value=""></option>${choices}</select>`;
  }
  const inputType = (Object.hasOwn(INPUT_TYPES, type) ? INPUT_TYPES[type] : undefined) ?? 'text';
  return html`<input id="${id}" name="${name}" type="${inputType}" value="${type === 'password' ? '' : value}"${invalid}>`;
}

function controls(
  { id, type, options = [], optionTexts = {}, texts }: FormField,
  response: FieldValue,
): Html {
  const name = FIELD_NAME_PREFIX + id;
  if (hasParts(type)) {
    const parts = FIELD_PARTS[type].map((part, index) => {
      const value = Array.isArray(response) ? response[index] : '';
      return html`<label class="form-part">${partLabel(type, index, texts) ?? part} <input name="${name}.${part}" value="${value}"></label>`;
    });
    return html`${parts}`;
  }
  if (type === 'likert') {
    return html`${options.map((statement, index) => likertMarkup(`${name}.${index}`, { statement, text: ownValue(optionTexts, statement) ?? statement, texts }, response))}`;
  }
  const inputType = type === 'radio' ? 'radio' : 'checkbox';
  const chosen: readonly string[] = Array.isArray(response) ? response : [textOf(response)];
  return html`${options.map(
    (option) =>
      html`<label class="form-choice"><input type="${inputType}" name="${name}" value="${option}"${chosen.includes(option) ? html` checked` : ''}> ${ownValue(optionTexts, option) ?? option}</label>`,
  )}`;
}

/** Keys of the labels of parts, in the order of `FIELD_PARTS`. */
const PART_KEYS: Readonly<Record<string, readonly (keyof ServerTexts)[]>> = {
  name: ['formFirstName', 'formLastName'],
  address: ['formAddressLine1', 'formAddressLine2', 'formCity', 'formState', 'formZip', 'formCountry'],
  phone: ['formPhoneCountry', 'formPhoneAreacode', 'formPhonePrefix', 'formPhoneLine'],
};

function partLabel(type: string, index: number, texts: ServerTexts): string | undefined {
  const key = ownValue(PART_KEYS, type)?.[index];
  return key && texts[key];
}

interface Statement {
  /** In the primary language. */
  readonly statement: string;
  readonly text: string;
  readonly texts: ServerTexts;
}

function likertMarkup(name: string, { statement, text, texts }: Statement, response: FieldValue): Html {
  const code = codeOf(response, statement);
  const choices = (['-2', '-1', '0', '1', '2'] as const).map(
    (each) =>
      html`<label class="form-choice"><input type="radio" name="${name}" value="${each}"${each === code ? html` checked` : ''}> ${texts[LIKERT_KEYS[each]]}</label>`,
  );
  return html`<fieldset class="form-likert"><legend>${text}</legend>${choices}</fieldset>`;
}

function codeOf(response: FieldValue, statement: string): string | undefined {
  if (typeof response === 'string' || Array.isArray(response) || !Object.hasOwn(response, statement))
    return undefined;
  return String((response as Readonly<Record<string, number>>)[statement]);
}

function textOf(response: FieldValue): string {
  if (typeof response === 'string') return response;
  return Array.isArray(response) ? response.join(' ') : '';
}

/** Converts the parts of a date or time to the value of its input. */
function inputValue(type: string, response: FieldValue): string {
  if (!Array.isArray(response)) return textOf(response);
  const [first = '', second = '', third = '', half = ''] = response as readonly string[];
  if (first === '') return '';
  if (type === 'date')
    return `${third.padStart(4, '0')}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`;
  const hour = (Number(first) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${second.padStart(2, '0')}`;
}
