import type { Context } from 'hono';
import type { z } from 'zod';
import { FIELD_NAME_PREFIX } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { exceedsDepth } from '../platform/validation/exceeds-depth.ts';
import { validationErrors } from '../platform/validation/validation-errors.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Exceeds every document, and is safe for recursive code. */
const MAX_DEPTH = 64;
/** Exceeds the fields of every form. */
const MAX_FIELDS_DEPTH = 8;

/** Reads a JSON body and validates it; throws 400 with an error per path. */
export async function readJson<Body>(context: Context<AppEnv>, schema: z.ZodType<Body>): Promise<Body> {
  return validate(parseJson(await readText(context)), schema, MAX_DEPTH);
}

export interface FieldsBody<Fields> {
  readonly fields: Fields;
  /** Sent by a plain HTML form; the response is a page. */
  readonly isForm: boolean;
  /** Fields of the product's own form, as name and text. */
  readonly formEntries: readonly (readonly [string, string])[];
}

/** Reads a JSON or form body and validates it without the crumb, which is already checked. */
export async function readJsonOrForm<Fields>(
  context: Context<AppEnv>,
  schema: z.ZodType<Fields>,
): Promise<FieldsBody<Fields>> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '');
  if (isForm) {
    const entries = await readFormEntries(context);
    const fields = Object.fromEntries(entries.filter(isOwnField));
    return {
      fields: validate(withoutCrumb(fields), schema, MAX_FIELDS_DEPTH),
      isForm,
      formEntries: entries.filter((entry) => !isOwnField(entry)),
    };
  }
  const text = await readText(context);
  // Requests with all parameters in the path have no body.
  const body = text === '' ? {} : parseJson(text);
  return { fields: validate(withoutCrumb(body), schema, MAX_FIELDS_DEPTH), isForm, formEntries: [] };
}

/** Returns the text fields of a form, the last value of each name; files are ignored. Throws 400 for other bodies. */
export async function readForm(context: Context<AppEnv>): Promise<ReadonlyMap<string, string>> {
  return new Map(await readFormEntries(context));
}

/** Reads the body as text, whatever its content type: `request.text()` logs a warning for other types. */
export async function readText(context: Context<AppEnv>): Promise<string> {
  try {
    return new TextDecoder().decode(await context.req.arrayBuffer());
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, MESSAGES.notJson);
  }
}

/** Returns all text fields of a form in their order. */
async function readFormEntries(context: Context<AppEnv>): Promise<readonly (readonly [string, string])[]> {
  const body = await parseForm(context);
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (typeof each === 'string' ? [[name, each] as const] : [])),
  );
}

async function parseForm(context: Context<AppEnv>) {
  try {
    return await context.req.parseBody({ all: true });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, MESSAGES.invalidRequest);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, MESSAGES.notJson);
  }
}

function validate<Body>(body: unknown, schema: z.ZodType<Body>, maxDepth: number): Body {
  if (exceedsDepth(body, maxDepth)) throw new ApiError(400, MESSAGES.invalidRequest);
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
}

function isOwnField([name]: readonly [string, string]): boolean {
  return !name.startsWith(FIELD_NAME_PREFIX);
}

function withoutCrumb(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { crumb: _, ...fields } = body as Readonly<Record<string, unknown>>;
  return fields;
}
