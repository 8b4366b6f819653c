import type { Context } from 'hono';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Returns the text fields of a form, the last value of each name; files are ignored. Throws 400 for other bodies. */
export async function readForm(context: Context<AppEnv>): Promise<ReadonlyMap<string, string>> {
  return new Map(await readFormEntries(context));
}

/** Returns all text fields in their order. */
export async function readFormEntries(
  context: Context<AppEnv>,
): Promise<readonly (readonly [string, string])[]> {
  const body = await parse(context);
  return Object.entries(body).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (typeof each === 'string' ? [[name, each] as const] : [])),
  );
}

async function parse(context: Context<AppEnv>) {
  try {
    return await context.req.parseBody({ all: true });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, MESSAGES.invalidRequest);
  }
}
