import type { OutputFile } from './4-render/output-file.ts';
import type { Images } from './4-render/ports/images.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { siteDiagnostic } from './model/site-diagnostic.ts';

export interface ImageMakingOptions {
  /** Without it, no images are made. */
  readonly images: Images | undefined;
  /** How many images are made at a time; default: the number of cores. */
  readonly workers?: number | undefined;
  onImage?: ((done: number, total: number) => void) | undefined;
}

export interface ImageResult {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the images that pages refer to. An unreadable image has no output files and one diagnostic. Files with an image extension
 * that are not images are reported too, whether or not a page shows them.
 */
export async function makeImages(
  files: readonly OutputFile[],
  { images, workers, onImage }: ImageMakingOptions,
): Promise<ImageResult> {
  const wanted = files.flatMap((file) => ('image' in file ? [file.image] : []));
  if (images === undefined) return { files, diagnostics: [] };
  if (wanted.length > 0) await images.make(wanted, { workers, ...(onImage && { onProgress: onImage }) });
  const broken = new Set(wanted.filter((image) => images.read(image) === undefined));
  const sources = new Set([...(images.unreadable ?? []), ...[...broken].map(({ source }) => source)]);
  return {
    files: broken.size === 0 ? files : files.filter((file) => !('image' in file && broken.has(file.image))),
    diagnostics: [...sources].map((source) =>
      siteDiagnostic('site/broken-image', { message: `${source} is not a readable image`, hint: HINT }),
    ),
  };
}

const HINT = 'replace it with a valid JPEG, PNG, WebP, AVIF or GIF file';
