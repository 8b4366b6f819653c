import type { Context } from 'hono';
import { z } from 'zod';
import { ownValue } from '../../../compiler/model/index.ts';
import type { FieldErrors } from '../../../formatters/vocabulary/api/forms.ts';
import { fieldErrorMessage, validateFields } from '../../../formatters/vocabulary/rules/form/field-error.ts';
import { valuesFromJson } from '../../../formatters/vocabulary/rules/form/field-values.ts';
import { serverTexts } from '../../domain/server-texts.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { releaseOfRequest } from '../../tenancy/release-of-request.ts';
import { FORM_MESSAGES } from './messages.ts';
import { fieldsOf } from './stored-values.ts';

export const valuesSchema = z.record(z.string(), z.unknown());

/** POST /api/rest/forms/validate/{formId}: values by field id; returns errors by field id. */
export async function validateForm(context: Context<AppEnv>): Promise<Response> {
  const values = await readJson(context, valuesSchema);
  const release = await releaseOfRequest(context);
  const form = release && ownValue(release.data.forms, context.req.param('formId') ?? '');
  if (form === undefined) throw new ApiError(404, FORM_MESSAGES.notConfigured);
  const fields = fieldsOf(form);
  const texts = serverTexts(release?.data ?? {});
  const problems = Object.entries(validateFields(fields, valuesFromJson(fields, values)));
  const errors: FieldErrors = Object.fromEntries(
    problems.map(([id, problem]) => [id, fieldErrorMessage(problem, texts)]),
  );
  return context.json(errors);
}
