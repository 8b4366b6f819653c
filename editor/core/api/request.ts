import { isRecord, parseJson } from '../../../formatters/index.ts';
import { COOKIES, CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import { ApiFailure, failureOf } from './api-failure.ts';

/** The browser features that the client needs. */
export interface Transport {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Returns the cookie header text. */
  readonly cookies: () => string;
  /** Reports every failure to the log and the error service (R-SHELL-MSG-12). */
  readonly report: (failure: ApiFailure, path: string) => void;
  /** Called when the session has expired and the user must sign in again on the current screen. */
  readonly onSignedOut: () => void;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A list is one parameter per value. */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** JSON request body. */
  readonly body?: unknown;
  /** File request body, instead of JSON. */
  readonly file?: File;
  readonly headers?: Readonly<Record<string, string>>;
  /** Returns the bytes of a successful response, an `ArrayBuffer`, instead of JSON. */
  readonly isBinary?: boolean;
  /** Keeps the request alive after the page closes. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
  /** Handles a 401 as a normal response (wrong password) instead of an expired session. */
  readonly isSignIn?: boolean;
}

export type Request = <Result>(path: string, options?: RequestOptions) => Promise<Result>;

/**
 * Sends API requests: JSON both ways, the crumb on every write, one retry when the crumb is stale. Rejects with
 * `ApiFailure`.
 */
export function createRequest(transport: Transport): Request {
  return async <Result>(path: string, options: RequestOptions = {}): Promise<Result> => {
    try {
      const first = await send(transport, path, options);
      const result = first.isCrumbFailure ? await send(transport, path, options) : first;
      if (result.ok) return result.body as Result;
      throw failureOf(path, result.status, result.body);
    } catch (error) {
      const failure =
        error instanceof ApiFailure ? error : new ApiFailure('network', 0, { message: String(error) });
      if (options.signal?.aborted === true) throw failure;
      if (failure.kind === 'signed-out' && options.isSignIn !== true) transport.onSignedOut();
      else transport.report(failure, path);
      throw failure;
    }
  };
}

interface ParsedResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
  readonly isCrumbFailure: boolean;
}

async function send(transport: Transport, path: string, options: RequestOptions): Promise<ParsedResponse> {
  const { method = 'GET', body, file, headers, keepalive, signal, isBinary = false } = options;
  const response = await transport.fetch(withQuery(path, options.query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file !== undefined && { 'content-type': 'application/octet-stream' }),
      ...(method !== 'GET' && { [CRUMB_HEADER]: crumbOf(transport.cookies()) }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file !== undefined && { body: file }),
    ...(keepalive !== undefined && { keepalive }),
    ...(signal !== undefined && { signal }),
  });
  const result = isBinary && response.ok ? await response.arrayBuffer() : parseJson(await response.text());
  const isCrumbFailure = response.status === 403 && isRecord(result) && result.crumbFail === true;
  return { ok: response.ok, status: response.status, body: result, isCrumbFailure };
}

function withQuery(path: string, query: RequestOptions['query'] = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`),
  );
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}

/** Reads the crumb from its cookie; the server compares it with the header (gaps A7). */
export function crumbOf(cookies: string): string {
  const name = `${COOKIES.crumb.name}=`;
  const cookie = cookies.split('; ').find((each) => each.startsWith(name));
  return cookie === undefined ? '' : decodeURIComponent(cookie.slice(name.length));
}
