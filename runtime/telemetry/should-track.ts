import { CONSENT_COOKIE, ROLES_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie } from '../core/api/cookies.ts';
import type { PageFacts } from '../core/page.ts';

/** Not found, lock screen, access denied: nothing is recorded (R-ANLY-EXCL-01 to -03). */
const EXCLUDED_PAGE_TYPES: readonly (number | undefined)[] = [100, 103, 106];
/** The read-only role. */
const VIEWER = '10';

/**
 * Whether this visit is recorded: not on excluded page types, not without required consent, and not for contributors
 * except viewers outside of the dashboard (gaps A12).
 */
export function shouldTrack({ pageType, needsConsent }: PageFacts): boolean {
  if (EXCLUDED_PAGE_TYPES.includes(pageType)) return false;
  if (needsConsent && readCookie(CONSENT_COOKIE) !== 'true') return false;
  const roles = readCookie(ROLES_COOKIE);
  return !roles || (roles === VIEWER && !/^\/config(\/|$)/.test(location.pathname));
}
