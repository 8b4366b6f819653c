import { type EdgeData, ownValue } from '../../../compiler/model/index.ts';
import {
  type Answers,
  answersOfEntries,
  answersOfJson,
  type FieldRule,
  fieldProblems,
  fieldSentence,
} from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import { COMMERCE_MESSAGES } from '../../commerce/messages.ts';

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
