import type { Collected, ReadTracker } from './read-tracker.ts';

/** An item takes 2.5 kB, and most are asked for twice: by their list and by their own page. */
const RETAINED = 2000;

/**
 * Creates functions that return results by id and cache at least the last 2,000 of each. A cache hit records the same dependencies
 * as the first call.
 */
export function createTrackedCache(tracker: ReadTracker) {
  return <Result>(make: (id: string) => Result): ((id: string) => Result) => {
    let made = new Map<string, Collected<Result>>();
    let earlier: typeof made = new Map();
    return (id) => {
      const known = made.get(id) ?? earlier.get(id);
      if (known !== undefined) for (const key of known.keys) tracker.touch(key);
      const collected = known ?? tracker.collect(() => make(id));
      if (made.has(id)) return collected.result;
      if (made.size >= RETAINED) {
        earlier = made;
        made = new Map();
      }
      made.set(id, collected);
      return collected.result;
    };
  };
}
