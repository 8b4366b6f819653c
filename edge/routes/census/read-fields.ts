import type { Context } from 'hono';
import { readForm } from '../../middleware/read-body.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { exceedsDepth } from '../../platform/validation/exceeds-depth.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** Reads text fields from a form or a JSON object. */
export async function readFields(context: Context<AppEnv>): Promise<ReadonlyMap<string, string>> {
  const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
  if (!isJson) return readForm(context);
  const body = parseObject(await context.req.text());
  if (body === undefined) throw new ApiError(400, MESSAGES.invalidRequest);
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  return fields;
}

/** Exceeds all valid input. */
const MAX_DEPTH = 16;

/** Parses a JSON object; undefined for other texts. */
export function parseObject(text: string): object | undefined {
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? value : undefined;
}

/** Returns undefined for invalid or too deeply nested JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return exceedsDepth(value, MAX_DEPTH) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Returns an own string property; empty otherwise. */
export function textOf(value: object, name: string): string {
  const text = Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof text === 'string' ? text : '';
}
