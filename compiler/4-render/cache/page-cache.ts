import type { Route } from '../../3-route/route.ts';
import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import type { RenderedPage } from '../page/render-page.ts';

/** The pages of the build before, for a build that renders only what an edit has changed. */
export interface PageCache {
  /**
   * Begins a build. `ofAllPages` is what every page depends on; `stateOf` tells how that stands which a page read. Pages
   * that are not kept during the build are forgotten at the next.
   */
  begin(build: BuildState): void;
  /** The page as it was rendered, if nothing that it is made of is different now. */
  recall(route: Route): RenderedPage | undefined;
  store(page: RenderedPage, keys: readonly ReadKey[]): void;
}

export interface BuildState {
  ofAllPages(): string;
  stateOf(key: ReadKey): string;
}

interface CachedPage {
  readonly page: RenderedPage;
  readonly route: string;
  readonly keys: readonly ReadKey[];
  /** The number of the build that rendered it. */
  readonly build: number;
}

/** How something stood when it was looked at last, and the number of the build in which it came to stand so. */
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
      // What no page of the build before has asked for is of no use any more: whoever read it is gone.
      seen = current;
      current = new Map();
      stateOf = readState;
      lookUpVersion('all', ofAllPages);
    },
    recall: (route) => {
      const known = before.get(route.url);
      if (known === undefined || known.route !== JSON.stringify(route)) return undefined;
      if (lookUpVersion('all', () => '') > known.build) return undefined;
      // Every key is looked at, so that each is known to the next build.
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
