import { CRUMB, CRUMB_COOKIE } from './cookie-names.ts';
import { readCookie } from './cookies.ts';

export interface CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Nobody waits longer for an answer that may still come. */
const TIMEOUT_MS = 15_000;

/** What came back. */
interface Answer {
  /** 0 when nothing came: no connection, or too slow. */
  readonly status: number;
  /** The JSON of the answer; `undefined` when it was none. */
  readonly body: unknown;
}

/** A call that got no good answer. What people read of it is made by `problemText`, never its message. */
export class CallError extends Error implements Answer {
  readonly status: number;
  readonly body: unknown;

  constructor({ status, body }: Answer) {
    super(`call ${status}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Calls an address of the site and gives the JSON of its answer, which is taken to be what the vocabulary says. Throws
 * a `CallError` for anything else. A refused crumb is tried once more: the refusal brought a fresh one (gaps A7).
 */
export async function call<Body>(method: string, path: string, options: CallOptions = {}): Promise<Body> {
  let answer = await send(method, path, options);
  if (memberOf(answer.body, 'crumbFail') === true) answer = await send(method, path, options);
  if (answer.status < 200 || answer.status > 299 || answer.body === undefined) throw new CallError(answer);
  return answer.body as Body;
}

async function send(method: string, path: string, options: CallOptions): Promise<Answer> {
  // AbortSignal.timeout cannot be driven by a test's clock.
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

/** A member of JSON of any shape. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** A text of JSON of any shape; `''` when it is none. */
export function textOf(value: unknown, name: string): string {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : '';
}
