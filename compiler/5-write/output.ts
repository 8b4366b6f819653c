/** A folder to write to. Paths can never leave it. */
export interface Output {
  /**
   * Writes the file unless its content is the same. Concurrent readers see the old or the new content, never a part. Creates
   * folders as needed. Throws `OutputError` for a path that leaves the folder or that is a folder.
   */
  put(path: string, content: string | Uint8Array): PutResult;
  /** Returns undefined when the file does not exist. */
  readText(path: string): string | undefined;
  /** Compares the file with the content. Changes nothing; calls `content` only when the file exists. */
  compare(path: string, content: () => string | Uint8Array): 'nothing' | 'same' | 'other';
  /** Removes the file and the folders that become empty. Does nothing when the file does not exist. */
  remove(path: string): void;
}

export interface PutResult {
  readonly isChanged: boolean;
  /** Current size of the file in bytes. */
  readonly bytes: number;
}

/** A path that cannot be written. */
export class OutputError extends Error {
  override readonly name: string = 'OutputError';
}

/** A build would overwrite a file that no build wrote. */
export class ForeignFileError extends OutputError {
  override readonly name = 'ForeignFileError';
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`"${paths[0]}" is there already, and no build of Quoin wrote it`);
    this.paths = paths;
  }
}

/** Returns the normalized path; throws when it could leave the folder on any system. */
export function checkedPath(path: string): string {
  const pieces = path.split('/');
  const isPlain = pieces.every(
    (piece) => piece !== '' && piece !== '.' && piece !== '..' && !/[\\\0]/.test(piece),
  );
  if (!isPlain || /^[A-Za-z]:/.test(path))
    throw new OutputError(`"${path}" is no path inside the output folder`);
  return path;
}
