import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import { COOKIES, CRUMB_HEADER } from '../../formatters/vocabulary/api/cookies.ts';
import { ApiError } from '../platform/api-error.ts';
import { randomToken } from '../platform/crypto/site-keys.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { isSecure, sessionMark, sessionTokenOf } from './session-cookie.ts';
import { writableHeaders } from './writable-headers.ts';

/**
 * For every call that changes something (gaps A7): the crumb cookie must be repeated in the header `x-csrf-token`, or
 * as `crumb` in the query or the body, and the request must not come from another site. A failure gives a fresh cookie,
 * so that one retry works.
 */
export const requireCrumb: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isForeign(context)) throw new ApiError(403, MESSAGES.foreignPage);
  if (!(await hasCrumb(context))) return rejectCrumb(context);
  return next();
};

/**
 * For calls that a plain form of a published page makes too, where scripts are off and the page, being the same for
 * everybody, holds no crumb: a browser's word that the form stands on a page of this site does instead.
 */
export const requireCrumbOrOwnPage: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isForeign(context)) throw new ApiError(403, MESSAGES.foreignPage);
  const isPlainForm = isForm(context) && (await givenCrumb(context)) === undefined;
  if (isPlainForm ? !isOwnPage(context) : !(await hasCrumb(context))) return rejectCrumb(context);
  return next();
};

/** For beacons, which cannot send headers and change nothing but counters. */
export const requireOwnOrigin: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isForeign(context)) throw new ApiError(403, MESSAGES.foreignPage);
  return next();
};

/**
 * Adds the cookie to every page whose visitor lacks it, and to every answer that made a new one; the body, which may be
 * kept anywhere, stays as it is (R-ESESS-API-11).
 */
export const giveCrumb: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const isPage = (context.res.headers.get('content-type') ?? '').startsWith('text/html');
  const lacksIt = isPage && getCookie(context, COOKIES.crumb.name) === undefined;
  const crumb = context.get('crumb') ?? (lacksIt ? await issueCrumb(context) : undefined);
  if (crumb === undefined) return;
  const headers = writableHeaders(context);
  headers.append(
    'set-cookie',
    serialize(COOKIES.crumb.name, crumb, { path: '/', sameSite: 'Lax', secure: isSecure(context) }),
  );
  // A store between us and the visitor must not give one visitor's cookie to the next.
  headers.set('cache-control', 'private, no-cache');
};

/** The visitor's crumb, for the hidden field of a form that the Worker writes; a new one where there is no good one. */
export async function crumbOf(context: Context<AppEnv>): Promise<string> {
  const known = context.get('crumb');
  if (known !== undefined) return known;
  const given = getCookie(context, COOKIES.crumb.name);
  if (given !== undefined && (await isGood(context, given))) return given;
  return issueCrumb(context);
}

/** A new crumb for whoever has just signed in or out: the answer carries it as `xsrfToken`. */
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

/** Signed by this site, and for this session where somebody is signed in to the dashboard. */
async function isGood(context: Context<AppEnv>, crumb: string): Promise<boolean> {
  const nonce = await context.get('tenant').keys.verify('crumb', crumb);
  if (nonce === undefined) return false;
  const token = sessionTokenOf(context);
  return token === undefined || nonce.endsWith(`~${await sessionMark(token)}`);
}

async function hasCrumb(context: Context<AppEnv>): Promise<boolean> {
  const cookie = getCookie(context, COOKIES.crumb.name);
  return cookie !== undefined && (await givenCrumb(context)) === cookie && (await isGood(context, cookie));
}

async function rejectCrumb(context: Context<AppEnv>): Promise<never> {
  await issueCrumb(context);
  const keepsCookies = context.req.header('cookie') !== undefined;
  throw new ApiError(403, keepsCookies ? MESSAGES.sessionExpired : MESSAGES.enableCookies, {
    crumbFail: true,
  });
}

async function givenCrumb(context: Context<AppEnv>): Promise<string | undefined> {
  return context.req.header(CRUMB_HEADER) ?? context.req.query('crumb') ?? (await crumbInBody(context));
}

/** Reads forms and JSON only: an upload is not to be held in memory. Hono keeps what was read for the route. */
async function crumbInBody(context: Context<AppEnv>): Promise<string | undefined> {
  const body = isForm(context)
    ? await context.req.parseBody().catch(unlessRejected)
    : isJson(context)
      ? await context.req.json<unknown>().catch(unlessRejected)
      : undefined;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'crumb')) return undefined;
  const { crumb } = body as { readonly crumb: unknown };
  return typeof crumb === 'string' ? crumb : undefined;
}

/** A body that is too large is that; one that cannot be read has no crumb. */
function unlessRejected(error: unknown): undefined {
  if (error instanceof ApiError) throw error;
}

function isForm({ req }: Context<AppEnv>): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    req.header('content-type') ?? '',
  );
}

function isJson({ req }: Context<AppEnv>): boolean {
  return /^application\/json\b/i.test(req.header('content-type') ?? '');
}

/** A browser says that another site is asking. Programs that are no browser say nothing, and have no cookies to abuse. */
function isForeign(context: Context<AppEnv>): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = context.req.header('origin');
  return origin !== undefined && !isOwnOrigin(context, origin);
}

/** A browser says that a page of this site is asking. */
function isOwnPage(context: Context<AppEnv>): boolean {
  const origin = context.req.header('origin');
  return (
    context.req.header('sec-fetch-site') === 'same-origin' ||
    (origin !== undefined && isOwnOrigin(context, origin))
  );
}

/** Compares hosts: behind a server that ends TLS, the scheme that the Worker sees is not the visitor's. */
function isOwnOrigin(context: Context<AppEnv>, origin: string): boolean {
  return (
    /^https?:\/\//.test(origin) && origin.slice(origin.indexOf('//') + 2) === new URL(context.req.url).host
  );
}
