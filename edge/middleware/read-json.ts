import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { isDeeperThan } from '../platform/validation/exceeds-depth.ts';
import { errorsOf } from '../platform/validation/validation-errors.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Deeper than any document; a walk over it cannot exhaust the stack. */
const DEEPEST = 64;

/** The body of a call, checked against its schema; 400 with a sentence for each place that is wrong, else. */
export async function readJson<Body>(context: Context<AppEnv>, schema: z.ZodType<Body>): Promise<Body> {
  const body = await parse(context);
  if (isDeeperThan(body, DEEPEST)) throw new ApiError(400, MESSAGES.invalidRequest);
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new ApiError(400, MESSAGES.invalidRequest, { errors: errorsOf(checked.error) });
}

/**
 * The body as text, whatever it says that it is: the runtime writes a line into its log for every text that is asked for
 * under another name.
 */
export async function readText(context: Context<AppEnv>): Promise<string> {
  return new TextDecoder().decode(await context.req.arrayBuffer());
}

async function parse(context: Context<AppEnv>): Promise<unknown> {
  try {
    return JSON.parse(await readText(context));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(400, MESSAGES.notJson);
  }
}
