import type { AssetResponse, DownloadResponse } from '../../compiler/model/index.ts';

/** A file as it arrives from the dashboard. */
export interface Upload {
  readonly filename: string;
  /** Id of its document; by default that of the stored name. */
  readonly id?: string | undefined;
  /** The first bytes, and all of them if the file is smaller than `HEAD_BYTES`. */
  readonly head: Uint8Array;
  /** Bytes of the file. */
  readonly length: number;
  /** The whole file. Fails when the upload is interrupted, so that an incomplete file is never stored. */
  readonly content: ReadableStream<Uint8Array>;
}

/** The files that contributors upload: in the folder of the site (workerd) or in a bucket (Cloudflare). */
export interface Uploads {
  /** Stores a file under a free name and describes it. Throws `DamagedFile`. */
  addAsset(upload: Upload): Promise<AssetResponse>;
  /** Stores a file that customers download after payment. */
  addDownload(upload: Omit<Upload, 'id' | 'head'>): Promise<DownloadResponse>;
  /** Returns an asset, published or not, if possible in about this width. */
  asset(filename: string, width?: string): Promise<Response | undefined>;
}

/** The file has the signature of its type, but cannot be decoded. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** How much of a file is read before it is stored: an SVG may begin with a long comment, a photo with a thumbnail. */
export const HEAD_BYTES = 256 * 1024;
