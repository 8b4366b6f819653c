import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Language } from '../../model/documents/language.ts';
import type { Site, TranslatedSite } from '../../model/site.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { planRoutes, type RouteOptions } from '../plan-routes.ts';
import type { Alternate, Route, RoutePlan } from '../route.ts';
import { prefixPlan } from './prefix-plan.ts';

export interface PlannedLanguages {
  /** The plan of the primary language, with the URLs of its pages in the others. */
  readonly plan: RoutePlan;
  /** The plans of the translations, in their order. */
  readonly others: readonly RoutePlan[];
  /** Only those of the other languages. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LanguageOptions extends RouteOptions {
  readonly translations: readonly TranslatedSite[];
  /** Whether a file is in `translations/`. Problems of other files are reported with the primary language. */
  isTranslation(file: string): boolean;
}

/**
 * Plans the site again for each other language, below `/{code}`, with the pages that the Worker completes.
 */
export function planLanguages(site: Site, plan: RoutePlan, options: LanguageOptions): PlannedLanguages {
  const { translations, locationOf, isTranslation } = options;
  const planned = translations.map((each) => planOther(each, options));
  const isOfTranslation = ({ location, related = [] }: Diagnostic) =>
    [location, ...related.map((other) => other.location)].some((each) => each && isTranslation(each.file));
  const code = primaryCode(site);
  const alternates = alternatesOf([{ code, plan }, ...planned], plan);
  return {
    plan: {
      ...withAlternates(plan, alternates),
      language: {
        code,
        isPrimary: true,
        home: '/',
        links: {},
        prefixes: planned.map((each) => `/${each.code}`),
      },
    },
    others: planned.map(({ code: other, plan: own }) => ({
      ...withAlternates(own, alternates),
      language: { code: other, isPrimary: false, home: `/${other}`, links: linksTo(own, plan), prefixes: [] },
    })),
    diagnostics: [
      ...planned.flatMap(({ diagnostics }) => diagnostics.filter(isOfTranslation)),
      ...translations.flatMap(({ language }) => collisions(site, language, { plan, locationOf })),
    ],
  };
}

function primaryCode({ settings }: Site): string {
  return settings.languages?.find(({ isPrimary }) => isPrimary)?.code ?? settings.website.language;
}

function planOther({ language: { code }, site }: TranslatedSite, options: RouteOptions) {
  const { plan, diagnostics } = planRoutes(site, options);
  return { code, plan: prefixPlan(plan, `/${code}`), diagnostics };
}

/** The same page has the same key in every language. Undefined for pages that have no counterpart. */
function keyOf({ subject }: Route): string | undefined {
  switch (subject.kind) {
    case 'page':
      return `page:${subject.pageId}`;
    case 'item':
      return `item:${subject.itemId}`;
    case 'list': {
      const { kind = '', value = '' } = subject.filter ?? {};
      return `list:${subject.collectionId}:${subject.pagination.page}:${kind}:${value}`;
    }
    case 'shell':
      return `shell:${subject.shell}`;
    default:
      return undefined;
  }
}

type Alternates = ReadonlyMap<string, readonly Alternate[]>;

interface PlanIn {
  readonly code: string;
  readonly plan: RoutePlan;
}

function alternatesOf(plans: readonly PlanIn[], primary: RoutePlan): Alternates {
  const found = new Map<string, Alternate[]>();
  for (const { code, plan } of plans) {
    for (const { key, route } of pagesOf(plan)) {
      const alternate = { code, url: route.url, ...(plan === primary && { isPrimary: true as const }) };
      const known = found.get(key);
      if (known === undefined) found.set(key, [alternate]);
      else known.push(alternate);
    }
  }
  return found;
}

/** Each page once: the URL of a folder shows the same as another. */
function pagesOf({ routes }: RoutePlan): readonly { readonly key: string; readonly route: Route }[] {
  return routes.flatMap((route) => {
    const key = route.canonicalUrl === undefined ? keyOf(route) : undefined;
    return key === undefined ? [] : [{ key, route }];
  });
}

function withAlternates(plan: RoutePlan, alternates: Alternates): RoutePlan {
  const routes = plan.routes.map((route): Route => {
    const own = alternates.get(keyOf(route) ?? '') ?? [];
    return own.length < 2 ? route : { ...route, alternates: own };
  });
  return { ...plan, routes };
}

/** By the URL in the primary language, also for feeds and folders. */
function linksTo(own: RoutePlan, primary: RoutePlan): Readonly<Record<string, string>> {
  const links = new Map<string, string>();
  const ofPages = new Map(pagesOf(own).map(({ key, route }) => [key, route.url]));
  for (const { key, route } of pagesOf(primary)) {
    const to = ofPages.get(key);
    if (to !== undefined) links.set(route.url, to);
  }
  const feeds = new Map(own.feeds.map(({ collectionId, url }) => [collectionId, url]));
  for (const { collectionId, url } of primary.feeds) {
    const to = feeds.get(collectionId);
    if (to !== undefined) links.set(url, to);
  }
  for (const [id, url] of Object.entries(primary.urls.collections)) {
    const to = own.urls.collections[id];
    if (to !== undefined && !links.has(url)) links.set(url, to);
  }
  return Object.fromEntries(links);
}

interface CollisionOptions extends Pick<RouteOptions, 'locationOf'> {
  readonly plan: RoutePlan;
}

/** A document of the primary language with a URL below that of another language. */
function collisions(
  { pages, collections, settings }: Site,
  { code, name }: Language,
  { plan, locationOf }: CollisionOptions,
): readonly Diagnostic[] {
  const index = settings.languages?.findIndex((each) => each.code === code) ?? 0;
  const inSettings = locationOf(settings.file, ['body', 'languages', index, 'code']);
  const first = (url: string | undefined) => url?.split('/')[1]?.toLowerCase().normalize('NFC');
  const documents = [
    ...pages.map(({ id, file }) => ({ file, url: plan.urls.pages[id] })),
    ...collections.map(({ id, file }) => ({ file, url: plan.urls.collections[id] })),
  ];
  return documents
    .filter(({ url }) => first(url) === code.toLowerCase())
    .map(({ file, url }) => {
      const location = locationOf(file, ['body', 'urlId']);
      return siteDiagnostic('site/duplicate-address', {
        message: `${url} is the URL of the site in ${name}, or below it`,
        hint: 'choose another URL (urlId)',
        ...(location && { location }),
        ...(inSettings && { related: [{ message: 'the language is here', location: inSettings }] }),
      });
    });
}
