import { type EdgeData, ownValue } from '../../../../compiler/model/index.ts';
import {
  fieldErrorMessage,
  validateFields,
} from '../../../../formatters/vocabulary/rules/form/field-error.ts';
import type { FieldRule, FieldValues } from '../../../../formatters/vocabulary/rules/form/field-rule.ts';
import {
  valuesFromEntries,
  valuesFromJson,
} from '../../../../formatters/vocabulary/rules/form/field-values.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { ApiError } from '../../../platform/api-error.ts';

export interface GivenFields {
  readonly itemId: string;
  /** JSON text, sent by scripts. */
  readonly text?: string | undefined;
  /** Inputs of a plain form. */
  readonly formEntries?: readonly (readonly [string, string])[];
}

/**
 * Validates the fields of a product's form. Returns the JSON text to store; undefined without fields. Throws 400 with
 * errors by field.
 */
export function checkedFields(
  data: EdgeData,
  { itemId, text, formEntries = [] }: GivenFields,
): string | undefined {
  const json = text === undefined ? undefined : parseObject(text);
  const formId = ownValue(data.products, itemId)?.additionalFieldsFormId;
  const form = formId === undefined ? undefined : ownValue(data.forms, formId);
  // Pages send an empty object for products without a form.
  if (form === undefined) return json === undefined || Object.keys(json).length === 0 ? undefined : text;
  const fields: readonly FieldRule[] = Object.entries(form.fields).map(([id, field]) => ({ ...field, id }));
  const given: FieldValues =
    json === undefined ? valuesFromEntries(fields, formEntries) : valuesFromJson(fields, json);
  const problems = Object.entries(validateFields(fields, given));
  if (problems.length > 0) {
    const errors = Object.fromEntries(problems.map(([id, problem]) => [id, fieldErrorMessage(problem)]));
    throw new ApiError(400, COMMERCE_MESSAGES.fieldsInvalid, { errors });
  }
  return text ?? JSON.stringify(given);
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw new ApiError(400, COMMERCE_MESSAGES.badFields);
}
