import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { exceedsDepth } from '../platform/validation/exceeds-depth.ts';
import { validationErrors } from '../platform/validation/validation-errors.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Exceeds every document, and is safe for recursive code. */
const MAX_DEPTH = 64;

/** Reads a JSON body and validates it; throws 400 with an error per path. */
export async function readJson<Body>(context: Context<AppEnv>, schema: z.ZodType<Body>): Promise<Body> {
  const body = await parse(context);
  if (exceedsDepth(body, MAX_DEPTH)) throw new ApiError(400, MESSAGES.invalidRequest);
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
}

/** Reads the body as text, whatever its content type: `request.text()` logs a warning for other types. */
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
