import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** A host name or IP address, with an optional port. */
const HOST = /^(?:\[[\da-f:.]+\]|[^\s/?#@:\\,<>^|%[\]]+)(?::\d{1,5})?$/i;
/** `OPTIONS *` concerns the server, not a URL (RFC 9110, 9.3.7); workerd appends the asterisk to the host. */
const WHOLE_SERVER = /^https?:\/\/[^/?#]*\*$/;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/**
 * Rejects requests whose URL cannot be parsed. Plain workerd builds the URL from the `Host` header without checking it,
 * so that a header such as `shop.example/x` would even change the path. Later steps can rely on a valid URL.
 */
export const checkTarget: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { url, headers, method } = context.req.raw;
  const host = headers.get('host');
  const isWholeServer = method === 'OPTIONS' && WHOLE_SERVER.test(url);
  if ((host !== null && !HOST.test(host)) || !URL.canParse(isWholeServer ? url.slice(0, -1) : url))
    throw new ApiError(400, MESSAGES.invalidHost);
  if (isWholeServer) return context.body(null, 204, { allow: METHODS });
  return next();
};
