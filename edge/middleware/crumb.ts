import type { Context, MiddlewareHandler } from 'hono';
import { COOKIES, CRUMB_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { ApiError } from '../platform/api-error.ts';
import { randomToken } from '../platform/crypto/site-keys.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { isFormBody } from './is-form-body.ts';
import { hasOwnCookie, readShared, sharedCookieLines } from './port-cookies.ts';
import { sessionMark, sessionTokenOf } from './session-cookie.ts';
import { preventSharedCaching, writableHeaders } from './writable-headers.ts';

/**
 * CSRF protection of writes (gaps A7): the crumb cookie must be repeated in the `x-csrf-token` header, or as `crumb` in
 * the query or the body, and the request must not be cross-site. A failure sends a new cookie, so that one retry
 * succeeds.
 */
export const requireCrumb: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isForeign(context)) throw new ApiError(403, MESSAGES.foreignPage);
  if (!(await hasCrumb(context))) return rejectCrumb(context);
  return next();
};

/**
 * Like `requireCrumb`, but accepts plain forms of published pages, which are cached and contain no crumb, if the
 * browser reports a same-origin request.
 */
export const requireCrumbOrOwnPage: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isForeign(context)) throw new ApiError(403, MESSAGES.foreignPage);
  const isPlainForm = isFormBody(context) && (await givenCrumb(context)) === undefined;
  if (isPlainForm ? !isOwnPage(context) : !(await hasCrumb(context))) return rejectCrumb(context);
  return next();
};

/** For beacons, which cannot send headers and only increment counters. */
export const requireOwnOrigin: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isForeign(context)) throw new ApiError(403, MESSAGES.foreignPage);
  return next();
};

/**
 * Adds the crumb cookie to pages of visitors without one, and to responses that created one. Bodies, which may be
 * cached, do not change (R-ESESS-API-11).
 */
export const sendCrumb: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const isPage = (context.res.headers.get('content-type') ?? '').startsWith('text/html');
  const lacksIt = isPage && !hasOwnCookie(context, COOKIES.crumb);
  const crumb = context.get('crumb') ?? (lacksIt ? await issueCrumb(context) : undefined);
  if (crumb === undefined) return;
  const headers = writableHeaders(context);
  for (const line of sharedCookieLines(context, COOKIES.crumb, crumb)) headers.append('set-cookie', line);
  // A shared cache must not store the cookie of a visitor.
  preventSharedCaching(headers);
};

/** Returns the crumb of the visitor for a hidden form field; creates one if there is no valid crumb. */
export async function currentCrumb(context: Context<AppEnv>): Promise<string> {
  const known = context.get('crumb');
  if (known !== undefined) return known;
  const given = readShared(context, COOKIES.crumb);
  if (given !== undefined && (await isGood(context, given))) return given;
  return issueCrumb(context);
}

/** Creates a new crumb after sign-in and sign-out; responses return it as `xsrfToken`. */
export function rotateCrumb(context: Context<AppEnv>, sessionToken?: string): Promise<string> {
  return issueCrumb(context, sessionToken);
}

async function issueCrumb(
  context: Context<AppEnv>,
  sessionToken: string | undefined = sessionTokenOf(context),
): Promise<string> {
  const nonce = `${randomToken()}~${await sessionMark(sessionToken)}`;
  const crumb = await context.get('tenant').keys.sign('crumb', nonce);
  context.set('crumb', crumb);
  return crumb;
}

/** Whether the crumb is signed by this site, and for the current dashboard session if there is one. */
async function isGood(context: Context<AppEnv>, crumb: string): Promise<boolean> {
  const nonce = await context.get('tenant').keys.verify('crumb', crumb);
  if (nonce === undefined) return false;
  const token = sessionTokenOf(context);
  return token === undefined || nonce.endsWith(`~${await sessionMark(token)}`);
}

async function hasCrumb(context: Context<AppEnv>): Promise<boolean> {
  const cookie = readShared(context, COOKIES.crumb);
  return cookie !== undefined && (await givenCrumb(context)) === cookie && (await isGood(context, cookie));
}

async function rejectCrumb(context: Context<AppEnv>): Promise<never> {
  await issueCrumb(context);
  const hasCookies = context.req.header('cookie') !== undefined;
  throw new ApiError(403, hasCookies ? MESSAGES.sessionExpired : MESSAGES.enableCookies, {
    crumbFail: true,
  });
}

async function givenCrumb(context: Context<AppEnv>): Promise<string | undefined> {
  return context.req.header(CRUMB_HEADER) ?? context.req.query('crumb') ?? (await crumbInBody(context));
}

/** Reads forms and JSON only, since uploads must not be buffered. Hono caches the body for the handler. */
async function crumbInBody(context: Context<AppEnv>): Promise<string | undefined> {
  const body = isFormBody(context)
    ? await context.req.parseBody().catch(unlessRejected)
    : isJson(context)
      ? await context.req.json<unknown>().catch(unlessRejected)
      : undefined;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'crumb')) return undefined;
  const { crumb } = body as { readonly crumb: unknown };
  return typeof crumb === 'string' ? crumb : undefined;
}

/** Rethrows the size limit; an unreadable body has no crumb. */
function unlessRejected(error: unknown): undefined {
  if (error instanceof ApiError) throw error;
}

function isJson({ req }: Context<AppEnv>): boolean {
  return /^application\/json\b/i.test(req.header('content-type') ?? '');
}

/**
 * Whether the browser reports a cross-site request. Other clients send no such headers, and have no cookies to abuse.
 */
function isForeign(context: Context<AppEnv>): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = context.req.header('origin');
  return origin !== undefined && !isOwnOrigin(context, origin);
}

/** Whether the browser reports a same-origin request. */
function isOwnPage(context: Context<AppEnv>): boolean {
  const origin = context.req.header('origin');
  return (
    context.req.header('sec-fetch-site') === 'same-origin' ||
    (origin !== undefined && isOwnOrigin(context, origin))
  );
}

/** Compares hosts only: behind a TLS-terminating proxy the scheme of the request differs. */
function isOwnOrigin(context: Context<AppEnv>, origin: string): boolean {
  return (
    /^https?:\/\//.test(origin) && origin.slice(origin.indexOf('//') + 2) === new URL(context.req.url).host
  );
}
