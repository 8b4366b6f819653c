import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells the path below `folder`, with slashes, of whatever is written, made or taken away in it. Every folder is watched
 * by itself: Node's recursive watch on Linux watches files, and is deaf to one that was replaced by another of its name,
 * which is how most programs save.
 */
export function watchFolder(folder: string, { isIgnored, onChange }: FolderWatchOptions): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const open = (path: string) => {
    if (watchers.has(path)) return;
    try {
      const watcher = watch(join(folder, path), (_event, name) => {
        const changed = name === null ? path : [...(path === '' ? [] : [path]), name].join('/');
        if (isIgnored(changed)) return;
        if (isFolder(join(folder, changed))) openAll(changed);
        onChange(changed);
      });
      // A folder that is taken away takes its watcher with it.
      watcher.on('error', () => drop(path));
      watchers.set(path, watcher);
    } catch {
      // It is gone already, or may not be read: there is nothing to hear of it.
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
      if (!isIgnored(inside)) openAll(inside);
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
  /** What is nobody's content: it is neither told nor looked into. */
  isIgnored(path: string): boolean;
  onChange(path: string): void;
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
