import type { Context } from 'hono';
import { z } from 'zod';
import { parseJson } from '../../../formatters/index.ts';
import { HONEYPOT_FIELD } from '../../../formatters/vocabulary/api/forms.ts';
import type { FieldRule, FieldValues } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import { valuesFromEntries, valuesFromJson } from '../../../formatters/vocabulary/rules/form/field-values.ts';
import type { SubmissionPage } from '../../domain/forms.ts';
import { isFormBody } from '../../middleware/is-form-body.ts';
import { readJson } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { exceedsDepth } from '../../platform/validation/exceeds-depth.ts';
import { validationErrors } from '../../platform/validation/validation-errors.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { FORM_MESSAGES } from './messages.ts';

/** A submission from a script or a plain form. */
export interface Submission {
  readonly formId: string;
  readonly isPlain: boolean;
  readonly page: SubmissionPage;
  readonly key?: string;
  readonly captchaKey?: string;
  readonly isTrapped: boolean;
  readonly answers: (fields: readonly FieldRule[]) => FieldValues;
}

/** Exceeds the values of all fields. */
const MAX_DEPTH = 8;

const pageShape = {
  formId: z.string().min(1).max(100),
  pageTitle: z.string().max(2000),
  pageId: z.string().max(200),
  contentSource: z.enum(['i', 'c']),
  pagePath: z.string().max(2000),
};

export const saveSchema = z.object({
  ...pageShape,
  form: z.string(),
  key: z.string().max(300),
  captchaKey: z.string().max(8000).optional(),
  [HONEYPOT_FIELD]: z.unknown().optional(),
});

/** Plain forms may omit page data. */
const plainSchema = z.object({
  ...pageShape,
  pageTitle: pageShape.pageTitle.default(''),
  pageId: pageShape.pageId.default(''),
  contentSource: pageShape.contentSource.default('c'),
  pagePath: pageShape.pagePath.default(''),
});

export function readSubmission(context: Context<AppEnv>): Promise<Submission> {
  return isFormBody(context) ? readPlain(context) : readScripted(context);
}

/** Parses the fields of a script; throws 400 for other texts. */
export function parseFields(text: string): unknown {
  const value = parseJson(text);
  if (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !exceedsDepth(value, MAX_DEPTH)
  ) {
    return value;
  }
  throw new ApiError(400, FORM_MESSAGES.unreadable);
}

async function readScripted(context: Context<AppEnv>): Promise<Submission> {
  const body = await readJson(context, saveSchema);
  const { form, formId, key, captchaKey, [HONEYPOT_FIELD]: trap, ...page } = body;
  const json = parseFields(form);
  return {
    formId,
    isPlain: false,
    page,
    key,
    ...(captchaKey !== undefined && { captchaKey }),
    // Forms without the field send null.
    isTrapped: (trap ?? '') !== '' || isFilled(json),
    answers: (fields) => valuesFromJson(fields, json),
  };
}

async function readPlain(context: Context<AppEnv>): Promise<Submission> {
  const entries = await entriesOf(context);
  const checked = plainSchema.safeParse(Object.fromEntries(entries));
  if (!checked.success) {
    throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
  }
  const { formId, ...page } = checked.data;
  return {
    formId,
    isPlain: true,
    page,
    isTrapped: entries.some(([name, value]) => name === HONEYPOT_FIELD && value !== ''),
    answers: (fields) => valuesFromEntries(fields, entries),
  };
}

/** Text fields only; forms have no files. */
async function entriesOf(context: Context<AppEnv>): Promise<readonly (readonly [string, string])[]> {
  try {
    const data = await context.req.formData();
    return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, FORM_MESSAGES.unreadable);
  }
}

function isFilled(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, HONEYPOT_FIELD)) return false;
  return (json as Readonly<Record<string, unknown>>)[HONEYPOT_FIELD] !== '';
}
