import type { CLDR } from '@phensley/cldr';

/** Remembers what was found under a name: of a time zone, of a currency. */
export interface NameCache<Entry> {
  get(name: string): Entry;
  /** How many names are remembered. */
  size(): number;
}

/** A site has one time zone and few currencies; the limit is against data that names thousands (9, Limits). */
const MAX_NAMES = 100;

/** Remembers what `lookUp` gave; the name remembered longest leaves first. */
export function createNameCache<Entry>(lookUp: (name: string) => Entry): NameCache<Entry> {
  const entries = new Map<string, Entry>();
  return {
    get(name) {
      const known = entries.get(name);
      if (known !== undefined) return known;
      const entry = lookUp(name);
      if (entries.size >= MAX_NAMES) forgetOldest(entries);
      entries.set(name, entry);
      return entry;
    },
    size: () => entries.size,
  };
}

/** A function that keeps one such cache for each locale object; the cache lives as long as that object does. */
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

function forgetOldest(entries: Map<string, unknown>): void {
  for (const oldest of entries.keys()) {
    entries.delete(oldest);
    return;
  }
}
