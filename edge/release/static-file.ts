import type { Env } from '../platform/env.ts';

/**
 * Reads a file of the dashboard, such as `index.html`: from a folder next to the blobs (workerd) or from the static assets of the
 * Worker (Cloudflare). Callers must validate the path.
 */
export async function readStaticFile({ DISK, ASSETS }: Env, path: string): Promise<Response | undefined> {
  const address = path.split('/').map(encodeURIComponent).join('/');
  const response =
    DISK === undefined
      ? await ASSETS?.fetch(`http://assets/${address}`)
      : await DISK.fetch(`http://disk/editor/${address}`);
  // Folders of the disk are JSON listings.
  const isFile = response?.ok && !(response.headers.get('content-type') ?? '').includes('json');
  if (isFile) return new Response(response.body);
  await response?.body?.cancel();
  return undefined;
}
