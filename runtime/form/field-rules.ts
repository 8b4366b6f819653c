import type { FieldRule } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import { readJsonList } from '../core/json-list.ts';

/** Maximum length of a hidden field value taken from the URL, in characters (R-FORM-VAL-22). */
const MAX_PREFILL_LENGTH = 2048;

/** Reads validation rules from the markup of a form (docs/runtime.md, Forms). */
export function readFieldRules(form: HTMLElement): readonly FieldRule[] {
  return [...form.querySelectorAll<HTMLElement>('.form-field')].map(({ dataset }) => ({
    id: dataset.fieldId ?? '',
    type: dataset.fieldType ?? '',
    required: 'required' in dataset,
    maxLength: Number(dataset.maxLength) || undefined,
    options: readJsonList(dataset.options)?.map(String),
  }));
}

/** Sets hidden fields from query parameters of the page URL (R-FORM-VAL-20). */
export function prefillHiddenFields(form: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-query-name]')) {
    const value = query.get(input.dataset.queryName ?? '');
    if (value !== null) input.value = value.slice(0, MAX_PREFILL_LENGTH);
  }
}
