import type { FileRef } from '../../model/site.ts';
import type { ImageColors } from '../../model/template-json/image-json.ts';

/**
 * Makes images in the widths that browsers request. `plan` is synchronous and needs no image data: pages name files that `make`
 * creates later, or created for an earlier build.
 */
export interface Images {
  /** Files of the site with an image extension that are not images. */
  readonly unreadable?: readonly string[];
  /** Whether `make` draws cards; without it, pages have none. */
  readonly hasCards?: boolean;
  /** `file` is relative to the site folder. Undefined for files that are copied unchanged: SVG, GIF, non-images. */
  plan(file: FileRef): ImagePlan | undefined;
  /** Makes missing files. Does not throw for unreadable images: `read` returns undefined for them. */
  make(files: readonly ImageFile[], options: MakeOptions): Promise<void>;
  /** Returns the bytes after `make`; undefined for an unreadable image. */
  read(file: ImageFile): Uint8Array | undefined;
}

export interface MakeOptions {
  /** How many images are processed at a time; default: the number of cores. */
  readonly workers?: number | undefined;
  onProgress?(done: number, total: number): void;
}

/** What a page needs to know about an image. URLs start with `/`. */
export interface ImagePlan {
  /** Size of the original in pixels, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly colors?: ImageColors;
  /** Fallback URL of medium width. */
  readonly src: string;
  /** `/assets/cup-1f2e3d4c-500w.webp 500w, …`, smallest first. */
  readonly srcset: string;
  /** Better formats for a `<picture>`, best first: `{ type: 'image/avif', srcset }`. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Small version, for search results and the cart. */
  readonly small: { readonly url: string; readonly file: ImageFile };
  /** Largest version. */
  readonly large: { readonly src: string; readonly width: number; readonly height: number };
  /** A PNG for browser tabs and home screens, which is made only where a page refers to it. */
  readonly icon: { readonly url: string; readonly file: ImageFile };
  /** Widths in the platform's format: `100w,300w,500w`. */
  readonly variants: string;
  /** All files that the plan refers to, except the icon. */
  readonly files: readonly ImageFile[];
}

/** One file to make. Its name identifies everything that its bytes depend on, so it can be cached forever. */
export interface ImageFile {
  /** Relative to the output folder: `assets/cup-1f2e3d4c-500w.webp`. */
  readonly path: string;
  /** Relative to the site folder: `assets/cup.jpg`. */
  readonly source: string;
  readonly width: number;
  readonly format: 'webp' | 'avif' | 'png';
  /** Drawn instead of resized; `source` only names it in diagnostics. */
  readonly card?: SocialCard;
}

/** What a generated image for social networks shows. */
export interface SocialCard {
  readonly title: string;
  readonly siteTitle: string;
  /** Background, `#1f3f86`; the text is white. */
  readonly color: string;
}

/** Widths that the platform uses (gaps B23). Images are never enlarged. */
export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;
