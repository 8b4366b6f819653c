import type { Context } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Whether the body of the request was sent by an HTML form without a script. */
export function isFormBody({ req }: Context<AppEnv>): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    req.header('content-type') ?? '',
  );
}
