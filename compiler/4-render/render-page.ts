import { asString, type JsonObject, member } from '../../formatters/index.ts';
import { BUILT_IN, type Route } from '../3-route/index.ts';
import type { Site, TemplateJson, Theme } from '../model/index.ts';
import type { LayoutRenderer } from './blocks/render-layout.ts';
import { renderHead } from './head/head.ts';
import type { HeadFacts } from './head/head-facts.ts';
import { plainText } from './head/plain-text.ts';
import { absoluteUrl } from './head/site-maps.ts';
import { localizedStrings } from './localized-strings.ts';
import { pageClasses } from './page-classes.ts';
import { type FactServices, type PageFacts, pageFacts } from './page-facts.ts';
import type { Templates } from './templates/templates.ts';

export interface PageServices {
  readonly site: Site;
  readonly theme: Theme;
  readonly json: TemplateJson;
  readonly templates: Templates;
  readonly layout: LayoutRenderer;
  /** What the `squarespace:` tags show on the page of this id. */
  tagData(currentId: string): JsonObject;
  /** Without a slash at the end. */
  readonly baseUrl: string | undefined;
  readonly styleUrl: string | undefined;
}

/** Makes the function that renders one route: main content first, then the layout around it. */
export function createPageRenderer(services: PageServices): (route: Route) => string {
  const { site, theme, json, templates, layout } = services;
  const ofAllPages = {
    website: json.website,
    websiteSettings: json.websiteSettings,
    featureFlags: json.featureFlags,
    localizedStrings: localizedStrings(site, theme),
    template: { name: theme.conf.name },
  };
  const facts: FactServices = {
    json,
    pages: byId(site.pages),
    collections: byId(site.collections),
    items: byId(site.items),
  };
  const icon = siteIcon(site, theme, json);
  return (route) => {
    const page = pageFacts(route, facts);
    const injects = { url: route.url, injects: services.tagData(page.currentId) };
    const title = pageTitle(page, site);
    const isItemView = page.item !== undefined;
    const shared = {
      'page-id': `${isItemView ? 'item' : 'collection'}-${asString(member(page.item ?? page.collection, 'id'))}`,
      'page-classes': pageClasses({ collection: page.collection, layout: route.layout, isItemView }),
      'page-title': title,
      'cart-classes': 'sqs-custom-cart',
      'template-revision': '1',
    };
    const root: JsonObject = {
      ...ofAllPages,
      collection: page.collection,
      item: page.item,
      items: page.items,
      pagination: page.pagination,
      pageType: route.pageType,
      productMerchandisingContext: json.merchandising(page.itemIds),
      squarespace: shared,
      'squarespace-headers': renderHead(headFacts(route, page, { services, title, icon })),
      'squarespace-footers': '',
    };
    const content =
      route.template === BUILT_IN.blocks && page.page !== undefined
        ? layout.render(page.page, root, injects)
        : templates.render(templates.named(route.template), root, injects);
    const withContent = { ...root, squarespace: { ...shared, 'main-content': content } };
    return templates.render(templates.layout(route.layout), withContent, injects);
  };
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

function pageTitle({ document, collection }: PageFacts, { settings }: Site): string {
  const { siteTitle } = settings.website;
  if (document?.seo.title !== undefined) return document.seo.title;
  if (member(collection, 'homepage') === true) return siteTitle;
  return `${document?.title ?? asString(member(collection, 'title'))} — ${siteTitle}`;
}

interface HeadQuestion {
  readonly services: PageServices;
  readonly title: string;
  readonly icon: HeadFacts['icon'];
}

/** Longer descriptions are cut by everybody who shows them. */
const LONGEST_DESCRIPTION = 300;

function headFacts(route: Route, page: PageFacts, { services, title, icon }: HeadQuestion): HeadFacts {
  const { site, json, baseUrl, styleUrl } = services;
  const { website } = site.settings;
  const { document, item } = page;
  const isNotFound = route.subject.kind === 'not-found';
  const isHome = route.url === '/';
  const description =
    document?.seo.description ??
    plainText(asString(member(item, 'excerpt'))) ??
    (document?.description || (isHome ? website.siteDescription : undefined));
  const image = json.image(document?.seo.imageId ?? document?.mainImageId ?? website.socialLogoImageId);
  const imagePath = member(image, 'assetUrl');
  return {
    title,
    description: description?.slice(0, LONGEST_DESCRIPTION),
    siteTitle: website.siteTitle,
    pageType: route.pageType,
    canonical: baseUrl === undefined || isNotFound ? undefined : absoluteUrl(baseUrl, route.url),
    imageUrl:
      baseUrl === undefined || imagePath === undefined ? undefined : `${baseUrl}${asString(imagePath)}`,
    imageAlt: asString(member(image, 'altText')),
    isHidden: isNotFound || document?.seo.hidden === true,
    styleUrl,
    icon,
    item,
  };
}

/** The site's own icon, or the theme's `assets/favicon.*`. */
function siteIcon({ settings }: Site, { files }: Theme, json: TemplateJson): HeadFacts['icon'] {
  const own = json.image(settings.website.faviconImageId);
  if (own !== undefined)
    return { url: asString(member(own, 'assetUrl')), type: asString(member(own, 'contentType')) };
  const ofTheme = files.find(({ path }) => /^assets\/favicon\.(svg|png|ico)$/.test(path));
  return (
    ofTheme && { url: `/${ofTheme.path}`, type: ofTheme.path.endsWith('.svg') ? 'image/svg+xml' : undefined }
  );
}
