import type { CLDR } from '@phensley/cldr';

/** A bounded cache by name: of a time zone or a currency. */
export interface NameCache<Entry> {
  get(name: string): Entry;
  /** The number of cached names. */
  size(): number;
}

/** A site has one time zone and few currencies; the limit guards against data with thousands of names (9, Limits). */
const MAX_NAMES = 100;

/** Caches the results of `lookUp`; evicts the oldest entry first. */
export function createNameCache<Entry>(lookUp: (name: string) => Entry): NameCache<Entry> {
  const entries = new Map<string, Entry>();
  return {
    get(name) {
      const cached = entries.get(name);
      if (cached !== undefined) return cached;
      const entry = lookUp(name);
      if (entries.size >= MAX_NAMES) evictOldest(entries);
      entries.set(name, entry);
      return entry;
    },
    size: () => entries.size,
  };
}

/** Creates one cache per locale object; a cache is released with its locale. */
export function nameCachePerLocale<Entry>(
  lookUp: (cldr: CLDR, name: string) => Entry,
): (cldr: CLDR) => NameCache<Entry> {
  const caches = new WeakMap<CLDR, NameCache<Entry>>();
  return (cldr) => {
    let cache = caches.get(cldr);
    if (cache === undefined) {
      cache = createNameCache((name) => lookUp(cldr, name));
      caches.set(cldr, cache);
    }
    return cache;
  };
}

function evictOldest(entries: Map<string, unknown>): void {
  for (const oldest of entries.keys()) {
    entries.delete(oldest);
    return;
  }
}
