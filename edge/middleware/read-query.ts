import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { validationErrors } from '../platform/validation/validation-errors.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Validates the query parameters, each of which is text; throws 400 with an error per parameter. */
export function readQuery<Query>(context: Context<AppEnv>, schema: z.ZodType<Query>): Query {
  const checked = schema.safeParse(context.req.query());
  if (checked.success) return checked.data;
  throw new ApiError(400, MESSAGES.invalidRequest, { errors: validationErrors(checked.error) });
}

/** A whole number in a query parameter. */
export function integerParameter(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);
}
