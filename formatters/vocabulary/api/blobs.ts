/** Bytes of one blob: the largest file that customers download. */
export const MAX_BLOB_BYTES = 100_000_000;

/** Hashes in one request. Each is one call of the Worker, which may make 1,000. */
export const MAX_BLOB_HASHES = 500;

/** Body of `POST /_admin/blobs/missing`. */
export interface MissingBlobsRequest {
  readonly hashes: readonly string[];
}

export interface MissingBlobsResponse {
  /** Those of the hashes that are not stored. */
  readonly missing: readonly string[];
}

/** Response of `PUT /_admin/blobs/:hash`. */
export interface StoredBlobResponse {
  /** False when the blob was stored already. */
  readonly isNew: boolean;
}

/** Response of `POST /_admin/sweep`. */
export interface SweepResponse {
  /** Number of unused blobs that were deleted. */
  readonly deleted: number;
}
