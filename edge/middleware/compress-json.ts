import type { MiddlewareHandler } from 'hono';
import { acceptsGzip } from '../pages/serve-file.ts';
import type { AppEnv } from '../tenancy/app-env.ts';

/** Bytes. Smaller bodies fit in one packet anyway. */
const MIN_BYTES = 1400;

/**
 * Compresses large JSON: the dashboard loads all documents of a site in one response. Plain workerd does not compress by
 * itself; Cloudflare compresses only what has no `content-encoding` yet. Responses with an ETag stay as they are: it
 * names exact bytes, and clients send it back in `If-Match`.
 */
export const compressJson: MiddlewareHandler<AppEnv> = async (context, next) => {
  // Live reload removes the header for the steps inside.
  const isAccepted = acceptsGzip(context.req.raw);
  await next();
  const { res: response } = context;
  if (!mayBeCompressed(response)) return;
  const body = await response.arrayBuffer();
  const { status } = response;
  const headers = new Headers(response.headers);
  // Assigning a response while there is one would copy it, without its encoding.
  context.res = undefined;
  if (body.byteLength < MIN_BYTES) {
    context.res = new Response(body, { status, headers });
    return;
  }
  headers.append('vary', 'accept-encoding');
  if (!isAccepted) {
    context.res = new Response(body, { status, headers });
    return;
  }
  headers.set('content-encoding', 'gzip');
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  context.res = new Response(stream, { status, headers, encodeBody: 'manual' });
};

function mayBeCompressed({ headers, body }: Response): boolean {
  return (
    body !== null &&
    (headers.get('content-type') ?? '').startsWith('application/json') &&
    !headers.has('etag') &&
    !headers.has('content-encoding')
  );
}
