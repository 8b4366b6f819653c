import type { SearchItem } from '../../formatters/vocabulary/rules/search-items.ts';
import { protectedFiles } from '../3-route/protected-files.ts';
import { planProtection } from '../3-route/protection.ts';
import { languagePrefix, type PublishedPlan } from '../3-route/route.ts';
import { viewOfSite } from '../3-route/view-of-site.ts';
import { sortByLocation } from '../diagnostics/collector.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { EdgeData } from '../model/release/edge-data.ts';
import { SHELLS, type ShellName } from '../model/release/manifest.ts';
import { dataFileOf } from '../model/release/page-data-file.ts';
import type { Site } from '../model/site.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { createReadTracker } from '../model/template-json/read-tracker.ts';
import type { Theme } from '../model/theme.ts';
import type { FinishedPage } from './cache/finished-page.ts';
import { edgeData } from './edge/edge-data.ts';
import { pageEnds } from './edge/page-ends.ts';
import { paywalls } from './edge/paywalls.ts';
import { serverTexts } from './edge/server-texts.ts';
import { workerLists } from './edge/worker-lists.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { monthFiles } from './feeds/month-files.ts';
import { searchIndexFile } from './feeds/search-index.ts';
import { createListedRoutes } from './head/listed-routes.ts';
import { siteMaps } from './head/site-maps.ts';
import type { OutputFile } from './output-file.ts';
import { themeRequests } from './page/theme-requests.ts';
import type { ImageFile } from './ports/images.ts';
import { type ProtectedPages, renderProtectedPages } from './protected-pages.ts';
import { renderAll } from './render-all.ts';
import type { RenderContext } from './render-context.ts';
import { createSiteRenderer } from './site-renderer.ts';
import { storeUrl } from './store-url.ts';
import { countOfPages, type DescribeError, describeWarnings } from './templates/engine-warnings.ts';

/** The published site as values, not written yet. Serializable. */
export interface RenderedSite {
  readonly files: readonly OutputFile[];
  /** Files that are not public, by what they need. Nothing of them is in `files`. */
  readonly protectedPages: readonly ProtectedPages[];
  /** File paths of shells by name. */
  readonly shells: Readonly<Partial<Record<ShellName, string>>>;
  /** Old path without leading slash, to the new URL. */
  readonly redirects: PublishedPlan['redirects'];
  readonly edgeData: EdgeData;
  readonly diagnostics: readonly Diagnostic[];
  /** URLs of the pages that were rendered; all others are reused from the previous build. */
  readonly renderedUrls: readonly string[];
  /** Whether one of them depends on the time for which the site is built. */
  readonly readsTime: boolean;
}

/**
 * Step 4: renders all pages, the style sheet, feeds and the search index, and lists files to copy. Everything public is made of a
 * site without the content of protected pages. `languages` is the site in all its languages: a file is public if it is in one.
 */
