import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

export interface AtomicWriteOptions {
  /** The temporary file, in the same folder. Default: the name of the file with the process id and `.draft`. */
  readonly draft?: string;
  /** Waits for the disk, so that the file survives a power failure. Default: true. */
  readonly isDurable?: boolean;
  /** Permissions of the file. Default: those of new files. */
  readonly mode?: number;
}

/** Writes a file in one step, from a text, bytes, or pieces of a text: concurrent readers see the old or the new content. */
export function writeAtomically(
  file: string,
  content: string | Uint8Array | Iterable<string>,
  { draft = `${file}.${process.pid}.draft`, isDurable = true, mode }: AtomicWriteOptions = {},
): void {
  const handle = openSync(draft, 'w', mode);
  try {
    const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
    for (const piece of pieces) writeFileSync(handle, piece);
    if (isDurable) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}
