import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageColors } from '../../model/template-json/image-json.ts';
import { makeFolder } from '../make-folder.ts';
import { removeStaleFiles } from '../stale-files.ts';
import { writeAtomically } from '../write-atomically.ts';

/** Returns the average colors of parts of an image; undefined if it cannot be decoded. */
export type ReadColors = (bytes: Uint8Array, hash: string) => Promise<ImageColors | undefined>;

/** Decoding takes long, so the colors are kept in a folder by the hash of the image. */
export function createColorReader(cacheFolder: string): ReadColors {
  const folder = join(cacheFolder, 'image-colors-1');
  makeFolder(folder);
  removeStaleFiles(folder, DRAFT);
  return async (bytes, hash) => {
    const file = join(folder, hash);
    const cached = parse(readText(file));
    if (cached !== undefined) return cached;
    const text = await measure(bytes).catch(() => undefined);
    if (text !== undefined) writeAtomically(file, text, { isDurable: false });
    return parse(text);
  };
}

/** Names of files that are being written, with the process id. */
const DRAFT = /^[0-9a-f]{64}\.(\d+)\.draft$/;

/** In the order of the cached file. */
const NAMES: readonly (keyof ImageColors)[] = [
  'topLeftAverage',
  'topRightAverage',
  'bottomLeftAverage',
  'bottomRightAverage',
  'centerAverage',
  'suggestedBgColor',
];

/** Six colors without separators. */
function parse(text: string | undefined): ImageColors | undefined {
  if (text === undefined || !/^[0-9a-f]{36}$/.test(text)) return undefined;
  return Object.fromEntries(
    NAMES.map((name, index) => [name, text.slice(index * 6, index * 6 + 6)]),
  ) as unknown as ImageColors;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return undefined;
  }
}

/** Pixels of each side to which images are reduced. */
const SIDE = 16;
const HALF = SIDE / 2;
const QUARTER = SIDE / 4;

/** Transparent parts count as white, as on most pages. */
async function measure(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const pixels = await sharp(bytes)
    .rotate()
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const average = (left: number, top: number, side: number) => averageOf(pixels, { left, top, side });
  return [
    average(0, 0, HALF),
    average(HALF, 0, HALF),
    average(0, HALF, HALF),
    average(HALF, HALF, HALF),
    average(QUARTER, QUARTER, HALF),
    average(0, 0, SIDE),
  ].join('');
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The average of a square of RGB pixels, as six hex digits. */
function averageOf(pixels: Uint8Array, { left, top, side }: Square): string {
  const sums = [0, 0, 0];
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (pixels[3 * (y * SIDE + x) + channel] ?? 0);
  return sums
    .map((sum) =>
      Math.round(sum / side ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
