import type { Env } from '../platform/env.ts';

/** Reads a file of the dashboard, next to the blobs: `editor/index.html`. Callers must validate the path. */
export async function readStaticFile({ DISK, R2 }: Env, path: string): Promise<Response | undefined> {
  if (DISK !== undefined) {
    const address = path.split('/').map(encodeURIComponent).join('/');
    const response = await DISK.fetch(`http://disk/${address}`);
    // Folders return a JSON listing.
    if (response.ok && !(response.headers.get('content-type') ?? '').includes('json')) return response;
    await response.body?.cancel();
    return undefined;
  }
  const object = await R2?.get(path);
  return object === null || object === undefined ? undefined : new Response(object.body);
}
