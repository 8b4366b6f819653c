import type { COOKIES } from '../../formatters/vocabulary/api/cookies.ts';
import { ANALYTICS_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie, writeCookie } from '../core/api/cookies.ts';
import { randomId } from '../core/random-id.ts';
import { memberId } from './member-id.ts';

type Seconds<Name extends keyof typeof COOKIES> = (typeof COOKIES)[Name]['seconds'];

const VISITOR_SECONDS: Seconds<'visitor'> = 730 * 86_400;
const VISIT_SECONDS: Seconds<'visit'> = 30 * 60;
const ANALYTICS_SECONDS: Seconds<'analytics'> = 390 * 86_400;

/**
 * `ss_cvr`: id, first visit, previous visit, this visit, number of visits (gaps C16). A visit ends after half an hour
 * without a page view. Unreadable cookies are replaced. Returns the cookie value.
 */
export function visitorCookie(now: number = Date.now()): string {
  const match = /^(\w+)\|(\d+)\|(\d+)\|(\d+)\|(\d+)$/.exec(readCookie(VISITOR_COOKIE) ?? '');
  const isSameVisit = match && readCookie(VISIT_COOKIE) !== undefined;
  const [, id = randomId(), first = now, , last = now, count = 0] = match ?? [];
  const cookie = isSameVisit ? match[0] : [id, first, last, now, Number(count) + 1].join('|');
  writeCookie(VISITOR_COOKIE, cookie, VISITOR_SECONDS);
  writeCookie(VISIT_COOKIE, String(now), VISIT_SECONDS);
  writeCookie(ANALYTICS_COOKIE, readCookie(ANALYTICS_COOKIE) || randomId(), ANALYTICS_SECONDS);
  return cookie;
}

/** Identifies the visitor in performance records (data model 11), and the customer who is signed in. */
export function visitorIds(): object {
  return {
    analyticsId: readCookie(ANALYTICS_COOKIE),
    marketingId: readCookie(VISITOR_COOKIE)?.split('|')[0],
    memberId: memberId(),
  };
}
