import { contentHash } from '../content-hash.ts';
import type { Images } from './images.ts';
import { planImage } from './plan-image.ts';

/** Sizes by path in the site folder; files not listed are copied unchanged. */
export type ImageSizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>;

/** Images without a codec: each file contains its own name. For tests, and for previews with original images. */
export function createMemoryImages(sizes: ImageSizes): Images {
  const made = new Set<string>();
  return {
    plan: ({ path, size }) => {
      const found = Object.hasOwn(sizes, path) ? sizes[path] : undefined;
      return found && planImage({ source: path, hash: contentHash(`${path}:${size}`), ...found });
    },
    make: async (files, { onProgress }) => {
      for (const [index, { path }] of files.entries()) {
        made.add(path);
        onProgress?.(index + 1, files.length);
      }
    },
    read: ({ path }) => (made.has(path) ? new TextEncoder().encode(path) : undefined),
  };
}
