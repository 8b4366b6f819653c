import { isRecord } from '../../../formatters/index.ts';
import type { ApiErrorBody } from '../../../formatters/vocabulary/api/api-error.ts';

export type FailureKind = 'network' | 'signed-out' | 'not-found' | 'rejected' | 'server-error';

/** A failed request. `message` is for display: the server's message, or empty when there is none. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 when no response arrived. */
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

/** The requested path, for a 404 (R-SHELL-MSG-13). */
export class NotFoundError extends ApiFailure {
  readonly path: string;

  constructor(path: string, body?: unknown) {
    super('not-found', 404, { message: messageOf(body), body });
    this.name = 'NotFoundError';
    this.path = path;
  }
}

/** Converts an unsuccessful response into an `ApiFailure`. */
export function failureOf(path: string, status: number, body: unknown): ApiFailure {
  const message = messageOf(body);
  if (status === 401) return new ApiFailure('signed-out', status, { message, body });
  if (status === 404) return new NotFoundError(path, body);
  if (status >= 500 && status !== 501) return new ApiFailure('server-error', status, { body });
  return new ApiFailure('rejected', status, { message, body });
}

function messageOf(body: unknown): string {
  const { message } = isRecord(body) ? (body as Partial<ApiErrorBody>) : {};
  return typeof message === 'string' ? message : '';
}
