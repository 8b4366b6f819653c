import type { FileRef } from '../../model/site.ts';

/** Fonts of other hosts, downloaded to be published with the site. */
export interface RemoteFonts {
  /**
   * Downloads a style sheet of fonts, and the fonts, from these hosts only; without a connection if that was done before. Throws
   * a `RemoteFontError` when that is not possible.
   */
  download(url: string, hosts: readonly string[]): Promise<DownloadedFonts>;
  /** Returns the bytes of a file of a download. */
  read(path: string): Uint8Array;
}

export interface DownloadedFonts {
  /** With the paths of the files as URLs. */
  readonly css: string;
  /** Fonts, by their path in the published site. */
  readonly files: readonly FileRef[];
}

/** Why fonts cannot be downloaded: completes the sentence "The fonts of … were not downloaded: …". */
export class RemoteFontError extends Error {
  override readonly name = 'RemoteFontError';
}
