import { extname } from 'node:path';
import { measureImage } from '../../../compiler/node/images/measure-image.ts';

/** File types that are served unchanged. The Worker has verified their signatures. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Returns the metadata of an upload. Images are recognized by content, other files by extension. Throws
 * `UnsupportedImage` for unknown types.
 */
export async function describeAsset(
  filename: string,
  bytes: Uint8Array,
): Promise<Readonly<Record<string, unknown>>> {
  const ending = extname(filename).toLowerCase();
  const mime = Object.hasOwn(DOCUMENTS, ending) ? DOCUMENTS[ending] : undefined;
  if (mime !== undefined)
    return { mime, bytes: bytes.length, ...(mime.startsWith('image/') && { altText: '' }) };
  const measured = await measureImage(bytes);
  return {
    mime: measured.mime,
    bytes: bytes.length,
    originalSize: `${measured.width}x${measured.height}`,
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    altText: '',
  };
}
