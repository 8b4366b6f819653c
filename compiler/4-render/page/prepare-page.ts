import { asString, type JsonObject, member } from '../../../formatters/index.ts';
import type { Route, RoutePlan } from '../../3-route/route.ts';
import { tweakClasses } from '../../model/design/design-styles.ts';
import { resolveTweaks } from '../../model/design/resolve-tweaks.ts';
import type { Site } from '../../model/site.ts';
import type { ReadTracker } from '../../model/template-json/read-tracker.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { Theme } from '../../model/theme.ts';
import type { Injects } from '../../template/injects.ts';
import { BLOCK_DATA } from '../blocks/theme-block.ts';
import { createHeadData } from '../head/create-head-data.ts';
import { renderHead } from '../head/head.ts';
import type { FeedLink, HeadIcon } from '../head/head-data.ts';
import type { PageLanguage } from '../languages/page-language.ts';
import { type FactServices, type PageData, pageData } from '../page-data.ts';
import type { ImageFile, ImagePlan } from '../ports/images.ts';
import type { CurrentPage } from '../templates/tag-data.ts';
import type { PageInjects } from '../templates/templates.ts';
import { createInjectedCode } from './injected-code.ts';
import { pageClasses } from './page-classes.ts';
import { siteContext } from './site-context.ts';

export interface PreparationServices {
  readonly site: Site;
  readonly theme: Theme;
  readonly json: TemplateJson;
  readonly tracker?: ReadTracker | undefined;
  /** The theme's strings, overridden by the site's. */
  readonly strings: Readonly<Record<string, string>>;
  /** Returns the data of the `squarespace:` tags on this page. */
  tagData(current: CurrentPage): Injects;
  /** Feeds and calendar of a collection. */
  feedLinks(collectionId: string): readonly FeedLink[];
  /** Without trailing slash. */
  readonly baseUrl: string | undefined;
  /** URLs of the font files that each page needs. */
  readonly fonts: readonly string[];
  readonly styleUrl: string | undefined;
  /** The color of images that are drawn for pages without one; undefined: none are drawn. */
  readonly cardColor?: string | undefined;
  /** Undefined for a site in a single language. */
  readonly language?: PageLanguage | undefined;
  readonly plan: RoutePlan;
  /** The icon that is made of an image; undefined for those that are copied unchanged. */
  iconOf(url: string): ImagePlan['icon'] | undefined;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
  /** Called only when the page depends on it. Epoch milliseconds. */
  now(): number;
  /** Removes annotation markers from a text that is not a page. */
  plain?(text: string): string;
}

/** Everything that a page's templates can read, prepared before rendering. */
export interface PreparedPage {
  readonly facts: PageData;
  /** Images that its head needs: one for social networks that is drawn for this page, and the icon of the site. */
  readonly headImages: readonly ImageFile[];
  readonly root: JsonObject;
  /** `{squarespace-headers}` without the owner's code. */
  readonly headers: string;
  readonly injects: PageInjects;
  /** The `squarespace` variables except the main content, which is rendered first. */
  readonly shared: JsonObject;
}

