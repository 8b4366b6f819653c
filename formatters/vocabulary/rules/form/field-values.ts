import { fieldOf } from '../../../values/field-of.ts';
import { isRecord } from '../../../values/is-record.ts';
import { cleanText } from './clean-text.ts';
import { FIELD_PARTS, hasParts, partsOfText, withAllParts } from './field-parts.ts';
import type { FieldRule, FieldValue, FieldValues } from './field-rule.ts';
import { readFieldValues } from './read-field-values.ts';

/** Parses the entries of an HTML form into field values. Never throws. */
export function valuesFromEntries(
  fields: readonly FieldRule[],
  entries: Iterable<readonly [string, unknown]>,
): FieldValues {
  const values = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return valuesFromJson(
    fields,
    readFieldValues(fields, (name) => values.get(name) ?? []),
  );
}

/**
 * Parses JSON by field id into field values: cleaned, without sections, parts in order (R-FORM-SUBMIT-05). Accepts
 * any JSON; values that do not match their field become empty. Idempotent.
 */
export function valuesFromJson(fields: readonly FieldRule[], json: unknown): FieldValues {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'section')
      .map((field) => [field.id, fieldValue(field, fieldOf(json, field.id))]),
  );
}

function fieldValue({ type, options = [] }: FieldRule, raw: unknown): FieldValue {
  if (hasParts(type)) {
    if (Array.isArray(raw)) return withAllParts(type, raw.map(textOf));
    if (isRecord(raw)) return FIELD_PARTS[type].map((part) => textOf(fieldOf(raw, part)));
    return withAllParts(type, partsOfText(type, textOf(raw)));
  }
  if (type === 'checkbox') {
    return (Array.isArray(raw) ? raw : [raw]).map(textOf).filter((text) => text !== '');
  }
  if (type === 'likert') {
    return Object.fromEntries(
      options.flatMap((question) => {
        const code = textOf(fieldOf(raw, question));
        return /^(?:-[12]|[012])$/.test(code) ? [[question, Number(code)]] : [];
      }),
    );
  }
  return textOf(Array.isArray(raw) ? raw[0] : raw);
}

/** Numbers in a JSON body are accepted as text. */
function textOf(value: unknown): string {
  return cleanText(typeof value === 'number' ? String(value) : value);
}
