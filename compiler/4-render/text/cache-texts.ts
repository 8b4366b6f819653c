/** UTF-16 units above which results of earlier updates are dropped. */
const SMALL = 8_000_000;

/** UTF-16 units that are kept: 25,000 texts of 600 words with their HTML. What is beyond is computed again. */
const LARGE = 256_000_000;

/** A page asks for its texts several times in turn, so the last ones are kept in any case. */
const RECENT = 8;

export interface CacheLimits {
  /** UTF-16 units that are kept; default `LARGE`. */
  readonly retained: number;
}

export interface TextCache<Value> {
  /** `key` determines the result of `compute`. */
  get(key: string, compute: () => Value): Value;
  /** Begins a version of the site. Results that the last version did not need may be dropped. */
  startUpdate(): void;
}

/**
 * Caches results by text: an edit changes only one text. Nothing is dropped within an update, because a build asks for all texts
 * in turn, several times.
 */
export function createTextCache<Value>(
  sizeOf: (value: Value) => number,
  { retained }: CacheLimits = { retained: LARGE },
): TextCache<Value> {
  const known = new Map<string, Entry<Value>>();
  const recent: { readonly key: string; readonly value: Value }[] = [];
  let size = 0;
  let update = 0;
  return {
    get: (key, compute) => {
      const before = known.get(key);
      if (before !== undefined) {
        before.update = update;
        return before.value;
      }
      const last = recent.find((each) => each.key === key);
      if (last !== undefined) return last.value;
      const value = compute();
      const own = key.length + sizeOf(value);
      if (size + own > retained) {
        recent.push({ key, value });
        if (recent.length > RECENT) recent.shift();
        return value;
      }
      size += own;
      known.set(key, { value, size: own, update });
      return value;
    },
    startUpdate: () => {
      if (size > SMALL) {
        for (const [key, entry] of known) {
          if (entry.update === update) continue;
          known.delete(key);
          size -= entry.size;
        }
      }
      update += 1;
    },
  };
}

interface Entry<Value> {
  readonly value: Value;
  readonly size: number;
  /** The last update that needed it. */
  update: number;
}
