import type { Context } from 'hono';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** POST /_admin/drain: ends the streams of open dashboards, which would delay the end of the Worker. */
export async function drain(context: Context<AppEnv>): Promise<Response> {
  await context.get('tenant').site().closeWatchers();
  return context.json({ ok: true });
}
