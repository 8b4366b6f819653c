import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiErrorBody } from '../../formatters/vocabulary/api/api-error.ts';
import { MESSAGES } from './messages.ts';

/** A rejected request: thrown anywhere, converted to a response by `handleErrors`. `message` is shown to users. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Omit<ApiErrorBody, 'error' | 'message'>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    extras: Omit<ApiErrorBody, 'error' | 'message'> & { readonly retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    const { retryAfter, ...details } = extras;
    this.details = details;
    this.headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  }

  /** The JSON body of all error responses (gaps A1). */
  body(): ApiErrorBody {
    return { error: this.message, message: this.message, ...this.details };
  }
}

/** Creates the error of an exceeded rate limit. */
export function tooManyRequests(seconds: number, message: string = MESSAGES.tooManyRequests): ApiError {
  return new ApiError(429, message, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}
