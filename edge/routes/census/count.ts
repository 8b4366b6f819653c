import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import type { Tally } from '../../domain/census.ts';
import { tooManyRequests } from '../../platform/api-error.ts';
import { logError } from '../../platform/log-error.ts';
import { SHARDS } from '../../platform/remote/object-names.ts';
import { spread } from '../../platform/remote/shard-of.ts';
import type { ActiveRelease } from '../../release/active-release.ts';
import type { AppEnv } from '../../tenancy/app-env.ts';
import { siteDay } from './site-day.ts';

/** What a call adds, once it is known what the site has. */
export type Counted = Pick<Tally, 'counts' | 'speeds' | 'errors'> & {
  readonly limit: Tally['limit'];
  /** The visitor cookie's text, where the page sent one. Absent: nobody is counted, only what happened. */
  readonly visitorCookie?: string;
};

/**
 * Counts, or does as if: programs, visitors who ask not to be counted, and those who have not agreed where the site
 * wants that, are answered the same way (R-ECENSUS-API-08). Who it was is looked at here and in the counting object,
 * and written down nowhere.
 */
export async function count(
  context: Context<AppEnv>,
  counted: (release: ActiveRelease) => Counted | undefined,
  status: 202 | 204 = 204,
): Promise<Response> {
  const tenant = context.get('tenant');
  const release = await tenant.release();
  const tally = release && isWanted(context, release) ? counted(release) : undefined;
  if (release !== undefined && tally !== undefined) {
    const { visitorCookie, ...rest } = tally;
    const clientAddress = context.get('clientAddress');
    const visitor = visitorOf(context, visitorCookie);
    const day = siteDay(release.data.website.timeZone, Date.now());
    // All of one address go to one shard, which can count its calls.
    const shard = spread(clientAddress || visitor, SHARDS.census);
    const wait = await tenant
      .census(shard)
      .add({ ...rest, day, clientAddress, ...(visitorCookie !== undefined && { visitor }) })
      // What cannot be counted is lost, and nothing that a visitor has to hear of (R-ETELE-API-09).
      .catch((error: unknown) => logError(error));
    if (typeof wait === 'number') throw tooManyRequests(wait);
  }
  return status === 204 ? context.body(null, 204) : context.json({}, status);
}

/** Longer names of browsers are none; the patterns of programs are not tried on more. */
const LONGEST_AGENT = 500;

function isWanted(context: Context<AppEnv>, { data }: ActiveRelease): boolean {
  const agent = (context.req.header('user-agent') ?? '').slice(0, LONGEST_AGENT);
  if (agent === '' || isbot(agent)) return false;
  if (context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1') return false;
  return !data.website.needsConsent || getCookie(context, COOKIES.consent.name) === 'true';
}

/** Address and browser; where no address is known, the id that the page keeps in its cookie. */
function visitorOf(context: Context<AppEnv>, cookie: string | undefined): string {
  const agent = (context.req.header('user-agent') ?? '').slice(0, LONGEST_AGENT);
  const who = context.get('clientAddress') || (cookie ?? '').split('|')[0]?.slice(0, 100);
  return `${who} ${agent}`;
}
