import { CONSENT_COOKIE, ROLES_COOKIE } from '../core/call/cookie-names.ts';
import { readCookie } from '../core/call/cookies.ts';
import type { PageFacts } from '../core/page.ts';

/** Not found, lock screen, no access: nothing is recorded there (R-ANLY-EXCL-01 to -03). */
const UNCOUNTED_PAGE_TYPES: readonly (number | undefined)[] = [100, 103, 106];
/** The role that may only look. */
const VIEWER = '10';

/**
 * Whether this visit is counted: not on some pages, not for those who work on the site, unless all they may do is look
 * and they are not in the dashboard; and where consent is asked for, not before it was given (gaps A12).
 */
export function mayCount({ pageType, needsConsent }: PageFacts): boolean {
  if (UNCOUNTED_PAGE_TYPES.includes(pageType)) return false;
  if (needsConsent && readCookie(CONSENT_COOKIE) !== 'true') return false;
  const roles = readCookie(ROLES_COOKIE);
  return !roles || (roles === VIEWER && !/^\/config(\/|$)/.test(location.pathname));
}
