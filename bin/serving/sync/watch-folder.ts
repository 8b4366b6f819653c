import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports the relative path of every file that is written, created or deleted below `folder`. Watches each folder
 * separately: on Linux, Node's recursive watch misses a file that is replaced by a rename, which is how most
 * programs save.
 */
export function watchFolder(
  folder: string,
  { isIgnored, onChange, onEvent }: FolderWatchOptions,
): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const open = (path: string) => {
    if (watchers.has(path)) return;
    try {
      const watcher = watch(join(folder, path), (_event, name) => {
        const changed = name === null ? path : [...(path === '' ? [] : [path]), name].join('/');
        onEvent?.(changed);
        const isOpened = isFolder(join(folder, changed));
        if (isIgnored(changed, isOpened)) return;
        if (isOpened) openAll(changed);
        onChange(changed);
      });
      // Deleting a folder closes its watcher.
      watcher.on('error', () => drop(path));
      watchers.set(path, watcher);
    } catch {
      // The folder was deleted or is unreadable.
    }
  };
  const drop = (path: string) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const openAll = (path: string) => {
    drop(path);
    open(path);
    for (const child of foldersIn(join(folder, path))) {
      const inside = path === '' ? child : `${path}/${child}`;
      if (!isIgnored(inside, true)) openAll(inside);
    }
  };
  openAll('');
  return {
    close: () => {
      for (const path of [...watchers.keys()]) drop(path);
    },
  };
}

export interface FolderWatchOptions {
  /** Whether to skip a path and, if it is a folder, everything below it. */
  isIgnored(path: string, isFolder: boolean): boolean;
  onChange(path: string): void;
  /** Called with every path, also ignored ones. */
  onEvent?(path: string): void;
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

function foldersIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
