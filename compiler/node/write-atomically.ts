import { renameSync, writeFileSync } from 'node:fs';

export interface AtomicWriteOptions {
  /** The temporary file, in the same folder. Default: the name of the file with the process id and `.draft`. */
  readonly draft?: string;
  /** Waits for the disk, so that the file survives a power failure. Default: true. */
  readonly isDurable?: boolean;
}

/** Writes a file in one step: concurrent readers see the old or the new content. */
export function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { draft = `${file}.${process.pid}.draft`, isDurable = true }: AtomicWriteOptions = {},
): void {
  writeFileSync(draft, content, { flush: isDurable });
  renameSync(draft, file);
}
