import type { DocKey } from '../operations/operation.ts';

/** What a page may be made of: a document (with its address), … */
export type ReadKey =
  | DocKey
  /** … which items a collection shows in which order, … */
  | `list:${string}`
  /** … what leads to an item from the one before or behind it, … */
  | `link:${string}`
  /** … a file of `assets/` by the address that a page has it under, … */
  | `picture:${string}`
  /** … the scripts that texts of the site hold, … */
  | 'scripts-in-texts'
  /** … the time. */
  | 'now';

/**
 * Notes what something was made of. What is made once and kept tells its keys again whenever it is used, so that a page's
 * list is whole whoever asked first.
 */
export interface ReadTracker {
  touch(key: ReadKey): void;
  /** Carries `make` out and tells what it touched, inner things included. */
  collect<Result>(make: () => Result): Collected<Result>;
}

export interface Collected<Result> {
  readonly result: Result;
  readonly keys: readonly ReadKey[];
}

export function createReadTracker(): ReadTracker {
  let current = new Set<ReadKey>();
  return {
    touch: (key) => void current.add(key),
    collect: (make) => {
      const outer = current;
      const own = new Set<ReadKey>();
      current = own;
      try {
        return { result: make(), keys: [...own] };
      } finally {
        current = outer;
        for (const key of own) outer.add(key);
      }
    },
  };
}

/** For a build that starts from nothing, where nobody asks. */
export function createNoTracker(): ReadTracker {
  return { touch: () => {}, collect: (make) => ({ result: make(), keys: [] }) };
}
