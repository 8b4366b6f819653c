import { IMAGE_WIDTHS, type ImageFile, type ImagePlan } from './images.ts';

export interface PlanOptions {
  /** Below the site's folder: `assets/cup.jpg`. */
  readonly source: string;
  /** Letters and digits that change with the bytes of the original, and with how pictures are made. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** The names of all widths and formats of a picture; the same for every implementation of `Images`. */
export function planImage({ source, hash, width, height }: PlanOptions): ImagePlan {
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
  const middle = webp.findLast((file) => file.width <= MIDDLE_WIDTH) ?? webp[0];
  const largest = webp.at(-1);
  const largestWidth = largest?.width ?? width;
  return {
    width,
    height,
    src: urlOf(middle),
    srcset: srcsetOf(webp),
    sources: [{ type: 'image/avif', srcset: srcsetOf(avif) }],
    smallUrl: urlOf(webp.find((file) => file.width >= SMALL_WIDTH) ?? largest),
    large: {
      src: urlOf(largest),
      width: largestWidth,
      height: Math.max(1, Math.round((height * largestWidth) / width)),
    },
    variants: widths.map((each) => `${each}w`).join(','),
    files: [...webp, ...avif],
  };
}

const MIDDLE_WIDTH = 1000;
const SMALL_WIDTH = 300;

/** Those that are not larger than the picture; its own, where it is smaller than all. */
function widthsOf(width: number): readonly number[] {
  const smaller = IMAGE_WIDTHS.filter((each) => each <= width);
  return smaller.length === 0 ? [width] : smaller;
}

function urlOf(file: ImageFile | undefined): string {
  return file === undefined ? '' : `/${file.path.split('/').map(encodeURIComponent).join('/')}`;
}

/** A comma in a name is no comma of the list: `encodeURIComponent` has seen to it. */
function srcsetOf(files: readonly ImageFile[]): string {
  return files.map((file) => `${urlOf(file)} ${file.width}w`).join(', ');
}
