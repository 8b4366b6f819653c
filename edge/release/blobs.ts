import type { Env } from '../platform/env.ts';

/** Immutable content by SHA-256: a folder beside workerd, a bucket on Cloudflare. */
export interface Blobs {
  /** A response with the body, or undefined when there is no such blob. */
  get(hash: string): Promise<Response | undefined>;
}

export function createBlobs(env: Env): Blobs {
  const { DISK, R2 } = env;
  if (DISK !== undefined) return diskBlobs(DISK);
  if (R2 !== undefined) return bucketBlobs(R2);
  return { get: async () => undefined };
}

/** Folders of 256, so that none grows too long to list. */
export function blobPath(hash: string): string {
  return `blobs/${hash.slice(0, 2)}/${hash}`;
}

function diskBlobs(disk: Fetcher): Blobs {
  return {
    async get(hash) {
      const response = await disk.fetch(`http://disk/${blobPath(hash)}`);
      if (response.ok) return response;
      await response.body?.cancel();
      return undefined;
    },
  };
}

function bucketBlobs(bucket: R2Bucket): Blobs {
  return {
    async get(hash) {
      const object = await bucket.get(blobPath(hash));
      return object === null ? undefined : new Response(object.body);
    },
  };
}
