import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Files } from '../../1-read/files.ts';
import type { ImageFile, ImagePlan, Images } from '../../4-render/ports/images.ts';
import { planImage } from '../../4-render/ports/plan-image.ts';
import type { ImageColors } from '../../model/template-json/image-json.ts';
import { createTaskLimit } from '../task-limit.ts';
import { drawCard } from './draw-card.ts';
import { createColorReader, type ReadColors } from './image-colors.ts';
import { createImageProcessor } from './image-processor.ts';
import { measureImage } from './measure-image.ts';
import { createReadableCard } from './readable-card.ts';

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly colors: ImageColors | undefined;
}

/** Formats that are resized; animations would lose their frames. */
const RESIZED = /\.(jpe?g|png|webp|avif)$/i;

function isImage(path: string): boolean {
  return path.startsWith('assets/') && /\.(jpe?g|png|webp|avif|gif)$/i.test(path);
}

/** Opens the images of a site folder and measures them, so that plans are synchronous. Output files are cached in `cache`. */
export async function openImages(site: Files, cache: string): Promise<Images> {
  const measured = new Map<string, Measured>();
  const unreadable: string[] = [];
  const paths = site.list().flatMap(({ path }) => (isImage(path) ? [path] : []));
  const limited = createTaskLimit(availableParallelism());
  const readColors = createColorReader(cache);
  const measureFile = (path: string) =>
    measure(site.readBytes(path), RESIZED.test(path) ? readColors : undefined);
  const results = await Promise.all(paths.map((path) => limited(() => measureFile(path))));
  for (const [index, path] of paths.entries()) {
    const found = results[index];
    if (found === undefined) unreadable.push(path);
    else if (RESIZED.test(path)) measured.set(path, found);
  }
  const plans = new Map<string, ImagePlan>();
  const made = new Map<string, Uint8Array>();
  const readable = createReadableCard();
  return {
    unreadable,
    hasCards: true,
    plan: ({ path }) => {
      const size = measured.get(path);
      const known = plans.get(path);
      if (known !== undefined || size === undefined) return known;
      const plan = planImage({ source: path, ...size });
      plans.set(path, plan);
      return plan;
    },
    make: async (files, { workers, onProgress }) => {
      const sources = new Map<string, Uint8Array>();
      const sourceOf = (path: string) => {
        const bytes = sources.get(path) ?? site.readBytes(path);
        sources.set(path, bytes);
        return bytes;
      };
      const bytesOf = async ({ source, card }: ImageFile) =>
        card === undefined ? sourceOf(source) : new TextEncoder().encode(drawCard(await readable(card)));
      const processor = createImageProcessor(cache, workers);
      let done = 0;
      const makeOne = async (file: ImageFile) => {
        // Its name identifies its bytes.
        const bytes =
          made.get(file.path) ??
          (await bytesOf(file)
            .then((source) =>
              processor.make({
                source,
                width: file.width,
                format: file.format,
                isDrawn: file.card !== undefined,
              }),
            )
            // The header is valid but the image is not: the original is copied, without other widths.
            .catch(() => undefined));
        if (bytes !== undefined) made.set(file.path, bytes);
        done += 1;
        onProgress?.(done, files.length);
      };
      await Promise.all(files.map(makeOne));
    },
    read: (file) => made.get(file.path),
  };
}

/** Eight characters are enough to distinguish the images of a site. */
const HASH_LENGTH = 8;

async function measure(bytes: Uint8Array, readColors?: ReadColors): Promise<Measured | undefined> {
  const size = await measureImage(bytes).catch(() => undefined);
  if (size === undefined) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const colors = await readColors?.(bytes, hash);
  return { width: size.width, height: size.height, hash: hash.slice(0, HASH_LENGTH), colors };
}