export function createPagePreparer(
  services: PreparationServices,
  pageContent: (pageId: string) => string | undefined,
): (route: Route) => PreparedPage {
  const { site, theme, json } = services;
  // Names, because adding fields to a copy of an object takes V8 9 µs, and an object that is written as a whole 0.05 µs.
  const { websiteSettings, featureFlags, localizedStrings, template } = rootOfAllPages(services);
  const { website, showCart, shoppingCart } = siteContext({
    site,
    website: json.website,
    now: services.now,
  });
  const { data } = json;
  const factServices: FactServices = {
    json,
    pages: byId(site.pages),
    collections: byId(site.collections),
    items: byId(site.items),
    strings: services.strings,
    tracker: services.tracker,
    plan: services.plan,
    language: site.settings.website.language,
    now: services.now,
    itemIds: services.itemIds,
    pageContent,
  };
  const ofTweaks = tweakClasses(resolveTweaks(theme, site.settings.design));
  const injectedCode = createInjectedCode(site);
  const headData = createHeadData({ ...services, icon: siteIcon(services) });
  return (route) => {
    const facts = pageData(route, factServices);
    const title = headData.title(facts);
    const contentId = facts.systemId ?? asString(member(facts.item ?? facts.collection, 'id'));
    const shared = systemVariables(route, facts, { title, contentId, ofTweaks });
    const head = headData.of(route, facts);
    const headers = renderHead(head) + (services.language?.headLinks(route, head.isHidden) ?? '');
    const code = injectedCode(route);
    const root: JsonObject = {
      website,
      websiteSettings,
      featureFlags,
      localizedStrings,
      template,
      showCart,
      shoppingCart,
      data,
      ...facts.more,
      collection: facts.collection,
      item: facts.item,
      items: facts.items,
      pagination: facts.pagination,
      pageType: route.pageType,
      ...(services.language && { languages: services.language.list(route) }),
      productMerchandisingContext: json.merchandising(facts.itemIds),
      squarespace: shared,
      // Filled for parts of the page, in copies: V8 gives each copy to which a field is added a hidden class of its own.
      sections: undefined,
      [BLOCK_DATA]: undefined,
      'squarespace-headers': code.header === '' ? headers : `${headers}\n${code.header}`,
      'squarespace-footers': code.footer,
    };
    const formPage = {
      pageTitle: facts.document?.title ?? asString(member(facts.collection, 'title')),
      pageId: contentId,
      contentSource: facts.item === undefined ? 'c' : 'i',
      pagePath: route.url,
    };
    return {
      facts,
      headImages: [head.card, head.icon?.file].flatMap((file) => file ?? []),
      root,
      headers,
      shared,
      injects: {
        url: route.url,
        injects: services.tagData({
          id: facts.currentId,
          itemId: route.subject.kind === 'item' ? route.subject.itemId : undefined,
        }),
        formPage,
      },
    };
  };
}

/** Data that templates see on every page. */
export function rootOfAllPages({
  json,
  theme,
  strings,
}: Pick<PreparationServices, 'json' | 'theme' | 'strings'>): JsonObject {
  return {
    website: json.website,
    websiteSettings: json.websiteSettings,
    featureFlags: json.featureFlags,
    localizedStrings: strings,
    template: { name: theme.conf.name, mobileStylesEnabled: true },
  };
}

interface Naming {
  readonly title: string;
  readonly contentId: string;
  /** The classes of the theme's tweaks. */
  readonly ofTweaks: readonly string[];
}

/** The platform's variables (theme format, "How a page is composed" 5). */
function systemVariables(
  { layout }: Route,
  { item, collection, systemId }: PageData,
  { title, contentId, ofTweaks }: Naming,
): JsonObject {
  const isItemView = item !== undefined;
  return {
    'page-id': `${isItemView ? 'item' : 'collection'}-${contentId}`,
    'page-classes': pageClasses({ collection, systemId, layout, isItemView, ofTweaks }),
    'page-title': title,
    'cart-classes': 'sqs-custom-cart',
    'template-revision': '1',
    // Filled in a copy, when the content is rendered.
    'main-content': undefined,
  };
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

/** The site's icon, or the theme's `assets/favicon.*`. */
function siteIcon({ site, theme, json, iconOf }: PreparationServices): HeadIcon | undefined {
  const own = json.image(site.settings.website.faviconImageId);
  if (own !== undefined) {
    const original = asString(member(own, 'assetUrl'));
    const made = iconOf(original);
    return made === undefined
      ? { url: original, type: asString(member(own, 'contentType')) }
      : { ...made, type: 'image/png' };
  }
  const ofTheme = theme.files.find(({ path }) => /^assets\/favicon\.(svg|png|ico)$/.test(path));
  return (
    ofTheme && { url: `/${ofTheme.path}`, type: ofTheme.path.endsWith('.svg') ? 'image/svg+xml' : undefined }
  );
}
