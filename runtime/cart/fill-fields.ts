import { FIELD_PARTS, hasParts } from '../../formatters/vocabulary/rules/form/field-parts.ts';
import { FIELD_NAME_PREFIX, type FieldRule } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import { memberOf } from '../core/api/api-request.ts';

/**
 * Fills a form with values as `readFieldValues` or `valuesFromEntries` returned them: the inverse of both. Accepts any JSON:
 * values that do not match their field become empty; fields without a value stay as they are.
 */
export function fillFields(form: HTMLFormElement, rules: readonly FieldRule[], values: unknown): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[name]')];
  for (const rule of rules) {
    const value = memberOf(values, rule.id);
    const name = FIELD_NAME_PREFIX + rule.id;
    for (const input of value === undefined ? [] : inputs) {
      if (input.name === name) fill(input, inputTexts(rule, value));
      else if (input.name.startsWith(`${name}.`))
        fill(input, [partOf(rule, value, input.name.slice(name.length + 1))]);
    }
  }
}

function fill(input: HTMLInputElement, values: readonly unknown[]): void {
  const texts = values.map((value) => String(value ?? ''));
  if (input.type === 'radio' || input.type === 'checkbox') input.checked = texts.includes(input.value);
  else input.value = texts[0] ?? '';
}

/** The values of a field with one name: several for checkboxes. */
function inputTexts({ type }: FieldRule, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return [value];
  const [first, second, third, half] = value.map((part) => String(part).padStart(2, '0'));
  if (type === 'date') return [`${third}-${first}-${second}`];
  if (type !== 'time') return value;
  const hour = (Number(first) % 12) + (half === 'PM' ? 12 : 0);
  return [`${String(hour).padStart(2, '0')}:${second}`];
}

/** The value of `field.name1.First`, or `field.opinion1.0`. */
function partOf({ type, options = [] }: FieldRule, value: unknown, part: string): unknown {
  if (!hasParts(type)) return memberOf(value, options[Number(part)] ?? '');
  const index = (FIELD_PARTS[type] as readonly string[]).indexOf(part);
  return Array.isArray(value) ? value[index] : undefined;
}
