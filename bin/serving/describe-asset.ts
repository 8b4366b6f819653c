import { extname } from 'node:path';
import type { DocKey } from '../../compiler/model/index.ts';
import { measureImage } from '../../compiler/node/index.ts';

/** The document of a file that was uploaded: what it is by its bytes, never by what its name says. */
export async function describeAsset(
  filename: string,
  bytes: Uint8Array,
): Promise<{ readonly key: DocKey; readonly body: unknown }> {
  const measured = await measureImage(bytes);
  const id = filename.slice(0, filename.length - extname(filename).length);
  const body = {
    filename,
    mime: measured.mime,
    bytes: bytes.length,
    originalSize: `${measured.width}x${measured.height}`,
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    altText: '',
  };
  return { key: `asset:${id}`, body };
}
