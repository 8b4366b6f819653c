import { equals, type Value } from '../../formatters/index.ts';
import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { nextAppearance } from '../model/fields/status.ts';
import type { Site } from '../model/site.ts';
import { type BlockFilters, blockFilters } from './block-filters.ts';
import { type PlannedRoutes, planRoutes, type RouteOptions } from './plan-routes.ts';
import { ITEM_CONTENT, PAGE_CONTENT } from './routed-site.ts';

interface KnownPlan {
  readonly site: Site;
  readonly options: RouteOptions;
  readonly planned: PlannedRoutes;
  readonly filters: BlockFilters;
  /** When the next scheduled document appears, in epoch milliseconds. */
  readonly until: number;
}

/** `planRoutes` that returns the same result while nothing has changed that routes depend on, as after most edits. */
export function createRouteCache(): typeof planRoutes {
  let last: KnownPlan | undefined;
  return (site, options) => {
    const filters = blockFilters(site, options);
    if (last !== undefined && isCurrent(last, { site, options, filters })) {
      last = { ...last, site };
      return last.planned;
    }
    const planned = planRoutes(site, options);
    const until = nextAppearance([...site.pages, ...site.items], options) ?? Number.POSITIVE_INFINITY;
    // Diagnostics have positions in files, which any edit changes.
    last = planned.diagnostics.length === 0 ? { site, options, planned, filters, until } : undefined;
    return planned;
  };
}

function isCurrent(
  last: KnownPlan,
  { site, options: { theme, now, drafts }, filters }: Pick<KnownPlan, 'site' | 'options' | 'filters'>,
): boolean {
  const { site: before, options, until } = last;
  return (
    options.theme === theme &&
    options.drafts === drafts &&
    now >= options.now &&
    now < until &&
    equals(last.filters as Value, filters as Value) &&
    before.settings.website.timeZone === site.settings.website.timeZone &&
    areSame(before.collections, site.collections, isSameObject) &&
    areSame(before.taxons, site.taxons, isSameObject) &&
    areSame(before.items, site.items, (one, other) => hasSameFields(one, other, CONTENT_OF_ITEMS)) &&
    areSame(before.pages, site.pages, isSamePage)
  );
}

const CONTENT_OF_PAGES: ReadonlySet<string> = new Set(PAGE_CONTENT);
const CONTENT_OF_ITEMS: ReadonlySet<string> = new Set(ITEM_CONTENT);

/** The template of the not-found page depends on its content. */
function isSamePage(one: Site['pages'][number], other: Site['pages'][number]): boolean {
  return other.pageType !== PAGE_TYPE['not-found'] && hasSameFields(one, other, CONTENT_OF_PAGES);
}

function areSame<Document>(
  before: readonly Document[],
  now: readonly Document[],
  isSame: (one: Document, other: Document) => boolean,
): boolean {
  if (before.length !== now.length) return false;
  return now.every((document, index) => {
    const earlier = before[index];
    return earlier === document || (earlier !== undefined && isSame(earlier, document));
  });
}

function isSameObject(one: unknown, other: unknown): boolean {
  return one === other;
}

function hasSameFields(one: object, other: object, others: ReadonlySet<string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const field = (document: object, name: string) => (document as Record<string, Value>)[name];
  return [...names].every((name) => others.has(name) || equals(field(one, name), field(other, name)));
}
