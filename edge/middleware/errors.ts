import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { html } from '../pages/html.ts';
import { renderMessage } from '../pages/shell.ts';
import { ApiError } from '../platform/api-error.ts';
import { logError } from '../platform/log-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { isOverloaded } from '../platform/remote/is-overloaded.ts';
import { isRetryable } from '../platform/remote/remote.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Converts errors to `ApiErrorBody`. Unexpected errors are logged and return no details. */
export const handleErrors: ErrorHandler<AppEnv> = (error, context) =>
  respondWith(context, rejectionOf(error, context));

async function respondWith(context: Context<AppEnv>, rejection: ApiError): Promise<Response> {
  const { message: text, status, headers } = rejection;
  if (!wantsPage(context)) return context.json(rejection.body(), status, headers);
  const title = TITLES[status] ?? 'Something went wrong';
  const back = html`<a href="/">Back to home</a>`;
  return renderMessage(await releaseFor(context), { title, text, back }, { status, headers });
}

/** The release for an error page in the design of the site; undefined for the dashboard and when it cannot be read. */
async function releaseFor(context: Context<AppEnv>): Promise<ActiveRelease | undefined> {
  if (isOf(context.req.path, EDGE_PAGES.config)) return undefined;
  try {
    return await context.get('tenant')?.release();
  } catch {
    // Reading the release may be what failed.
    return undefined;
  }
}

function isOf(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Not found',
  429: 'Too many requests',
};

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
  if (isOverloaded(error)) return new ApiError(429, MESSAGES.tooManyRequests, { retryAfter: 2 });
  if (isRetryable(error)) return new ApiError(409, MESSAGES.tryAgain);
  logError(error, { method: context.req.method, path: context.req.path.slice(0, 200) });
  return new ApiError(500, MESSAGES.unknownError);
}
