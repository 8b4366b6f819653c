import { equals, type Value } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import { stateText } from '../../model/state-text.ts';
import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import { changedKeys, type StateInputs } from './changed-keys.ts';
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
  /** What `stateOf` reads. With those of the previous build, most keys need not be checked. */
  readonly inputs?: StateInputs | undefined;
}

/** The state of a key: its document, and what is derived from other documents. */
export interface ReadState {
  /** The same object as in an earlier build if it has not changed. */
  readonly document?: object | undefined;
  readonly derived: string;
}

/** A page and the states that it depends on. */
interface CachedPage extends KnownPage {
  readonly states: readonly Seen[];
  /** Number of the build that rendered it. */
  readonly build: number;
  /** Number of the last build that had it. */
  usedIn: number;
}

/** The state of a key when last checked. */
interface Seen {
  readonly key: StateKey;
  document: ReadState['document'];
  derived: ReadState['derived'] | undefined;
  state: string;
  /** Number of the build in which the state last changed. */
  since: number;
  /** Number of the build that last checked it. */
  checkedIn: number;
}

export function createPageCache({ digest = (text) => text, earlier }: PageCacheOptions = {}): PageCache {
  const unpacked = earlier && unpackPages(earlier);
  let build = 0;
  const states = new Map<StateKey, Seen>(
    (unpacked?.states ?? []).map(([key, state]) => [key, { ...unseen(key, build), state, checkedIn: build }]),
  );
  const pages = new Map(
    (unpacked?.pages ?? []).map((page) => [page.page.route.url, withStates(page, states, build)]),
  );
  let current: BuildState = { ofAllPages: () => '', stateOf: () => ({ derived: '' }) };
  let changed: ReadonlySet<StateKey> | undefined;
  /** Pages and states of the current build. */
  let [used, checked] = [0, 0];

  function check(seen: Seen): number {
    if (seen.checkedIn === build) return seen.since;
    // Comparing the states of all documents takes most of the time of an edit of a large site.
    const isUnchanged = seen.checkedIn === build - 1 && changed?.has(seen.key) === false;
    if (!isUnchanged) update(seen);
    seen.checkedIn = build;
    checked += 1;
    return seen.since;
  }

  function update(seen: Seen): void {
    const { document, derived } = stateNow(seen.key);
    if (document !== undefined && document === seen.document && derived === seen.derived) return;
    const state = digest(document === undefined ? derived : `${stateText(document)} ${derived}`);
    if (state !== seen.state) seen.since = build;
    seen.state = state;
    seen.document = document;
    seen.derived = document === undefined ? undefined : derived;
  }

  function stateNow(key: StateKey): ReadState {
    return key === ALL ? { derived: current.ofAllPages() } : current.stateOf(key);
  }

  function seenFor(key: StateKey): Seen {
    const known = states.get(key);
    const seen = known ?? unseen(key, build);
    if (known === undefined) states.set(key, seen);
    check(seen);
    return seen;
  }

  /** Drops what the previous build did not need. */
  function dropUnused(): void {
    if (used < pages.size) for (const [url, { usedIn }] of pages) if (usedIn < build) pages.delete(url);
    if (checked < states.size)
      for (const [key, { checkedIn }] of states) if (checkedIn < build) states.delete(key);
    used = 0;
    checked = 0;
  }

  return {
    begin: (state) => {
      dropUnused();
      build += 1;
      changed = current.inputs && state.inputs && changedKeys(current.inputs, state.inputs);
      current = state;
      seenFor(ALL);
    },
    recall: (route) => {
      const known = pages.get(route.url);
      if (known === undefined || known.usedIn < build - 1) return undefined;
      if (!isSameRoute(known.page.route, route)) return undefined;
      if (seenFor(ALL).since > known.build) return undefined;
      // Checks all keys, so that the next build knows their state.
      let isCurrent = true;
      for (const seen of known.states) if (check(seen) > known.build) isCurrent = false;
      if (!isCurrent) return undefined;
      known.usedIn = build;
      used += 1;
      return known.page;
    },
    store: (page, keys) => {
      // In the order of this build.
      pages.delete(page.route.url);
      used += 1;
      pages.set(page.route.url, { page, keys, states: keys.map(seenFor), build, usedIn: build });
    },
    hasRead: (key) => states.get(key)?.checkedIn === build,
    stored: () =>
      packPages(
        [...pages.values()].filter(({ usedIn }) => usedIn === build),
        [...states.values()].flatMap(({ key, state, checkedIn }) =>
          checkedIn === build ? [[key, state] as const] : [],
        ),
      ),
  };
}

function unseen(key: StateKey, since: number): Seen {
  return { key, document: undefined, derived: undefined, state: '', since, checkedIn: NEVER };
}

/** A build before all others. */
const NEVER = -1;

/** The states of a page of another process are stored with it. */
function withStates(known: KnownPage, states: ReadonlyMap<StateKey, Seen>, build: number): CachedPage {
  return { ...known, states: known.keys.flatMap((key) => states.get(key) ?? []), build, usedIn: build };
}

const ALL = 'all';

/** A route of another process has no fields that are undefined. */
function isSameRoute(before: Route, now: Route): boolean {
  if (before === now || equals(before as unknown as Value, now as unknown as Value)) return true;
  return JSON.stringify(before) === JSON.stringify(now);
}
