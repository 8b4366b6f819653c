import type { Route } from '../../3-route/route.ts';
import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import type { FinishedPage } from './finished-page.ts';
import { type KnownPage, packPages, type StateKey, type StoredPages, unpackPages } from './stored-pages.ts';

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
  /** Whether a page of this build depends on the key. */
  hasRead(key: ReadKey): boolean;
  /** The pages of this build, for `earlier` in another process. */
  stored(): StoredPages;
}

export interface PageCacheOptions {
  /** Shortens the states of documents, which are kept. The same text always has the same digest. Default: the text itself. */
  digest?(text: string): string;
  /** Pages of an earlier process. */
  readonly earlier?: StoredPages | undefined;
}

export interface BuildState {
  ofAllPages(): string;
  stateOf(key: ReadKey): string;
}

interface CachedPage extends KnownPage {
  /** Number of the build that rendered it. */
  readonly build: number;
}

/** State of a key when last checked, and the number of the build in which it last changed. */
interface Seen {
  readonly state: string;
  readonly since: number;
}

export function createPageCache({ digest = (text) => text, earlier }: PageCacheOptions = {}): PageCache {
  const unpacked = earlier && unpackPages(earlier);
  let build = 0;
  let before = new Map<string, CachedPage>();
  let pages = new Map((unpacked?.pages ?? []).map((each) => [each.page.route.url, { ...each, build }]));
  let seen = new Map<StateKey, Seen>();
  let current = new Map((unpacked?.states ?? []).map(([key, state]) => [key, { state, since: build }]));
  let stateOf: BuildState['stateOf'] = () => '';

  function lookUpVersion(key: StateKey, state: () => string): number {
    const known = current.get(key);
    if (known !== undefined) return known.since;
    const now = digest(state());
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
      if (known === undefined || JSON.stringify(known.page.route) !== JSON.stringify(route)) return undefined;
      if (lookUpVersion('all', () => '') > known.build) return undefined;
      // Checks all keys, so that the next build knows their state.
      const since = known.keys.map((key) => lookUpVersion(key, () => stateOf(key)));
      if (since.some((number) => number > known.build)) return undefined;
      pages.set(route.url, known);
      return known.page;
    },
    store: (page, keys) => {
      for (const key of keys) lookUpVersion(key, () => stateOf(key));
      pages.set(page.route.url, { page, keys, build });
    },
    hasRead: (key) => current.has(key),
    stored: () =>
      packPages(
        [...pages.values()],
        [...current].map(([key, { state }]) => [key, state] as const),
      ),
  };
}
