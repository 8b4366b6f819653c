import type { Env } from '../platform/env.ts';

/** A file of our own program, beside the blobs: `editor/index.html`. The path is not the visitor's to choose freely. */
export async function readProgramFile({ DISK, R2 }: Env, path: string): Promise<Response | undefined> {
  if (DISK !== undefined) {
    const address = path.split('/').map(encodeURIComponent).join('/');
    const response = await DISK.fetch(`http://disk/${address}`);
    // A folder is answered with the list of what is in it.
    if (response.ok && !(response.headers.get('content-type') ?? '').includes('json')) return response;
    await response.body?.cancel();
    return undefined;
  }
  const object = await R2?.get(path);
  return object === null || object === undefined ? undefined : new Response(object.body);
}
