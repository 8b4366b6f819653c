/**
 * A folder to write to. Paths can never leave it. Files are staged first: compared with what the folder has, and stored beside it
 * where they differ. So a disk that is full is noticed before the folder changes, and publishing only renames.
 */
export interface Output {
  /** Stores the content of a file until it is published, unless the folder has it already. Throws `OutputError` for a path that leaves the folder. */
  stage(path: string, content: string | Uint8Array): StagedFile;
  /**
   * Makes changes in this order. Concurrent readers see the old or the new content of a file, never a part; a folder that did not
   * exist appears with everything that was staged. What can be prepared or can fail comes before the first change. All changes are
   * made or none, even if this process is killed. A file that is removed makes room for a folder, and the files of a folder for a
   * file. Throws `OutputError`, with nothing changed, for a path that is a folder.
   */
  publish(changes: readonly OutputChange[]): Promise<void>;
  /** Forgets what was staged and not published. */
  discard(): void;
  /** Whether the folder does not exist yet. */
  isNew(): boolean;
  /** Returns undefined when the file does not exist. */
  readText(path: string): string | undefined;
}

/** One change of an output folder. */
export interface OutputChange {
  readonly path: string;
  /**
   * The path under which its new content was staged. Undefined: the file is removed, with the folders that become empty; a file
   * that does not exist is no error.
   */
  readonly staged: string | undefined;
}

/** A file that can be published. */
export interface StagedFile {
  /** What the folder has at its path. With `same`, there is nothing to publish. */
  readonly was: 'nothing' | 'same' | 'other';
  /** Size of the new content. */
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
