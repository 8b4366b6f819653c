import { isRecord, parseJson } from '../../../formatters/index.ts';
import { COOKIES, CRUMB_HEADER } from '../../../formatters/vocabulary/api/cookies.ts';
import { ApiFailure, failureOf } from './api-failure.ts';

/** The browser features that the client needs. */
export interface Wire {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Returns the cookie header text. */
  readonly cookies: () => string;
  /** Reports every failure to the log and the error service (R-SHELL-MSG-12). */
  readonly report: (failure: ApiFailure, path: string) => void;
  /** Called when the session has expired and the user must sign in again on the current screen. */
  readonly onSignedOut: () => void;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** JSON request body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Keeps the request alive after the page closes. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
  /** Handles a 401 as a normal response (wrong password) instead of an expired session. */
  readonly isSignIn?: boolean;
}

export type Request = <Answer>(path: string, call?: Call) => Promise<Answer>;

/**
 * Sends API requests: JSON both ways, the crumb on every write, one retry when the crumb is stale. Rejects with
 * `ApiFailure`.
 */
export function createRequest(wire: Wire): Request {
  return async <Answer>(path: string, call: Call = {}): Promise<Answer> => {
    try {
      const first = await send(wire, path, call);
      const answer = first.isCrumbFailure ? await send(wire, path, call) : first;
      if (answer.ok) return answer.body as Answer;
      throw failureOf(path, answer.status, answer.body);
    } catch (error) {
      const failure =
        error instanceof ApiFailure ? error : new ApiFailure('network', 0, { message: String(error) });
      if (call.signal?.aborted === true) throw failure;
      if (failure.kind === 'signed-out' && call.isSignIn !== true) wire.onSignedOut();
      else wire.report(failure, path);
      throw failure;
    }
  };
}

interface Answered {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
  readonly isCrumbFailure: boolean;
}

async function send(wire: Wire, path: string, call: Call): Promise<Answered> {
  const { method = 'GET', body, headers, keepalive, signal } = call;
  const response = await wire.fetch(withQuery(path, call.query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { [CRUMB_HEADER]: crumbOf(wire.cookies()) }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(keepalive !== undefined && { keepalive }),
    ...(signal !== undefined && { signal }),
  });
  const answer = parseJson(await response.text());
  const isCrumbFailure = response.status === 403 && isRecord(answer) && answer.crumbFail === true;
  return { ok: response.ok, status: response.status, body: answer, isCrumbFailure };
}

function withQuery(path: string, query: Call['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Reads the crumb from its cookie; the server compares it with the header (gaps A7). */
export function crumbOf(cookies: string): string {
  const name = `${COOKIES.crumb.name}=`;
  const pair = cookies.split('; ').find((each) => each.startsWith(name));
  return pair === undefined ? '' : decodeURIComponent(pair.slice(name.length));
}
