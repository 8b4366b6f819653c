import type { FileRef } from '../../model/site.ts';

/**
 * Makes pictures in the widths that browsers ask for. A plan is made at once, before there are any bytes: pages name files
 * that `make` makes later, or has made for the build before.
 */
export interface Images {
  /** Files below the site's folder that are named like pictures and are none. */
  readonly unreadable?: readonly string[];
  /** `file` is below the site's folder. Undefined for what stays as it is: SVG, GIF, what is no picture. */
  plan(file: FileRef): ImagePlan | undefined;
  /** Makes what is not there yet. A picture that cannot be read ends nothing: `read` tells of it. */
  make(files: readonly ImageFile[], options: MakeOptions): Promise<void>;
  /** After `make`: the bytes; undefined for a picture that could not be read. */
  read(file: ImageFile): Uint8Array | undefined;
}

export interface MakeOptions {
  /** How many pictures may be worked on at a time; absent: as the machine has cores. */
  readonly workers?: number | undefined;
  onProgress?(done: number, total: number): void;
}

/** What a page says about one picture. Addresses begin with `/`. */
export interface ImagePlan {
  /** Of the original, in pixels, turned upright. */
  readonly width: number;
  readonly height: number;
  /** For browsers that choose nothing: a middle width. */
  readonly src: string;
  /** `/assets/cup-1f2e3d4c-500w.webp 500w, …`, smallest first. */
  readonly srcset: string;
  /** Better formats, best first, for a `<picture>`: `{ type: 'image/avif', srcset }`. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Small, for a list or the cart. */
  readonly smallUrl: string;
  /** Of the largest width. */
  readonly large: { readonly src: string; readonly width: number; readonly height: number };
  /** Widths in the platform's spelling: `100w,300w,500w`. */
  readonly variants: string;
  /** Everything that the above names. */
  readonly files: readonly ImageFile[];
}

/** One file to make. The name tells everything that its bytes depend on, so that it may be kept for ever. */
export interface ImageFile {
  /** Below the output folder: `assets/cup-1f2e3d4c-500w.webp`. */
  readonly path: string;
  /** Below the site's folder: `assets/cup.jpg`. */
  readonly source: string;
  readonly width: number;
  readonly format: 'webp' | 'avif';
}

/** The widths that the platform knows (gaps B23). A picture is never made larger than it is. */
export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;
