import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Metadata of the files in an output folder, which is read once for everything that a build remembers of them. */
export interface OutputStates {
  /** Returns what changes with the content of a file. Undefined when there is no file at the path, which is relative to the folder. */
  stateOf(path: string): string | undefined;
  /** Must be called after these files were written. */
  forget(paths: readonly string[]): void;
}

export function createOutputStates(out: string): OutputStates {
  const known = new Map<string, string | undefined>();
  return {
    stateOf: (path) => {
      const before = known.get(path);
      if (before !== undefined) return before;
      const state = stateOfFile(join(out, path));
      known.set(path, state);
      return state;
    },
    forget: (paths) => {
      for (const path of paths) known.delete(path);
    },
  };
}

/** The time of the last change cannot be set back. */
function stateOfFile(path: string): string | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeNs} ${stats.ctimeNs} ${stats.ino}`;
}
