import { lstatSync, type Stats, statSync } from 'node:fs';

/** The metadata of what a path leads to; undefined when it does not exist, also where a file has replaced its folder. */
export function metadataOf(path: string): Stats | undefined {
  return unlessMissing(() => statSync(path, { throwIfNoEntry: false }));
}

/** The same of a symbolic link itself. */
export function linkMetadataOf(path: string): Stats | undefined {
  return unlessMissing(() => lstatSync(path, { throwIfNoEntry: false }));
}

function unlessMissing(read: () => Stats | undefined): Stats | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
