import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { IMAGE_WIDTHS } from '../../../compiler/4-render/ports/images.ts';
import type { createImageWorkshop } from '../../../compiler/node/images/image-workshop.ts';
import { measureImage } from '../../../compiler/node/images/measure-image.ts';

export interface AssetFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

export interface AssetFileOptions {
  /** `assets/` of the site. */
  readonly folder: string;
  /** Below it. */
  readonly path: string;
  /** Pixels; the next larger of the widths that pages have too. Absent: the file as it is. */
  readonly width?: number | undefined;
  /** Makes pictures smaller, not too many at once, and keeps them. */
  images(): ReturnType<typeof createImageWorkshop>;
}

/** A file of `assets/`, or a smaller picture of it. Nothing outside of the folder, wherever a link leads. */
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
    width !== undefined && RESIZED.includes(ending) ? await makeSmaller(bytes, width, images) : undefined;
  return smaller ?? { bytes, type };
}

/** A picture that is not so wide, or cannot be read, stays as it is. */
async function makeSmaller(
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

/** An animation would lose its movement. */
const RESIZED: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
