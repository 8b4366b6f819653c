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
  override readonly name = 'OutputError';
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
