import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiErrorBody } from '../../formatters/vocabulary/api/api-error.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { isReadOnlyError } from '../domain/read-only-error.ts';
import { serverTexts, translatedMessage } from '../domain/server-texts.ts';
import { html } from '../pages/html.ts';
import { renderMessage } from '../pages/shell.ts';
import { ApiError } from '../platform/api-error.ts';
import { logError } from '../platform/log-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { isOverloaded } from '../platform/remote/is-overloaded.ts';
import { isRetryable } from '../platform/remote/remote.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { pathInLanguage } from '../release/release-in-language.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { releaseOfRequest, sendingPage } from '../tenancy/release-of-request.ts';

/** Converts errors to `ApiErrorBody`. Unexpected errors are logged and return no details. */
export const handleErrors: ErrorHandler<AppEnv> = (error, context) =>
  respondWith(context, rejectionOf(error, context));

async function respondWith(context: Context<AppEnv>, rejection: ApiError): Promise<Response> {
  const { status, headers } = rejection;
  const isPage = wantsPage(context);
  const release = isPage || isFromPage(context) ? await releaseFor(context) : undefined;
  const texts = serverTexts(release?.data ?? {});
  const body = translatedBody(rejection.body(), texts);
  if (!isPage) return context.json(body, status, headers);
  const title = texts[TITLES[status] ?? 'errorTitle'];
  const home = release === undefined ? '/' : pathInLanguage(release, '/');
  const back = html`<a href="${home}">${texts.notFoundHome}</a>`;
  return renderMessage(release, { title, text: body.message, back }, { status, headers });
}

/** Whether a script of a page of the site sent the request. Its visitor reads the message. */
function isFromPage(context: Context<AppEnv>): boolean {
  const page = sendingPage(context);
  return page !== undefined && !isOf(page, EDGE_PAGES.config);
}

/** Messages of errors are in English where they are thrown. */
function translatedBody(body: ApiErrorBody, texts: ServerTexts): ApiErrorBody {
  const message = translatedMessage(body.message, texts);
  if (body.errors === undefined) return { ...body, error: message, message };
  const errors = Object.entries(body.errors).map(([name, text]) => [name, translatedMessage(text, texts)]);
  return { ...body, error: message, message, errors: Object.fromEntries(errors) };
}

/** The release for an error in the language and design of the page; undefined for the dashboard and when it cannot be read. */
async function releaseFor(context: Context<AppEnv>): Promise<ActiveRelease | undefined> {
  if (isOf(context.req.path, EDGE_PAGES.config)) return undefined;
  try {
    return context.get('tenant') && (await releaseOfRequest(context));
  } catch {
    // Reading the release may be what failed.
    return undefined;
  }
}

function isOf(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

const TITLES: Readonly<Record<number, keyof ServerTexts>> = {
  403: 'errorNotAllowedTitle',
  404: 'errorNotFoundTitle',
  429: 'errorTooManyTitle',
  503: 'errorUnavailableTitle',
};

/** A move takes minutes. */
const MOVING_RETRY_SECONDS = 60;

/** Whether a browser navigates: a form without scripts, or a typed URL. */
function wantsPage({ req }: Context<AppEnv>): boolean {
  const isCall = /^\/(api|_admin|_ops)\//.test(req.path);
  const mode = req.header('sec-fetch-mode');
  const isNavigation = mode === undefined ? !isCall : mode === 'navigate';
  return isNavigation && (req.header('accept') ?? '').includes('text/html');
}

function rejectionOf(error: unknown, context: Context<AppEnv>): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiError(error.status, error.message || MESSAGES.invalidRequest);
  }
  if (isReadOnlyError(error))
    return new ApiError(503, MESSAGES.siteMoving, { retryAfter: MOVING_RETRY_SECONDS });
  if (isOverloaded(error)) return new ApiError(429, MESSAGES.tooManyRequests, { retryAfter: 2 });
  if (isRetryable(error)) return new ApiError(409, MESSAGES.tryAgain);
  logError(error, { method: context.req.method, path: context.req.path.slice(0, 200) });
  return new ApiError(500, MESSAGES.unknownError);
}
