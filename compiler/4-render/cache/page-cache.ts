import { equals, type Value } from '../../../formatters/index.ts';
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
  stateOf(key: ReadKey): ReadState;
}

/** The state of a key: its document, and what is derived from other documents. */
export interface ReadState {
  /** The same object as in an earlier build if it has not changed. */
  readonly document?: object | undefined;
  readonly derived: string;
}

interface CachedPage extends KnownPage {
  /** Number of the build that rendered it. */
  readonly build: number;
}

/** State of a key when last checked, and the number of the build in which it last changed. */
interface Seen extends Partial<ReadState> {
  readonly state: string;
  readonly since: number;
}

export function createPageCache({ digest = (text) => text, earlier }: PageCacheOptions = {}): PageCache {
  const unpacked = earlier && unpackPages(earlier);
  let build = 0;
  let before = new Map<string, CachedPage>();
  let pages = new Map((unpacked?.pages ?? []).map((each) => [each.page.route.url, { ...each, build }]));
  let seen = new Map<StateKey, Seen>();
  let current = new Map<StateKey, Seen>(
    (unpacked?.states ?? []).map(([key, state]) => [key, { state, since: build }]),
  );
  let stateOf: BuildState['stateOf'] = () => ({ derived: '' });

  function lookUpVersion<Key extends StateKey>(key: Key, state: (key: Key) => ReadState): number {
    const known = current.get(key);
    if (known !== undefined) return known.since;
    const entry = entryOf(seen.get(key), state(key));
    current.set(key, entry);
    return entry.since;
  }

  function entryOf(earlier: Seen | undefined, now: ReadState): Seen {
    const { document, derived } = now;
    // Comparing the texts of all documents takes most of the time of an edit of a large site.
    const isSameObject = document !== undefined && document === earlier?.document;
    if (earlier !== undefined && isSameObject && derived === earlier.derived) return earlier;
    const state = digest(document === undefined ? derived : `${JSON.stringify(document)} ${derived}`);
    const since = earlier?.state === state ? earlier.since : build;
    return { state, since, ...(document !== undefined && now) };
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
      lookUpVersion(ALL, () => ({ derived: ofAllPages() }));
    },
    recall: (route) => {
      const known = before.get(route.url);
      if (known === undefined || !isSameRoute(known.page.route, route)) return undefined;
      if (lookUpVersion(ALL, nothing) > known.build) return undefined;
      // Checks all keys, so that the next build knows their state.
      let isCurrent = true;
      for (const key of known.keys) if (lookUpVersion(key, stateOf) > known.build) isCurrent = false;
      if (!isCurrent) return undefined;
      pages.set(route.url, known);
      return known.page;
    },
    store: (page, keys) => {
      for (const key of keys) lookUpVersion(key, stateOf);
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

const ALL = 'all';

/** Its state is read when the build begins. */
function nothing(): ReadState {
  return { derived: '' };
}

/** A route of another process has no fields that are undefined. */
function isSameRoute(before: Route, now: Route): boolean {
  if (equals(before as unknown as Value, now as unknown as Value)) return true;
  return JSON.stringify(before) === JSON.stringify(now);
}
