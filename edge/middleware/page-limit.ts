import type { Context } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';

const MOST = 100;

/** Lines of one page of a list: 100, or fewer where fewer are asked for. */
export function limitOf(context: Context<AppEnv>): number {
  const given = Number(context.req.query('limit') ?? MOST);
  return Number.isInteger(given) && given > 0 ? Math.min(given, MOST) : MOST;
}
