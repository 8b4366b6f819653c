import { extname } from 'node:path';
import { measureImage } from '../../../compiler/node/images/measure-image.ts';

/** Files that are offered as they are. The Worker has looked at their first bytes. */
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
 * What is known of a file that was uploaded, but for its name: a picture is what its bytes say, never what its name says;
 * anything else is what its ending says. Throws `UnsupportedImage` for neither.
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
