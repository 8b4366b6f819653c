import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../tenancy/app-env.ts';
import { writableHeaders } from './writable-headers.ts';

/** Sets security headers that the handler has not set. Pages have their own content security policy. */
export const setSecureHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const headers = writableHeaders(context);
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
  if (!isApiResponse(headers)) return;
  // A browser must never render an API response as a page.
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING);
  // API responses contain personal data.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
};

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;

const NOTHING = "default-src 'none'; frame-ancestors 'none'; sandbox";

function isApiResponse(headers: Headers): boolean {
  const type = headers.get('content-type') ?? '';
  return type.startsWith('application/json') && !headers.has('etag');
}