export async function renderPages(
  whole: RenderContext & { readonly plan: PublishedPlan },
  languages: readonly [Site, ...Site[]] = [whole.site],
): Promise<RenderedSite> {
  const protection = planProtection(whole.site);
  const hidden = protectedFiles(languages, whole.theme, protection);
  const options = { ...whole, ...viewOfSite(whole, protection, undefined) };
  const { site, theme, plan, scripts, runtime, describe, cache } = options;
  const tracker = cache === undefined ? undefined : createReadTracker();
  const renderer = createSiteRenderer({ ...options, tracker });
  const { baseUrl, json } = renderer;
  const pages = await renderAll({ ...options, tracker }, renderer);
  const isListed = createListedRoutes(site);
  const files: OutputFile[] = [];
  const images = new Map<string, ImageFile>();
  const foreign: string[] = [];
  for (const { page } of pages) {
    files.push(page.file);
    if (page.data !== undefined) files.push({ path: dataFileOf(page.route.file), text: page.data });
    for (const image of page.images) images.set(image.path, image);
    if (page.hasForeignScript) foreign.push(page.route.url);
  }
  const found: SearchItem[] = [];
  for (const { page } of pages)
    if (page.searchItem !== undefined && isListed(page.route)) found.push(page.searchItem);
  const prefix = languagePrefix(plan);
  files.push(searchIndexFile(found, { pageCount: plan.routes.length, prefix }));
  if (renderer.style !== undefined) files.push({ ...renderer.style, isHashed: true });
  files.push(...feedFiles({ site, plan, json, baseUrl }));
  if (themeRequests({ site, theme, scripts, pageCount: plan.routes.length }).itemsByMonth)
    files.push(...monthFiles({ site, plan, json }));
  files.push(...siteMaps(plan.routes, { baseUrl, isListed, prefix, prefixes: plan.language?.prefixes }));
  const texts = { ...scripts?.files, ...runtime?.files };
  for (const [path, text] of Object.entries(texts)) files.push({ path, text, isHashed: true });
  for (const [path, image] of images) files.push({ path, image, isHashed: true });
  files.push(...copies({ ...site, files: site.files.filter(({ path }) => !hidden.has(path)) }, theme));
  const behind = await renderProtectedPages(whole, { protection, hidden, publicFiles: files });
  const publicData = edgeData({
    ...{ site, json, baseUrl, cldr: whole.cldr },
    itemUrls: plan.urls.items,
    storeUrl: storeUrl(site, plan),
  });
  return {
    files,
    protectedPages: behind.pages,
    shells: shellFiles(plan),
    redirects: plan.redirects,
    edgeData: {
      ...publicData,
      products: { ...publicData.products, ...behind.products },
      ...filtersOf(plan),
      ...serverTexts(site, theme),
      ...pageEnds(plan, site),
      ...paywalls(whole.site, plan),
    },
    diagnostics: [
      ...foreignScripts(foreign),
      ...diagnosticsOf([...pages.map(({ page }) => page), ...behind.rendered], describe),
    ],
    renderedUrls: [
      ...pages.flatMap(({ page, isNew }) => (isNew ? [page.route.url] : [])),
      ...behind.rendered.map(({ route }) => route.url),
    ],
    readsTime:
      renderer.readsTime() ||
      behind.readsTime ||
      cache?.hasRead('now') === true ||
      cache?.hasRead('month') === true,
  };
}

/** Returns the diagnostics of these pages without duplicates. */
export function diagnosticsOf(
  pages: readonly Pick<FinishedPage, 'diagnostics' | 'warnings'>[],
  describe: DescribeError,
): readonly Diagnostic[] {
  return sortByLocation([
    ...pages.flatMap(({ diagnostics }) => diagnostics),
    ...describeWarnings(
      pages.flatMap(({ warnings }) => warnings),
      describe,
    ),
  ]);
}

function filtersOf({ filterUrls, urls }: PublishedPlan): Pick<EdgeData, 'filters'> {
  const found = Object.entries(filterUrls).flatMap(([id, ofList]) => {
    const url = urls.collections[id];
    return url === undefined || Object.keys(ofList).length === 0 ? [] : [[url, ofList] as const];
  });
  const filters = workerLists(Object.fromEntries(found));
  return filters === undefined ? {} : { filters };
}

function shellFiles({ routes }: PublishedPlan): RenderedSite['shells'] {
  const found = routes.flatMap(({ subject, file }) =>
    subject.kind === 'shell' ? [[subject.shell, file] as const] : [],
  );
  const byShell = new Map(found);
  return Object.fromEntries(
    SHELLS.flatMap((shell) => {
      const file = byShell.get(shell);
      return file === undefined ? [] : [[shell, file]];
    }),
  );
}

function foreignScripts(urls: readonly string[]): readonly Diagnostic[] {
  const [first] = urls;
  if (first === undefined) return [];
  const more = urls.length === 1 ? '' : ` (and on ${countOfPages(urls.length - 1)})`;
  const message = `A text that contains a script is printed unescaped${more}`;
  const hint = 'print it with |html; the script is blocked';
  return [siteDiagnostic('site/script-in-text', { message, hint, trail: [first] })];
}

/** Files of the site and the theme; the site's files win. */
function copies(site: Site, theme: Theme): readonly OutputFile[] {
  const found = new Map<string, OutputFile>();
  for (const { path, size } of theme.files) found.set(path, { path, copy: { from: 'theme', path, size } });
  for (const { path, size } of site.files) found.set(path, { path, copy: { from: 'site', path, size } });
  return [...found.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
}
