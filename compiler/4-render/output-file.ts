import type { ImageFile } from './ports/images.ts';
import type { PagePolicy } from './postprocess/page-policy.ts';

/** One file of the published site as a value: a text, a copied file or an image to make. */
export type OutputFile = TextFile | StoredFile | CopiedFile | ImageOutput;

interface AnyFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  /** The name contains a content hash, so the file can be cached forever. */
  readonly isHashed?: boolean;
}

export interface TextFile extends AnyFile {
  readonly text: string;
  /** Requirements for the page's Content-Security-Policy. */
  readonly policy?: PagePolicy | undefined;
}

/** A text that the output has already: staged while other pages are rendered, or unchanged since an earlier build. */
export interface StoredFile extends AnyFile {
  readonly stored: { readonly was: 'nothing' | 'same' | 'other'; readonly bytes: number };
  readonly policy?: PagePolicy | undefined;
}

export interface CopiedFile extends AnyFile {
  readonly copy: { readonly from: 'site' | 'theme'; readonly path: string; readonly size: number };
}

export interface ImageOutput extends AnyFile {
  readonly image: ImageFile;
}
