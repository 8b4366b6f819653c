import { asString, type JsonObject, member, type Value } from '../../../../formatters/index.ts';
import { HONEYPOT_FIELD } from '../../../../formatters/vocabulary/api/forms.ts';
import { fieldData } from './field-data.ts';
import type { FormContext } from './form-context.ts';

/**
 * Returns a form as its template expects it: each field with its inputs, named as in `docs/runtime.md`. `form` is the template
 * JSON of the form.
 */
export function formData(form: JsonObject, context: FormContext): JsonObject {
  const { idPrefix, siteKey, isNewsletter } = context;
  const fields = Array.isArray(form.fields) ? (form.fields as readonly Value[]) : [];
  const submissionHTML = asString(form.submissionHTML);
  return {
    form: { ...form, submitButtonText: form.submitLabel },
    formId: form.id,
    formFields: fields.map((field) => fieldData(field as JsonObject, context)),
    submitLabel: form.submitLabel,
    submissionMessage: form.parsedSubmissionMessage,
    submissionHTML: submissionHTML === '' ? undefined : submissionHTML,
    disclaimer: form.parsedDisclaimerMessage,
    successRedirect: form.successRedirect,
    isNewsletter: isNewsletter || member(form, 'hasMailingList') === true,
    trapName: HONEYPOT_FIELD,
    trapId: `${idPrefix}-${HONEYPOT_FIELD}`,
    ...(member(form, 'captchaEnabled') === true && siteKey !== undefined && { captchaSiteKey: siteKey }),
  };
}
