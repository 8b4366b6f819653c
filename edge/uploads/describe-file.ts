import { imageSize } from 'image-size';
import {
  extensionOf,
  MEASURED_TYPES,
  UPLOAD_TYPES,
} from '../../formatters/vocabulary/content/upload-types.ts';
import { DamagedFile, type Upload } from './uploads.ts';

/** Returns the fields of an asset document. The type of the file has been verified. Throws `DamagedFile`. */
export function describeFile({
  filename,
  head,
  length,
}: Pick<Upload, 'filename' | 'head' | 'length'>): Readonly<Record<string, unknown>> {
  const extension = extensionOf(filename);
  const file = { mime: UPLOAD_TYPES[extension], bytes: length };
  if (extension === 'svg') return { ...file, altText: '' };
  if (!MEASURED_TYPES.includes(extension)) return file;
  const size = sizeOf(head);
  // With metadata that is longer than what was read, the size is unknown.
  if (size === undefined && head.length >= length) throw new DamagedFile(filename);
  return {
    ...file,
    ...(size !== undefined && { originalSize: `${size.width}x${size.height}` }),
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    altText: '',
  };
}

/** In pixels, as displayed; undefined when the bytes do not contain it. */
function sizeOf(head: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    if (!(width > 0 && height > 0)) return undefined;
    // Orientations from 5 on are rotated by 90 degrees.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
