import { createHash } from 'node:crypto';
import type { Files } from '../../1-read/files.ts';
import type { ImageFile, ImagePlan, Images } from '../../4-render/ports/images.ts';
import { planImage } from '../../4-render/ports/plan-image.ts';
import { createImageProcessor } from './image-processor.ts';
import { measureImage } from './measure-image.ts';

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/** What browsers take in many widths; an animation would lose its movement. */
const RESIZED = /\.(jpe?g|png|webp|avif)$/i;

const PICTURE = /\.(jpe?g|png|webp|avif|gif)$/i;

/**
 * The pictures of a site's folder, measured: from then on plans are made at once. Made files are kept in `cache`.
 */
export async function openImages(site: Files, cache: string): Promise<Images> {
  const measured = new Map<string, Measured>();
  const unreadable: string[] = [];
  for (const { path } of site.list()) {
    if (!path.startsWith('assets/') || !PICTURE.test(path)) continue;
    const found = await measure(site.readBytes(path));
    if (found === undefined) unreadable.push(path);
    else if (RESIZED.test(path)) measured.set(path, found);
  }
  const plans = new Map<string, ImagePlan>();
  const made = new Map<string, Uint8Array>();
  return {
    unreadable,
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
      const processor = createImageProcessor(cache, workers);
      let done = 0;
      const makeOne = async (file: ImageFile) => {
        const bytes = await processor
          .make({ source: sourceOf(file.source), width: file.width, format: file.format })
          // It could be measured and cannot be read whole: the original stays, its widths are missing.
          .catch(() => undefined);
        if (bytes !== undefined) made.set(file.path, bytes);
        done += 1;
        onProgress?.(done, files.length);
      };
      await Promise.all(files.map(makeOne));
    },
    read: (file) => made.get(file.path),
  };
}

/** Eight letters tell as many pictures apart as any site has. */
const HASH_LENGTH = 8;

async function measure(bytes: Uint8Array): Promise<Measured | undefined> {
  const size = await measureImage(bytes).catch(() => undefined);
  if (size === undefined) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return { width: size.width, height: size.height, hash };
}
