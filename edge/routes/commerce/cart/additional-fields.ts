import { type EdgeData, ownValue } from '../../../../compiler/model/index.ts';
import {
  answersOfEntries,
  answersOfJson,
} from '../../../../formatters/vocabulary/rules/form/field-answers.ts';
import { fieldProblems, fieldSentence } from '../../../../formatters/vocabulary/rules/form/field-problem.ts';
import type { Answers, FieldRule } from '../../../../formatters/vocabulary/rules/form/field-rule.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { ApiError } from '../../../platform/api-error.ts';

export interface GivenFields {
  readonly itemId: string;
  /** JSON text, from a script. */
  readonly text?: string | undefined;
  /** Inputs, from a form without scripts. */
  readonly answers?: readonly (readonly [string, string])[];
}

/**
 * The answers to a product's own form, as the JSON text that the entry keeps; undefined for none. Throws 400 with
 * sentences by field when they are not what the form asks for.
 */
export function checkedFields(
  data: EdgeData,
  { itemId, text, answers = [] }: GivenFields,
): string | undefined {
  const json = text === undefined ? undefined : parseObject(text);
  const formId = ownValue(data.products, itemId)?.additionalFieldsFormId;
  const form = formId === undefined ? undefined : ownValue(data.forms, formId);
  if (form === undefined) return text;
  const fields: readonly FieldRule[] = Object.entries(form.fields).map(([id, field]) => ({ ...field, id }));
  const given: Answers = json === undefined ? answersOfEntries(fields, answers) : answersOfJson(fields, json);
  const problems = Object.entries(fieldProblems(fields, given));
  if (problems.length > 0) {
    const errors = Object.fromEntries(problems.map(([id, problem]) => [id, fieldSentence(problem)]));
    throw new ApiError(400, COMMERCE_MESSAGES.fieldsInvalid, { errors });
  }
  return text ?? JSON.stringify(given);
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told below.
  }
  throw new ApiError(400, COMMERCE_MESSAGES.badFields);
}
