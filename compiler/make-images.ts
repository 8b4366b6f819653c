import type { OutputFile } from './4-render/output-file.ts';
import type { Images } from './4-render/ports/images.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { siteDiagnostic } from './model/site-diagnostic.ts';

export interface ImageMakingOptions {
  /** Without it pictures stay as they are. */
  readonly images: Images | undefined;
  /** How many pictures may be made at a time; absent: as the machine has cores. */
  readonly workers?: number | undefined;
  onImage?: ((done: number, total: number) => void) | undefined;
}

export interface ImageResult {
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the pictures that pages name. One that cannot be read leaves its files out, and is told once, as is a file that is
 * named like a picture and is none, whether a page shows it or not.
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
    files: files.filter((file) => !('image' in file && broken.has(file.image))),
    diagnostics: [...sources].map((source) =>
      siteDiagnostic('site/broken-picture', { message: `${source} cannot be read as a picture`, hint: HINT }),
    ),
  };
}

const HINT =
  'put the whole file there again, as a program for pictures shows it: JPEG, PNG, WebP, AVIF or GIF';
