import type { CopiedFile, OutputFile } from '../4-render/output-file.ts';
import type { ImageFile } from '../4-render/ports/images.ts';

/** Where the bytes come from of files that are no texts. */
export interface ContentPorts {
  /** The bytes of a file that is copied. */
  readBytes(source: CopiedFile['copy']): Uint8Array;
  /** The bytes of a picture that was made; undefined for one that could not be, which is left out then. */
  readImage?(image: ImageFile): Uint8Array | undefined;
}

/** What a file holds. */
export function contentOf(file: OutputFile, { readBytes, readImage }: ContentPorts): string | Uint8Array {
  if ('text' in file) return file.text;
  if ('copy' in file) return readBytes(file.copy);
  const bytes = readImage?.(file.image);
  if (bytes === undefined) throw new Error(`There is nobody who makes ${file.path}`);
  return bytes;
}
