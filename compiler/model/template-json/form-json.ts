import type { JsonObject } from '../../../formatters/index.ts';
import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import type { Form, FormField } from '../documents/form.ts';

/** A form as templates and the runtime see it (data model 5), without submission targets. */
export function formJson(
  { id, ...form }: Form & { readonly id: string },
  html: (markdown: string, prefix: string) => string,
): JsonObject {
  const { disclaimerMessage } = form;
  return {
    id,
    name: form.name,
    fields: orderedFields(form).map(([fieldId, { order: _, ...field }]) => ({ id: fieldId, ...field })),
    submitLabel: form.submitLabel,
    parsedSubmissionMessage: html(form.submissionMessage, `${id}-submission`),
    submissionHTML: form.submissionHTML,
    successRedirect: form.successRedirect,
    hasMailingList: form.mailingList !== undefined,
    parsedDisclaimerMessage:
      disclaimerMessage === undefined ? undefined : html(disclaimerMessage, `${id}-disclaimer`),
    captchaEnabled: form.captchaEnabled,
    captchaTheme: form.captchaTheme,
    captchaAlignment: form.captchaAlignment,
  };
}

/** Fields with their ids, in key order. */
export function orderedFields({ fields }: Pick<Form, 'fields'>): readonly (readonly [string, FormField])[] {
  return sortedEntries(fields);
}
