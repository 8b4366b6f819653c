import type { Context } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';

const MAX = 100;

/** Returns the page size: the `limit` parameter, at most 100. */
export function limitOf(context: Context<AppEnv>): number {
  const given = Number(context.req.query('limit') ?? MAX);
  return Number.isInteger(given) && given > 0 ? Math.min(given, MAX) : MAX;
}
