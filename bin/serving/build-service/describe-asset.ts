import { measureImage } from '../../../compiler/node/images/measure-image.ts';
import {
  extensionOf,
  MEASURED_TYPES,
  UPLOAD_TYPES,
} from '../../../formatters/vocabulary/content/upload-types.ts';

/**
 * Returns the metadata of an upload; the Worker has verified its signature. Images are recognized by content, other files by extension. Throws
 * `UnsupportedImage` for unknown types.
 */
export async function describeAsset(
  filename: string,
  bytes: Uint8Array,
): Promise<Readonly<Record<string, unknown>>> {
  const extension = extensionOf(filename);
  const mime = Object.hasOwn(UPLOAD_TYPES, extension) ? UPLOAD_TYPES[extension] : undefined;
  if (mime !== undefined && !MEASURED_TYPES.includes(extension))
    return { mime, bytes: bytes.length, ...(extension === 'svg' && { altText: '' }) };
  const measured = await measureImage(bytes);
  return {
    mime: measured.mime,
    bytes: bytes.length,
    originalSize: `${measured.width}x${measured.height}`,
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    altText: '',
  };
}
