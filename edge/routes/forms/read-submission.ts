import type { Context } from 'hono';
import { z } from 'zod';
import { parseJson } from '../../../formatters/index.ts';
import { FORM_TRAP } from '../../../formatters/vocabulary/api/forms.ts';
import { answersOfEntries, answersOfJson } from '../../../formatters/vocabulary/rules/form/field-answers.ts';
import type { Answers, FieldRule } from '../../../formatters/vocabulary/rules/form/field-rule.ts';
import type { SubmissionPage } from '../../domain/forms.ts';
import { readJson } from '../../middleware/read-json.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { isDeeperThan } from '../../platform/validation/exceeds-depth.ts';
import { errorsOf } from '../../platform/validation/validation-errors.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { FORM_MESSAGES } from './messages.ts';

/** What a visitor has sent, by a script or by a plain form. */
export interface Submission {
  readonly formId: string;
  readonly isPlain: boolean;
  readonly page: SubmissionPage;
  readonly key?: string;
  readonly captchaKey?: string;
  readonly isTrapped: boolean;
  readonly answers: (fields: readonly FieldRule[]) => Answers;
}

/** Deeper than the answers of any field. */
const DEEPEST = 8;

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
  [FORM_TRAP]: z.unknown().optional(),
});

/** A plain form may leave out what its page did not write into it. */
const plainSchema = z.object({
  ...pageShape,
  pageTitle: pageShape.pageTitle.default(''),
  pageId: pageShape.pageId.default(''),
  contentSource: pageShape.contentSource.default('c'),
  pagePath: pageShape.pagePath.default(''),
});

export function isFormBody({ req }: Context<AppEnv>): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    req.header('content-type') ?? '',
  );
}

export function readSubmission(context: Context<AppEnv>): Promise<Submission> {
  return isFormBody(context) ? readPlain(context) : readScripted(context);
}

/** The fields in the JSON text that scripts send; 400 when it is none. */
export function parseFields(text: string): unknown {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isDeeperThan(value, DEEPEST)) {
    return value;
  }
  throw new ApiError(400, FORM_MESSAGES.unreadable);
}

async function readScripted(context: Context<AppEnv>): Promise<Submission> {
  const body = await readJson(context, saveSchema);
  const { form, formId, key, captchaKey, [FORM_TRAP]: trap, ...page } = body;
  const json = parseFields(form);
  return {
    formId,
    isPlain: false,
    page,
    key,
    ...(captchaKey !== undefined && { captchaKey }),
    // A form without the field sends null.
    isTrapped: (trap ?? '') !== '' || isFilled(json),
    answers: (fields) => answersOfJson(fields, json),
  };
}

async function readPlain(context: Context<AppEnv>): Promise<Submission> {
  const entries = await entriesOf(context);
  const checked = plainSchema.safeParse(Object.fromEntries(entries));
  if (!checked.success) {
    throw new ApiError(400, MESSAGES.invalidRequest, { errors: errorsOf(checked.error) });
  }
  const { formId, ...page } = checked.data;
  return {
    formId,
    isPlain: true,
    page,
    isTrapped: entries.some(([name, value]) => name === FORM_TRAP && value !== ''),
    answers: (fields) => answersOfEntries(fields, entries),
  };
}

/** Texts only: a form of ours sends no files. */
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
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, FORM_TRAP)) return false;
  return (json as Readonly<Record<string, unknown>>)[FORM_TRAP] !== '';
}
