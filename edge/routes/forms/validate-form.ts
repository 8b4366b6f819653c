import type { Context } from 'hono';
import { z } from 'zod';
import { ownValue } from '../../../compiler/model/index.ts';
import type { FieldErrors } from '../../../formatters/vocabulary/api/forms.ts';
import { answersOfJson } from '../../../formatters/vocabulary/rules/form/field-answers.ts';
import { fieldProblems, fieldSentence } from '../../../formatters/vocabulary/rules/form/field-problem.ts';
import { readJson } from '../../middleware/read-json.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { FORM_MESSAGES } from './messages.ts';
import { fieldsOf } from './stored-values.ts';

export const valuesSchema = z.record(z.string(), z.unknown());

/** POST /api/rest/forms/validate/{formId}: answers by field id; sentences by field id, and none when all is well. */
export async function validateForm(context: Context<AppEnv>): Promise<Response> {
  const values = await readJson(context, valuesSchema);
  const release = await context.get('tenant').release();
  const form = release && ownValue(release.data.forms, context.req.param('formId') ?? '');
  if (form === undefined) throw new ApiError(404, FORM_MESSAGES.notConfigured);
  const fields = fieldsOf(form);
  const problems = Object.entries(fieldProblems(fields, answersOfJson(fields, values)));
  const errors: FieldErrors = Object.fromEntries(
    problems.map(([id, problem]) => [id, fieldSentence(problem)]),
  );
  return context.json(errors);
}
