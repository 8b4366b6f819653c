import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Size } from './pictures/render.ts';
import { render } from './pictures/render.ts';
import type { Shot } from './pictures/shot.ts';
import { SHOTS } from './pictures/shots/index.ts';

/**
 * Draws the pictures of the site `olaria`: there is no photograph in it. Each is a small scene of thrown pots, traced
 * by rays, so light, glaze and shadow agree over the whole site. The same program always draws the same pictures.
 *
 *   npx esbuild scripts/draw-pictures.ts --bundle --platform=node --format=esm --packages=external \
 *     --outfile=node_modules/.draw.mjs && node node_modules/.draw.mjs [name …] [--to folder] [--width pixels]
 *
 * `--width` draws smaller, to look at a scene while it is being set up. Without names all are drawn.
 */
async function main(args: readonly string[]): Promise<void> {
  const to = optionOf(args, '--to') ?? 'fixtures/sites/olaria/assets';
  const width = Number(optionOf(args, '--width') ?? 0);
  const names = args.filter((arg, i) => !arg.startsWith('--') && !(args[i - 1] ?? '').startsWith('--'));
  await mkdir(to, { recursive: true });
  for (const shot of SHOTS) {
    if (names.length > 0 && !names.includes(shot.name)) continue;
    const started = Date.now();
    const scale = width === 0 ? 1 : width / shot.size.width;
    const size = { width: Math.round(shot.size.width * scale), height: Math.round(shot.size.height * scale) };
    const bytes = await draw(shot, size, to);
    console.log(
      `${shot.name}  ${size.width}x${size.height}  ${Math.round(bytes / 1000)} kB  ${Date.now() - started} ms`,
    );
  }
}

const MOST_BYTES = 148_000;

/** Writes the picture and the document that describes it; gives the size of the picture in bytes. */
async function draw(shot: Shot, size: Size, folder: string): Promise<number> {
  const pixels = Buffer.from(render(shot.scene(), size));
  const picture = sharp(pixels, { raw: { ...size, channels: 3 } });
  const filename = `${shot.name}.jpg`;
  let quality = 84;
  let jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  while (jpeg.length > MOST_BYTES && quality > 50) {
    quality -= 4;
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  await writeFile(join(folder, filename), jpeg);
  const document = {
    body: {
      altText: shot.alt,
      bytes: jpeg.length,
      colorData: averages(pixels, size),
      filename,
      mediaFocalPoint: { x: shot.focal.x, y: shot.focal.y },
      mime: 'image/jpeg',
      originalSize: `${size.width}x${size.height}`,
      title: shot.title,
    },
    id: shot.name,
    type: 'asset',
  };
  await writeFile(join(folder, `${filename}.json`), `${JSON.stringify(document, null, 2)}\n`);
  return jpeg.length;
}

/** Average colours of the corners and the middle, as placeholders before a picture has loaded. */
function averages(pixels: Buffer, size: Size): Record<string, string> {
  const at = (left: number, top: number): string => average(pixels, size, [left, top]);
  return {
    bottomLeftAverage: at(0, 2 / 3),
    bottomRightAverage: at(2 / 3, 2 / 3),
    centerAverage: at(1 / 3, 1 / 3),
    topLeftAverage: at(0, 0),
    topRightAverage: at(2 / 3, 0),
  };
}

/** The mean of a third by a third of the picture. */
function average(pixels: Buffer, size: Size, from: readonly [number, number]): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(from[1] * size.height); y < (from[1] + 1 / 3) * size.height - 1; y += 3) {
    for (let x = Math.floor(from[0] * size.width); x < (from[0] + 1 / 3) * size.width - 1; x += 3) {
      const at = (y * size.width + x) * 3;
      for (const i of [0, 1, 2]) sum[i] = (sum[i] ?? 0) + (pixels[at + i] ?? 0);
      count += 1;
    }
  }
  return sum
    .map((part) =>
      Math.round(part / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

await main(process.argv.slice(2));
