import type { DocKey } from '../operations/document-type.ts';

/** A dependency of a page: a document (with its URL), … */
export type ReadKey =
  | DocKey
  /** … the items of a collection in order, … */
  | `list:${string}`
  /** … the link to an item from its previous or next item, … */
  | `link:${string}`
  /** … the page in the same language that a link to the primary language leads to, by the URL of the link, … */
  | `language-link:${string}`
  /** … a file of `assets/`, by its URL in the page, … */
  | `image:${string}`
  /** … the time of the last change in a collection, … */
  | `updated:${string}`
  /** … a data file, `data:people/staff`, … */
  | `data:${string}`
  /** … the scripts in texts of the site, … */
  | 'scripts-in-texts'
  /** … the groups of a collection's items by what they are grouped by and its id, `month:log`, … */
  | `groups:${string}`
  /** … the times of a collection's events, … */
  | `times:${string}`
  /** … the current month, … */
  | 'month'
  /** … the current time. */
  | 'now';

/** Records dependencies. Cached values record their keys again on every use, so that each page's list is complete. */
export interface ReadTracker {
  touch(key: ReadKey): void;
  /** Runs `make` and returns everything it touched, including nested calls. */
  collect<Result>(make: () => Result): Collected<Result>;
}

export interface Collected<Result> {
  readonly result: Result;
  readonly keys: readonly ReadKey[];
}

export function createReadTracker(): ReadTracker {
  let current: Set<ReadKey> | undefined;
  return {
    touch: (key) => void current?.add(key),
    collect: (make) => {
      const outer = current;
      const own = new Set<ReadKey>();
      current = own;
      try {
        return { result: make(), keys: [...own] };
      } finally {
        current = outer;
        if (outer !== undefined) for (const key of own) outer.add(key);
      }
    },
  };
}

/** For one-off builds, where dependencies are not needed. */
export function createNoTracker(): ReadTracker {
  return { touch: () => {}, collect: (make) => ({ result: make(), keys: [] }) };
}
