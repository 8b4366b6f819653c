import type { Route } from '../../3-route/route.ts';
import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import type { FinishedPage } from './finished-page.ts';

/** Pages of the previous build, for builds that render only what an edit changed. */
export interface PageCache {
  /**
   * Starts a build. `ofAllPages` is the state that every page depends on; `stateOf` returns the state of a key that a page read.
   * Pages not stored during a build are dropped by the next one.
   */
  begin(build: BuildState): void;
  /** Returns the cached page if nothing that it depends on has changed. */
  recall(route: Route): FinishedPage | undefined;
  store(page: FinishedPage, keys: readonly ReadKey[]): void;
}

export interface BuildState {
  ofAllPages(): string;
  stateOf(key: ReadKey): string;
}

interface CachedPage {
  readonly page: FinishedPage;
  readonly route: string;
  readonly keys: readonly ReadKey[];
  /** Number of the build that rendered it. */
  readonly build: number;
}

/** State of a key when last checked, and the number of the build in which it last changed. */
interface Seen {
  readonly state: string;
  readonly since: number;
}

export function createPageCache(): PageCache {
  let build = 0;
  let before = new Map<string, CachedPage>();
  let pages = new Map<string, CachedPage>();
  let seen = new Map<ReadKey | 'all', Seen>();
  let current = new Map<ReadKey | 'all', Seen>();
  let stateOf: BuildState['stateOf'] = () => '';

  function lookUpVersion(key: ReadKey | 'all', state: () => string): number {
    const known = current.get(key);
    if (known !== undefined) return known.since;
    const now = state();
    const earlier = seen.get(key);
    const entry = earlier?.state === now ? earlier : { state: now, since: build };
    current.set(key, entry);
    return entry.since;
  }

  return {
    begin: ({ ofAllPages, stateOf: readState }) => {
      build += 1;
      before = pages;
      pages = new Map();
      // Keys that no page of the previous build read are dropped.
      seen = current;
      current = new Map();
      stateOf = readState;
      lookUpVersion('all', ofAllPages);
    },
    recall: (route) => {
      const known = before.get(route.url);
      if (known === undefined || known.route !== JSON.stringify(route)) return undefined;
      if (lookUpVersion('all', () => '') > known.build) return undefined;
      // Checks all keys, so that the next build knows their state.
      const since = known.keys.map((key) => lookUpVersion(key, () => stateOf(key)));
      if (since.some((number) => number > known.build)) return undefined;
      pages.set(route.url, known);
      return known.page;
    },
    store: (page, keys) => {
      for (const key of keys) lookUpVersion(key, () => stateOf(key));
      const { route } = page;
      pages.set(route.url, { page, route: JSON.stringify(route), keys, build });
    },
  };
}
