import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { FIELD_NAME_PREFIX } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { exceedsDepth } from '../platform/validation/exceeds-depth.ts';
import { validationErrors } from '../platform/validation/validation-errors.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { readFormEntries } from './read-form.ts';
import { readText } from './read-json.ts';

export interface Body<Fields> {
  readonly fields: Fields;
  /** Sent by a plain HTML form; the response is a page. */
  readonly isForm: boolean;
  /** Fields of the product's own form, as name and text. */
  readonly answers: readonly (readonly [string, string])[];
}

const MAX_DEPTH = 8;

/** Reads a JSON or form body and validates it. The crumb is already checked. */
export async function readBody<Fields>(
  context: Context<AppEnv>,
  schema: z.ZodType<Fields>,
): Promise<Body<Fields>> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '');
  const entries = isForm ? await readFormEntries(context) : undefined;
  const raw =
    entries === undefined ? await parseJson(context) : Object.fromEntries(entries.filter(isOwnField));
  if (exceedsDepth(raw, MAX_DEPTH)) throw new ApiError(400, MESSAGES.invalidRequest);
  const checked = schema.safeParse(withoutCrumb(raw));
  if (!checked.success)
    throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
  const answers = entries?.filter((entry) => !isOwnField(entry)) ?? [];
  return { fields: checked.data, isForm, answers };
}

function isOwnField([name]: readonly [string, string]): boolean {
  return !name.startsWith(FIELD_NAME_PREFIX);
}

async function parseJson(context: Context<AppEnv>): Promise<unknown> {
  // Requests with all parameters in the path have no body.
  const text = await readText(context);
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, MESSAGES.notJson);
  }
}

function withoutCrumb(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const { crumb: _, ...fields } = raw as Readonly<Record<string, unknown>>;
  return fields;
}
