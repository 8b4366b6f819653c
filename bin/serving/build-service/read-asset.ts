import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { IMAGE_WIDTHS } from '../../../compiler/4-render/ports/images.ts';
import type { createImageProcessor } from '../../../compiler/node/images/image-processor.ts';
import { measureImage } from '../../../compiler/node/images/measure-image.ts';

export interface AssetFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

export interface AssetFileOptions {
  /** The `assets/` folder of the site. */
  readonly folder: string;
  /** Relative to the folder. */
  readonly path: string;
  /** In pixels, rounded up to the widths that pages use. Undefined returns the original. */
  readonly width?: number | undefined;
  /** Resizes images with limited concurrency and caches the result. */
  images(): ReturnType<typeof createImageProcessor>;
}

/** Reads a file of `assets/`, optionally resized. Returns undefined for links that leave the folder. */
export async function readAsset({
  folder,
  path,
  width,
  images,
}: AssetFileOptions): Promise<AssetFile | undefined> {
  const file = join(folder, path);
  if (!existsSync(file) || !realpathSync(file).startsWith(realpathSync(folder) + sep)) return undefined;
  if (!statSync(file).isFile()) return undefined;
  const bytes = readFileSync(file);
  const ending = extname(file).toLowerCase();
  const type = MEDIA_TYPES[ending] ?? 'application/octet-stream';
  const smaller =
    width !== undefined && RESIZED.includes(ending) ? await resize(bytes, width, images) : undefined;
  return smaller ?? { bytes, type };
}

/** Undefined when the image is narrower or cannot be decoded. */
async function resize(
  source: Uint8Array,
  wanted: number,
  images: AssetFileOptions['images'],
): Promise<AssetFile | undefined> {
  const width = IMAGE_WIDTHS.find((each) => each >= wanted);
  if (width === undefined) return undefined;
  try {
    if ((await measureImage(source)).width <= width) return undefined;
    return { bytes: await images().make({ source, width, format: 'webp' }), type: 'image/webp' };
  } catch {
    return undefined;
  }
}

/** GIFs are excluded because resizing would drop the animation. */
const RESIZED: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
