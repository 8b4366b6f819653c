import type { ImageColors } from '../../model/template-json/image-json.ts';
import { IMAGE_WIDTHS, type ImageFile, type ImagePlan } from './images.ts';

export interface PlanOptions {
  /** Relative to the site folder: `assets/cup.jpg`. */
  readonly source: string;
  /** Hash of the original's bytes and of the encoding settings. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly colors?: ImageColors | undefined;
}

/** Returns the names of all widths and formats of an image; shared by all implementations of `Images`. */
export function planImage({ source, hash, width, height, colors }: PlanOptions): ImagePlan {
  const widths = widthsOf(width);
  const name = source.replace(/\.[^./]*$/, '');
  const fileOf = (format: ImageFile['format'], each: number): ImageFile => ({
    path: `${name}-${hash}-${each}w.${format}`,
    source,
    width: each,
    format,
  });
  const webp = widths.map((each) => fileOf('webp', each));
  const avif = widths.map((each) => fileOf('avif', each));
  const icon: ImageFile = {
    path: `${name}-${hash}-icon.png`,
    source,
    width: Math.min(width, ICON_WIDTH),
    format: 'png',
  };
  const largest = webp.at(-1) ?? icon;
  const middle = webp.findLast((file) => file.width <= MIDDLE_WIDTH) ?? largest;
  const small = webp.find((file) => file.width >= SMALL_WIDTH) ?? largest;
  return {
    width,
    height,
    ...(colors && { colors }),
    src: urlOf(middle),
    srcset: srcsetOf(webp),
    sources: [{ type: 'image/avif', srcset: srcsetOf(avif) }],
    small: { url: urlOf(small), file: small },
    large: {
      src: urlOf(largest),
      width: largest.width,
      height: Math.max(1, Math.round((height * largest.width) / width)),
    },
    icon: { url: urlOf(icon), file: icon },
    variants: widths.map((each) => `${each}w`).join(','),
    files: [...webp, ...avif],
  };
}

/** The largest that browsers and phones ask for. */
const ICON_WIDTH = 180;

const MIDDLE_WIDTH = 1000;
const SMALL_WIDTH = 300;

/** Widths up to the image's own; its own width when it is smaller than all. */
function widthsOf(width: number): readonly number[] {
  const smaller = IMAGE_WIDTHS.filter((each) => each <= width);
  return smaller.length === 0 ? [width] : smaller;
}

function urlOf({ path }: ImageFile): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Commas in names are encoded, so they do not split the list. */
function srcsetOf(files: readonly ImageFile[]): string {
  return files.map((file) => `${urlOf(file)} ${file.width}w`).join(', ');
}
