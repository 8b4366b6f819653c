import type { Context } from 'hono';
import { readForm } from '../../middleware/read-form.ts';
import { ApiError } from '../../platform/api-error.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { isDeeperThan } from '../../platform/validation/exceeds-depth.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** The texts of a form, or of a JSON object: pages send either. */
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

/** Deeper than anything that is told. */
const DEEPEST = 16;

/** The object that a JSON text is; undefined for what is none. */
export function parseObject(text: string): object | undefined {
  const value = parseJson(text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? value : undefined;
}

/** Undefined for what is no JSON, or deeper than what is told ever is. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(value, DEEPEST) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Own texts only. */
export function textOf(value: object, name: string): string {
  const text = Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof text === 'string' ? text : '';
}
