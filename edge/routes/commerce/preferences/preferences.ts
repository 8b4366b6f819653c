import type { Context } from 'hono';
import { z } from 'zod';
import type { Preferences } from '../../../domain/store/store-object.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const TOO_MANY = 'There are too many namespaces. Use an existing one.';

/** Any JSON values by key. */
export const preferencesSchema: z.ZodType<Preferences> = z.record(z.string().min(1).max(200), z.unknown());

/** GET commerce-preferences/:namespace. */
export async function readPreferences(context: Context<AppEnv>): Promise<Response> {
  return context.json(await context.get('tenant').store().preferences(namespaceOf(context)));
}

/** PUT commerce-preferences/:namespace: keys that are not sent are removed. */
export async function replacePreferences(context: Context<AppEnv>): Promise<Response> {
  const namespace = namespaceOf(context);
  const preferences = await readJson(context, preferencesSchema);
  const isSaved = await context.get('tenant').store().savePreferences(namespace, preferences);
  if (!isSaved) throw new ApiError(409, TOO_MANY);
  return context.json(preferences);
}

function namespaceOf(context: Context<AppEnv>): string {
  const namespace = context.req.param('namespace') ?? '';
  if (/^[\w.-]{1,100}$/.test(namespace)) return namespace;
  throw new ApiError(404, MESSAGES.notFound);
}
