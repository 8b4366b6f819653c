import { CRUMB, CRUMB_COOKIE } from './cookie-names.ts';
import { readCookie } from './cookies.ts';

export interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Requests are aborted after this time. */
const TIMEOUT_MS = 15_000;

interface ApiResponse {
  /** 0 without a response: no connection, or a timeout. */
  readonly status: number;
  /** The parsed JSON; `undefined` if it is invalid. */
  readonly body: unknown;
}

/** A failed request. Visitors see the result of `errorMessage`, never `message`. */
export class ApiRequestError extends Error implements ApiResponse {
  readonly status: number;
  readonly body: unknown;

  constructor({ status, body }: ApiResponse) {
    super(`request ${status}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Sends a request to the site's API and returns the JSON of a successful response, typed as in the vocabulary but not
 * validated. Throws an `ApiRequestError` otherwise. Retries once after a rejected crumb, because that response sets a
 * fresh one (gaps A7).
 */
export async function apiRequest<Body>(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Body> {
  let response = await send(method, path, options);
  if (memberOf(response.body, 'crumbFail') === true) response = await send(method, path, options);
  if (response.status < 200 || response.status > 299 || response.body === undefined)
    throw new ApiRequestError(response);
  return response.body as Body;
}

/** Awaits a module that is loaded on demand; fails like a request without a response. */
export function loaded<Module>(importing: Promise<Module>): Promise<Module> {
  return importing.catch(() => {
    throw new ApiRequestError({ status: 0, body: undefined });
  });
}

async function send(method: string, path: string, options: RequestOptions): Promise<ApiResponse> {
  // Fake timers in tests cannot control AbortSignal.timeout.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), options.timeoutMs ?? TIMEOUT_MS);
  const hasBody = options.body !== undefined;
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      signal: abort.signal,
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { [CRUMB]: readCookie(CRUMB_COOKIE) ?? '' }),
        ...options.headers,
      },
      ...(hasBody && { body: JSON.stringify(options.body) }),
    });
    return { status: response.status, body: parse(await response.text()) };
  } catch {
    return { status: 0, body: undefined };
  } finally {
    clearTimeout(timer);
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** An own property of any JSON value. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A string property of any JSON value; `''` if it is missing. */
export function textOf(value: unknown, name: string): string {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : '';
}
