import type { Site } from '../../model/site.ts';
import type { Theme, ThemeTemplate } from '../../model/theme.ts';
import type { BundledScripts } from '../ports/scripts.ts';

/** What scripts request of a published site in addition to pages. */
export interface ThemeRequests {
  /** `/journal?format=json`, `/journal?format=main-content`. */
  readonly pageData: boolean;
  /** `/api/open/GetItemsByMonth`. */
  readonly itemsByMonth: boolean;
}

export interface RequestSources {
  readonly pageCount: number;
  readonly theme: Theme;
  readonly site: Pick<Site, 'settings' | 'pages' | 'collections'>;
  readonly scripts?: BundledScripts | undefined;
}

/** Finds what scripts of the theme, in files and templates, and the owner's code request. Sites of others get no such files. */
export function themeRequests(sources: RequestSources): ThemeRequests {
  const texts = textsOf(sources);
  return {
    pageData: sources.pageCount <= MAX_PAGES_WITH_DATA && texts.some((text) => PAGE_FORMAT.test(text)),
    itemsByMonth: texts.some((text) => text.includes('GetItemsByMonth')),
  };
}

/** Published sites with more pages have no data files, which would be as many again. */
const MAX_PAGES_WITH_DATA = 5000;

/** In a URL or in parameters: `?format=json`, `{ format: 'main-content' }`. */
const PAGE_FORMAT = /\bformat["'`]?\s*[:=]\s*["'`]?(?:json|main-content)\b/;

function textsOf({ theme, site, scripts }: Omit<RequestSources, 'pageCount'>): readonly string[] {
  const { layouts, pages, collections, partials } = theme;
  const templates: readonly (ThemeTemplate | undefined)[] = [
    ...Object.values(layouts),
    ...Object.values(pages),
    ...Object.values(collections).flatMap(({ list, item }) => [list, item]),
    ...Object.values(partials),
  ];
  const codes = [site.settings.websiteSettings, ...site.pages, ...site.collections]
    .filter(({ codeInjection }) => codeInjection !== undefined)
    .flatMap(({ codeInjection: { header = '', footer = '' } = {} }) => [header, footer]);
  return [...Object.values(scripts?.files ?? {}), ...templates.flatMap((each) => each?.text ?? []), ...codes];
}
