import type { FieldType, FormField } from '../../../../compiler/model/index.ts';
import { t } from '../strings.ts';

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
