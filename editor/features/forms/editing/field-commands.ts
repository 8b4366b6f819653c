import type { DocKey, FieldType } from '../../../../compiler/model/index.ts';
import { allFieldsOf, type FormInput } from '../../../core/model/form.ts';
import { orderBetween } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { t } from '../strings.ts';
import { newField } from './field-types.ts';

export interface FieldTarget {
  readonly doc: DocKey;
  readonly fieldId: string;
}

/** Adds a field at the end of the form. */
export function addField({ doc, fieldId }: FieldTarget, type: FieldType): Command {
  return (bodies) => {
    const body = bodies.get(doc);
    const fields = allFieldsOf(body);
    const field = newField(type, orderBetween(fields.at(-1)?.order ?? null, null));
    const hasFields = Object.hasOwn(Object(body), 'fields');
    return {
      label: t('forms.addFieldLabel', { type: t(`forms.type.${type}`) }),
      ops: [
        hasFields
          ? { doc, at: ['fields', fieldId], kind: 'insert', value: field }
          : { doc, at: ['fields'], kind: 'set', value: { [fieldId]: field } },
      ],
    };
  };
}

export function removeField({ doc, fieldId }: FieldTarget, title: string): Command {
  return () => ({
    label: t('forms.removeFieldLabel', { title }),
    ops: [{ doc, at: ['fields', fieldId], kind: 'remove' }],
  });
}

/** Moves a field one place up (-1) or down (1). */
export function moveField({ doc, fieldId }: FieldTarget, step: -1 | 1): Command {
  return (bodies) => {
    const fields = allFieldsOf(bodies.get(doc));
    const index = fields.findIndex(({ id }) => id === fieldId);
    const field = fields[index];
    const neighbors = step < 0 ? [index - 2, index - 1] : [index + 1, index + 2];
    const label = t('forms.moveFieldLabel', { title: field?.title ?? fieldId });
    if (field === undefined || fields[index + step] === undefined) return { label, ops: [] };
    const [before, after] = neighbors.map((position) => orderAt(fields, position));
    const order = orderBetween(before ?? null, after ?? null);
    return { label, ops: [{ doc, at: ['fields', fieldId, 'order'], kind: 'set', value: order }] };
  };
}

function orderAt(fields: readonly FormInput[], position: number): string | null {
  return position < 0 ? null : (fields[position]?.order ?? null);
}
