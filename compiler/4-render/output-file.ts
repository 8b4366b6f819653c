import type { ImageFile } from './ports/images.ts';
import type { PagePolicy } from './postprocess/page-policy.ts';

/** One file of the published site, as a value: its text, which file is copied, or which picture is made. */
export type OutputFile = TextFile | CopiedFile | ImageOutput;

interface AnyFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  /** Named by its content: it may be kept for ever. */
  readonly isHashed?: boolean;
}

export interface TextFile extends AnyFile {
  readonly text: string;
  /** What a page's Content-Security-Policy has to allow. */
  readonly policy?: PagePolicy;
}

export interface CopiedFile extends AnyFile {
  readonly copy: { readonly from: 'site' | 'theme'; readonly path: string; readonly size: number };
}

export interface ImageOutput extends AnyFile {
  readonly image: ImageFile;
}
