import type { DocKey, FieldType, Form, FormField } from '../../../../compiler/model/index.ts';
import { createDocument } from '../../../core/commands/create-document.ts';
import { orderKeys } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { t } from '../strings.ts';

export interface NewForm {
  readonly formId: string;
  readonly name: string;
}

/** Creates a contact form. Visitors see it once a page has a form block with it. */
export function createForm({ formId, name }: NewForm): Command {
  const doc: DocKey = `form:${formId}`;
  const [first = '', second = '', third = ''] = orderKeys(3);
  const body: Pick<Form, 'name' | 'fields' | 'submitLabel' | 'submissionMessage'> = {
    name,
    fields: {
      name: { ...newField('text', first), rawTitle: t('forms.newName'), required: true },
      email: { ...newField('email', second), rawTitle: t('forms.newEmail'), required: true },
      message: { ...newField('textarea', third), rawTitle: t('forms.newMessage'), required: true },
    },
    submitLabel: t('forms.newSubmit'),
    submissionMessage: t('forms.newThanks'),
  };
  return createDocument({ doc, body, label: t('forms.createLabel', { name }) });
}

/** Returns a field as it is added: named like its type, with two options where visitors choose. */
export function newField(type: FieldType, order: string): FormField {
  return {
    order,
    type,
    rawTitle: t(`forms.type.${type}`),
    required: false,
    ...(hasOptions(type) && { options: [1, 2].map((number) => t('forms.newOption', { number })) }),
  };
}

/** Whether visitors choose among options, or answer statements. */
export function hasOptions(type: string): boolean {
  return type === 'select' || type === 'radio' || type === 'checkbox' || type === 'likert';
}

/** Whether an answer can be required. Scales never are; the other two have no input. */
export function canBeRequired(type: string): boolean {
  return type !== 'likert' && type !== 'hidden' && type !== 'section';
}

/** Whether the field shows an example until something is entered. */
export function hasPlaceholder(type: string): boolean {
  return ['text', 'textarea', 'email', 'currency', 'number', 'website', 'twitter', 'select'].includes(type);
}
