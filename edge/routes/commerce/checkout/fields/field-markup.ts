import type { ServerTexts } from '../../../../../formatters/vocabulary/site/server-texts.ts';
import { FIELD_MESSAGES } from '../../../../checkout/messages.ts';
import { translatedMessage } from '../../../../domain/server-texts.ts';
import { type Html, type HtmlValue, html } from '../../../../pages/html.ts';
import type { CheckoutFields, FieldName } from './checkout-fields.ts';

/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormState {
  readonly values: CheckoutFields;
  readonly errors: FieldErrors;
  readonly texts: ServerTexts;
}

export interface TextField {
  readonly name: FieldName;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email';
  readonly isRequired?: boolean;
  /** Countries in which the field is required, as ISO codes; the client-side runtime follows the selected country. */
  readonly requiredIn?: readonly string[];
}

/** Renders a field with its value and its error. */
export function textField(field: TextField, { values, errors, texts }: FormState): Html {
  const { name, label, autocomplete, type = 'text', isRequired = true, requiredIn } = field;
  const isMarked = !isRequired || requiredIn !== undefined;
  const error = errorOf(errors, name);
  return fieldFrame(
    { ...field, texts },
    error,
    html`<input id="checkout-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${values[name]}" maxlength="256"${isRequired && html` required`}${described(name, error)} class="quoin-checkout-input">`,
    html`${label}${isMarked && html` <span class="quoin-checkout-optional"${isRequired && html` hidden`}>${texts.checkoutOptional}</span>`}`,
  );
}

export interface SelectField {
  readonly name: FieldName;
  readonly label: string;
  readonly autocomplete: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function selectField(field: SelectField, { values, errors, texts }: FormState): Html {
  const { name, label, autocomplete, options } = field;
  const error = errorOf(errors, name);
  return fieldFrame(
    { ...field, texts },
    error,
    html`<select id="checkout-${name}" name="${name}" autocomplete="${autocomplete}" required${described(name, error)} class="quoin-checkout-input">${options.map(
      ({ value, label }) =>
        html`<option value="${value}"${value === values[name] && html` selected`}>${label}</option>`,
    )}</select>`,
    label,
  );
}

/** Error message for the client-side runtime, the same as from the server. */
export function errorAttribute(name: FieldName, texts: ServerTexts): Html | false {
  const sentence = name in FIELD_MESSAGES && FIELD_MESSAGES[name as keyof typeof FIELD_MESSAGES];
  return sentence && html` data-error="${translatedMessage(sentence, texts)}"`;
}

export function errorText(name: string, error: string | undefined): Html {
  if (error === undefined) return html``;
  return html`<p class="quoin-checkout-error" id="checkout-${name}-error">${error}</p>`;
}

export function errorOf(errors: FieldErrors, name: string): string | undefined {
  return Object.hasOwn(errors, name) ? errors[name] : undefined;
}

/** Error summary at the top, focused when the page opens, with links to the fields (WCAG 3.3.1). */
export function errorSummary(message: string | undefined, errors: FieldErrors): Html {
  if (message === undefined) return html``;
  const entries = Object.entries(errors);
  const links = entries.map(([name, error]) => html`<li><a href="#checkout-${name}">${error}</a></li>`);
  // Not repeated for a single field error.
  const isRepeated = entries.length === 1 && entries[0]?.[1] === message;
  return html`<div class="quoin-checkout-errors" role="alert" tabindex="-1" autofocus>
${!isRepeated && html`<p>${message}</p>`}${links.length > 0 && html`<ul>${links}</ul>`}
</div>`;
}

function fieldFrame(
  { name, requiredIn, texts }: Pick<TextField, 'name' | 'requiredIn'> & Pick<FormState, 'texts'>,
  error: string | undefined,
  input: Html,
  label: HtmlValue,
): Html {
  return html`<div class="quoin-checkout-field quoin-checkout-field-${name}"${errorAttribute(name, texts)}${requiredIn && html` data-required-in="${requiredIn.join(' ')}"`}>
<label for="checkout-${name}">${label}</label>${errorText(name, error)}
${input}
</div>`;
}

function described(name: FieldName, error: string | undefined): Html | false {
  return error !== undefined && html` aria-invalid="true" aria-describedby="checkout-${name}-error"`;
}
