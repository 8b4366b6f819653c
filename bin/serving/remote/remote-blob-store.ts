import {
  MAX_BLOB_HASHES,
  type MissingBlobsRequest,
  type MissingBlobsResponse,
  type StoredBlobResponse,
} from '../../../formatters/vocabulary/api/blobs.ts';
import { AdminError } from '../admin/admin-client.ts';
import type { BlobStore } from '../data/blob-store.ts';

export interface RemoteBlobStoreOptions {
  readonly origin: string;
  readonly token: string;
  /** Pause before the first retry, doubled before each further one. */
  readonly retryMs?: number;
}

/** The bucket of a Worker elsewhere, through its admin API. Failed requests are repeated: each is idempotent. */
export function createRemoteBlobStore({ origin, token, retryMs = 250 }: RemoteBlobStoreOptions): BlobStore {
  const call = async (path: string, init: RequestInit, type: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const response = await withRetries(retryMs, () =>
      fetch(`${origin}/_admin/blobs/${path}`, { ...init, headers }),
    );
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return body;
    const message = (body as { readonly message?: string } | undefined)?.message;
    throw new AdminError(response.status, message ?? `the server responded with ${response.status}`);
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
  };
}

const MAX_ATTEMPTS = 5;

/** Repeats a request that did not arrive, or that the server could not process now. */
async function withRetries(retryMs: number, send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === MAX_ATTEMPTS;
    try {
      const response = await send();
      if (isLast || !isTemporary(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs * 2 ** (attempt - 1)));
  }
}

function isTemporary(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501);
}
