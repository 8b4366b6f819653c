import { SITE_USER_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie } from '../core/api/cookies.ts';

/** Identifies the customer who is signed in. */
export function memberId(): string | undefined {
  try {
    return String(JSON.parse(readCookie(SITE_USER_COOKIE) ?? '').siteUserId);
  } catch {
    return undefined;
  }
}
