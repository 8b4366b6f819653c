import type { CopiedFile, OutputFile } from '../4-render/output-file.ts';
import type { ImageFile } from '../4-render/ports/images.ts';

/** Access to the bytes of files that are not texts. */
export interface ContentPorts {
  /** Returns the bytes of a copied file. */
  readBytes(source: CopiedFile['copy']): Uint8Array;
  /** Returns the bytes of an image; undefined when it could not be made and is left out. */
  readImage?(image: ImageFile): Uint8Array | undefined;
}

/** Returns the content of a file. */
export function contentOf(file: OutputFile, { readBytes, readImage }: ContentPorts): string | Uint8Array {
  if ('text' in file) return file.text;
  if ('copy' in file) return readBytes(file.copy);
  const bytes = 'image' in file ? readImage?.(file.image) : undefined;
  if (bytes === undefined) throw new Error(`No port provides ${file.path}`);
  return bytes;
}
