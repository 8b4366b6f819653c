import type { Env } from '../platform/env.ts';

/** Immutable content by SHA-256, from a folder (workerd) or a bucket (Cloudflare). */
export interface Blobs {
  /** Returns undefined when the blob does not exist. */
  get(hash: string): Promise<Response | undefined>;
}

export function createBlobs(env: Env): Blobs {
  const { DISK, R2 } = env;
  if (DISK !== undefined) return diskBlobs(DISK);
  if (R2 !== undefined) return bucketBlobs(R2);
  return { get: async () => undefined };
}

/** 256 folders, which keeps directory listings short. */
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
