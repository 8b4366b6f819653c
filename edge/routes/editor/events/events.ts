import type { Context } from 'hono';
import { signedToken } from '../../../middleware/contributor.ts';
import { tooManyRequests } from '../../../platform/api-error.ts';
import { hashText } from '../../../platform/crypto/hash-text.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Reverse proxies such as nginx would collect events before they pass them on.
  'x-accel-buffering': 'no',
};
/** When too many dashboards are open. */
const RETRY_SECONDS = 60;

/** GET events: changes of documents as server-sent events, until the session ends. */
export async function watchDocs(context: Context<AppEnv>): Promise<Response> {
  if (context.req.method === 'HEAD') return new Response(null, { headers: HEADERS });
  const { siteId, site } = context.get('tenant');
  const { roles } = context.get('contributor');
  const session = await hashText((await signedToken(context)) ?? '');
  const stream = await site().watchDocs({ siteId, session, roles, revision: revisionOf(context) });
  if (stream === undefined) throw tooManyRequests(RETRY_SECONDS);
  return new Response(stream, { headers: HEADERS });
}

/** The site revision that the dashboard has; undefined for none. */
function revisionOf({ req }: Context<AppEnv>): number | undefined {
  const given = req.header('last-event-id') ?? req.query('revision') ?? '';
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
