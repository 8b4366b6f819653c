import type { FieldRule } from '../../formatters/vocabulary/rules/form/field-rule.ts';

/** The most that an address may put into a hidden field, in characters (R-FORM-VAL-22). */
const LONGEST_PREFILL = 2048;

/** The rules of a form as its markup carries them (docs/runtime.md, Forms). */
export function readFieldRules(form: HTMLElement): readonly FieldRule[] {
  return [...form.querySelectorAll<HTMLElement>('.form-field')].map(({ dataset }) => ({
    id: dataset.fieldId ?? '',
    type: dataset.fieldType ?? '',
    required: 'required' in dataset,
    maxLength: Number(dataset.maxLength) || undefined,
    options: readList(dataset.options),
  }));
}

function readList(json: string | undefined): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(json ?? '');
    return Array.isArray(list) ? list.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** Hidden fields take the value that the page's address has under their name (R-FORM-VAL-20). */
export function prefillHiddenFields(form: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-query-name]')) {
    const value = query.get(input.dataset.queryName ?? '');
    if (value !== null) input.value = value.slice(0, LONGEST_PREFILL);
  }
}
