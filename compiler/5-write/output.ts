/** A folder to write to. Nothing is ever written or removed outside of it, whatever a path says. */
export interface Output {
  /**
   * Makes the file hold this content. A file that holds it already is not touched; any other reader sees the old
   * content or the new one, never a part. Folders are made as needed. Throws `OutputError` for a path that leaves the
   * folder, and for one that a folder is in the way of.
   */
  put(path: string, content: string | Uint8Array): PutResult;
  /** Undefined when there is no such file. */
  readText(path: string): string | undefined;
  /**
   * What a `put` would come upon: no file, this very content, or another one. Changes nothing, and asks for the content
   * only where there is a file.
   */
  compare(path: string, content: () => string | Uint8Array): 'nothing' | 'same' | 'other';
  /** Removes the file, and the folders that become empty with it. No complaint when it is not there. */
  remove(path: string): void;
}

export interface PutResult {
  readonly isChanged: boolean;
  /** Bytes that the file has now. */
  readonly bytes: number;
}

/** A path that cannot be written. */
export class OutputError extends Error {
  override readonly name: string = 'OutputError';
}

/** A file that somebody else put there, and that a build would write over. */
export class ForeignFileError extends OutputError {
  override readonly name = 'ForeignFileError';
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`"${paths[0]}" is there already, and no build of Quoin wrote it`);
    this.paths = paths;
  }
}

/** The path in its plain form; throws for one that could leave the folder, on any system. */
export function checkedPath(path: string): string {
  const pieces = path.split('/');
  const isPlain = pieces.every(
    (piece) => piece !== '' && piece !== '.' && piece !== '..' && !/[\\\0]/.test(piece),
  );
  if (!isPlain || /^[A-Za-z]:/.test(path))
    throw new OutputError(`"${path}" is no path inside the output folder`);
  return path;
}
