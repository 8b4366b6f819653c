import { createHash } from 'node:crypto';
import {
  MAX_BLOB_HASHES,
  type MissingBlobsRequest,
  type MissingBlobsResponse,
  type StoredBlobResponse,
} from '../../../formatters/vocabulary/api/blobs.ts';
import { type AdminError, adminErrorOf } from '../admin/admin-client.ts';
import type { BlobStore } from '../data/blob-store.ts';
import { withRetries } from './with-retries.ts';

export interface RemoteBlobStoreOptions {
  readonly origin: string;
  readonly token: string;
  /** Pause before the first retry, doubled before each further one. */
  readonly retryMs?: number;
}

/** The bucket of a Worker elsewhere, through its admin API. Failed requests are repeated: each is idempotent. */
export function createRemoteBlobStore({ origin, token, retryMs = 250 }: RemoteBlobStoreOptions): BlobStore {
  const send = (path: string, init: RequestInit, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    return withRetries(retryMs, () =>
      fetch(`${origin}/_admin/blobs/${path}`, { ...init, headers, redirect: 'error' }),
    );
  };
  const call = async (path: string, init: RequestInit, type: string): Promise<unknown> => {
    const response = await send(path, init, type);
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };
  return {
    missing: async (hashes) => {
      const missing: string[] = [];
      for (let start = 0; start < hashes.length; start += MAX_BLOB_HASHES) {
        const request: MissingBlobsRequest = { hashes: hashes.slice(start, start + MAX_BLOB_HASHES) };
        const init = { method: 'POST', body: JSON.stringify(request) };
        const response = (await call('missing', init, 'application/json')) as MissingBlobsResponse;
        missing.push(...response.missing);
      }
      return missing;
    },
    put: async (hash, content) => {
      const body = content as Uint8Array<ArrayBuffer>;
      const response = await call(hash, { method: 'PUT', body }, 'application/octet-stream');
      return (response as StoredBlobResponse).isNew;
    },
    get: async (hash) => {
      const response = await send(hash, {});
      if (!response.ok) throw await errorOf(response);
      const content = new Uint8Array(await response.arrayBuffer());
      if (createHash('sha256').update(content).digest('hex') !== hash)
        throw new Error(`The content is not that of the hash ${hash}`);
      return content;
    },
  };
}

async function errorOf(response: Response): Promise<AdminError> {
  return adminErrorOf(response.status, await response.json().catch(() => undefined));
}
