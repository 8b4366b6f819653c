import type { Source } from './source.ts';

/**
 * A folder to read from. Paths are relative to it and use `/`. Reads are synchronous, because synchronous disk calls build a site
 * fastest; environments without them (browsers, Workers) load all files first and pass `createMemoryFiles`.
 */
export interface Files {
  /** Returns every file below the folder, sorted, without hidden files and links. Empty when the folder does not exist. */
  list(): readonly FileEntry[];
  /** Returns the names of direct subfolders, sorted, without hidden folders and links. Empty when nothing can be read. */
  folders(): readonly string[];
  /** Returns the paths of symbolic links, sorted: they are not followed. Undefined where there are none. */
  links?(): readonly string[];
  /** Throws when the file does not exist. */
  readText(path: string): string;
  readBytes(path: string): Uint8Array;
  /** For folders that are read again and again: the same object as long as the file has not changed. */
  readSource?(path: string): Source;
  /** Opens another folder; `..` is allowed, because a site names its theme by relative path. */
  open(folder: string): Files;
  /** Returns the file name as a user would type it, for diagnostics. */
  label(path: string): string;
}

export interface FileEntry {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}
