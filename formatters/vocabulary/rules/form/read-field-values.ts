import { cleanText } from './clean-text.ts';
import { FIELD_PARTS, hasParts, withAllParts } from './field-parts.ts';
import { FIELD_NAME_PREFIX, type FieldRule, type FieldValue, type FieldValues } from './field-rule.ts';

/**
 * Reads the inputs of a form: cleaned, without sections, parts in order (R-FORM-SUBMIT-05). Dates and times from a
 * single input stay text. Pages send this shape; `valuesFromEntries` converts it for storage. `valuesOf` returns all
 * inputs with a name.
 */
export function readFieldValues(
  fields: readonly FieldRule[],
  valuesOf: (name: string) => readonly unknown[],
): FieldValues {
  const all = (name: string) => valuesOf(FIELD_NAME_PREFIX + name).map(cleanText);
  const first = (name: string) => all(name)[0] ?? '';

  function fieldValue({ id, type, options = [] }: FieldRule): FieldValue {
    const given = all(id);
    if (type === 'checkbox') return given.filter(Boolean);
    if (type === 'likert') {
      const codes = options.map((question, index) => [question, first(`${id}.${index}`)]);
      return Object.fromEntries(codes.filter(([, code]) => code).map(([name, code]) => [name, Number(code)]));
    }
    if (!hasParts(type) || given.length === 1) return given[0] ?? '';
    return withAllParts(type, given[0] ? given : FIELD_PARTS[type].map((part) => first(`${id}.${part}`)));
  }

  return Object.fromEntries(
    fields.filter(({ type }) => type !== 'section').map((field) => [field.id, fieldValue(field)]),
  );
}
