import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import { createCollector, sortByLocation } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readOldUrl } from '../model/fields/redirect-from.ts';
import { isReservedSlug } from '../model/fields/reserved-slugs.ts';
import type { Site } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { type LocationOf, languagePrefix, type PublishedPlan, type RoutePlan } from './route.ts';

export interface RedirectOptions {
  readonly plan: RoutePlan;
  readonly locationOf: LocationOf;
}

export interface PlannedRedirects {
  readonly plan: PublishedPlan;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Maps old URLs to new ones: always to a published page, never from a URL that the site uses. So every redirect takes one step
 * and none loops. Everything below a collection moves with a single entry.
 */
export function planRedirects(site: Site, { plan, locationOf }: RedirectOptions): PlannedRedirects {
  if (![...site.pages, ...site.collections, ...site.items].some(({ redirectFrom }) => redirectFrom))
    return { plan: { ...plan, redirects: {} }, diagnostics: [] };
  const collector = createCollector();
  const prefix = languagePrefix(plan);
  const usedUrls = new Set([...plan.routes, ...plan.feeds].map(({ url }) => url.normalize('NFC')));
  const found = new Map<string, string>();
  for (const { document, to } of moves(site, plan)) {
    for (const [index, text] of (document.redirectFrom ?? []).entries()) {
      const old = readOldUrl(text);
      if (old === undefined) continue;
      const from = prefix + old;
      const issue = issueOf(from, { to, isUsed: usedUrls.has(from), other: found.get(from) });
      if (issue === undefined && to !== undefined) found.set(from, to);
      if (issue === undefined) continue;
      const location = locationOf(document.file, ['body', 'redirectFrom', index]);
      collector.add(siteDiagnostic('site/unused-redirect', { ...issue, ...(location && { location }) }));
    }
  }
  const below = movesBelow(plan, found);
  for (const [from, to] of atCurrentUrls(found, below)) {
    if (!usedUrls.has(from) && !found.has(from)) found.set(from, to);
  }
  for (const [from, to] of below) found.set(from, to);
  const redirects = Object.fromEntries([...found].map(([from, to]) => [from.slice(1), encodeURI(to)]));
  return { plan: { ...plan, redirects }, diagnostics: sortByLocation(collector.list()) };
}

interface Move {
  readonly document: { readonly file: string; readonly redirectFrom?: readonly string[] | undefined };
  /** Undefined for pages that never have a URL. */
  readonly to: string | undefined;
}

/** Redirects to unpublished documents are inactive and not reported. */
function moves(site: Site, { urls }: RedirectOptions['plan']): readonly Move[] {
  const notFound = site.pages.filter(({ pageType }) => pageType === PAGE_TYPE['not-found']);
  return [
    ...site.pages.map((document) => ({ document, to: urls.pages[document.id] })),
    ...site.collections.map((document) => ({ document, to: urls.collections[document.id] })),
    ...site.items.map((document) => ({ document, to: urls.items[document.id] })),
  ].filter(({ document, to }) => to !== undefined || notFound.some(({ file }) => file === document.file));
}

interface RedirectCheckOptions {
  readonly to: string | undefined;
  readonly isUsed: boolean;
  /** The existing target. */
  readonly other: string | undefined;
}

function issueOf(
  from: string,
  { to, isUsed, other }: RedirectCheckOptions,
): { readonly message: string; readonly hint: string } | undefined {
  const hint = 'remove it from the old URLs (redirectFrom)';
  if (to === undefined)
    return { message: `The not-found page has no URL: ${from} cannot redirect to it`, hint };
  if (isReservedSlug(from.slice(1))) return { message: `Quoin reserves ${from}`, hint };
  if (from === to) return { message: `${from} is its current URL, so the redirect has no effect`, hint };
  if (isUsed) {
    return { message: `${from} is in use, so it does not redirect to ${to}`, hint };
  }
  if (other === to) return { message: `${from} is listed twice`, hint };
  return other === undefined
    ? undefined
    : { message: `${from} already redirects to ${other}, not to ${to}`, hint };
}

type Moved = readonly [from: string, to: string];

/** `/store/` to `/shop/`: list pages, feed and items have URLs that start with that of their collection. */
function movesBelow({ urls, language }: RedirectOptions['plan'], found: Iterable<Moved>): readonly Moved[] {
  // Nothing is below the URL of a collection that is the home page.
  const collections = new Set(
    Object.values(urls.collections).filter((url) => url !== (language?.home ?? '/')),
  );
  return [...found].filter(([, to]) => collections.has(to)).map(([from, to]) => [`${from}/`, `${to}/`]);
}

/**
 * Rewrites an old URL below an old collection URL to use the collection's current URL: a collection that moved twice had the same
 * items below each of its URLs, and all are looked up by the current one.
 */
function atCurrentUrls(found: Iterable<Moved>, below: readonly Moved[]): readonly Moved[] {
  return [...found].flatMap(([from, to]) =>
    below.flatMap(([old, now]): readonly Moved[] =>
      from.startsWith(old) ? [[`${now}${from.slice(old.length)}`.normalize('NFC'), to]] : [],
    ),
  );
}
