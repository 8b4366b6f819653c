import { isRecord } from '../../../formatters/index.ts';
import type { ApiErrorBody } from '../../../formatters/vocabulary/api/api-error.ts';

export type FailureKind = 'network' | 'signed-out' | 'not-found' | 'refused' | 'broken';

/** A call did not succeed. `message` is for people: the server's words, or empty where it had none for them. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly body: unknown;

  constructor(
    kind: FailureKind,
    status: number,
    { message = '', body }: { message?: string; body?: unknown },
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** The thing is not there; carries the path that was asked for (R-SHELL-MSG-13). */
export class NotFoundError extends ApiFailure {
  readonly path: string;

  constructor(path: string, body?: unknown) {
    super('not-found', 404, { message: messageOf(body), body });
    this.name = 'NotFoundError';
    this.path = path;
  }
}

/** What an answer that is not a success means. */
export function failureOf(path: string, status: number, body: unknown): ApiFailure {
  const message = messageOf(body);
  if (status === 401) return new ApiFailure('signed-out', status, { message, body });
  if (status === 404) return new NotFoundError(path, body);
  if (status >= 500 && status !== 501) return new ApiFailure('broken', status, { body });
  return new ApiFailure('refused', status, { message, body });
}

function messageOf(body: unknown): string {
  const { message } = isRecord(body) ? (body as Partial<ApiErrorBody>) : {};
  return typeof message === 'string' ? message : '';
}
