import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import type { Tally } from '../../domain/census.ts';
import { siteDay } from '../../domain/site-day.ts';
import { tooManyRequests } from '../../platform/api-error.ts';
import { logError } from '../../platform/log-error.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { shardOf } from '../../platform/remote/shard-of.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';

/** What a request adds to the counters. */
export type Counted = Pick<Tally, 'counts' | 'speeds' | 'errors'> & {
  readonly limit: Tally['limit'];
  /** Value of the visitor cookie, for requests that count visitors. */
  readonly visitorCookie?: string;
};

/**
 * Counts a request. Bots, visitors who opt out, and visitors without the required consent get the same response but are
 * not counted (R-ECENSUS-API-08). Visitor data is not stored.
 */
export async function count(
  context: Context<AppEnv>,
  counted: (release: ActiveRelease) => Counted | undefined,
  status: 202 | 204 = 204,
): Promise<Response> {
  const tenant = context.get('tenant');
  const release = await tenant.release();
  const tally = release && isCounted(context, release) ? counted(release) : undefined;
  if (release !== undefined && tally !== undefined) {
    const { visitorCookie, ...rest } = tally;
    const clientAddress = context.get('clientAddress');
    const visitor = visitorOf(context, visitorCookie);
    const day = siteDay(release.data.website.timeZone, Date.now());
    // All requests of an address use one shard, which limits their rate.
    const shard = shardOf(clientAddress || visitor, SHARDS.census);
    const wait = await tenant
      .census(shard)
      .add({ ...rest, day, clientAddress, ...(visitorCookie !== undefined && { visitor }) })
      // Failures are dropped; the visitor must not see them (R-ETELE-API-09).
      .catch((error: unknown) => logError(error));
    if (typeof wait === 'number') throw tooManyRequests(wait);
  }
  return status === 204 ? context.body(null, 204) : context.json({}, status);
}

/** Bounds the cost of the bot patterns. */
const MAX_USER_AGENT_LENGTH = 500;

function isCounted(context: Context<AppEnv>, { data }: ActiveRelease): boolean {
  const agent = (context.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  if (agent === '' || isbot(agent)) return false;
  if (context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1') return false;
  return !data.website.needsConsent || getCookie(context, COOKIES.consent.name) === 'true';
}

/** Address and user agent; without an address, the id of the visitor cookie. */
function visitorOf(context: Context<AppEnv>, cookie: string | undefined): string {
  const agent = (context.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const who = context.get('clientAddress') || (cookie ?? '').split('|')[0]?.slice(0, 100);
  return `${who} ${agent}`;
}
