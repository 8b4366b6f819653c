/**
 * A folder to read from. Paths are relative to it, with `/`. It answers at once, not with promises: synchronous disk
 * calls are the fastest way to build a site, and a place without them (a browser, a Worker) loads its files first and
 * hands over `createMemoryFiles`.
 */
export interface Files {
  /** Every file below the folder, sorted; hidden files and links are left out. Empty when there is no such folder. */
  list(): readonly FileEntry[];
  /** Names of the folders right below, sorted; hidden ones and links are left out. Empty where nothing can be read. */
  folders(): readonly string[];
  /** Throws when there is no such file. */
  readText(path: string): string;
  readBytes(path: string): Uint8Array;
  /** Another folder, `..` allowed: a site names its theme so. */
  open(folder: string): Files;
  /** How people call this file: as they would type it. */
  label(path: string): string;
}

export interface FileEntry {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}
