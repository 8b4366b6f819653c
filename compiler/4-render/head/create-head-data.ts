import { asString, member } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { PageData } from '../page-data.ts';
import type { FeedLink, HeadData } from './head-data.ts';
import { plainText } from './plain-text.ts';
import { absoluteUrl } from './site-maps.ts';
import { planCard } from './social-card.ts';
import { structuredData } from './structured-data.ts';

export interface HeadServices {
  readonly site: Site;
  readonly json: TemplateJson;
  readonly icon: HeadData['icon'];
  readonly baseUrl: string | undefined;
  readonly fonts: readonly string[];
  readonly styleUrl: string | undefined;
  /** The color of images that are drawn for pages without one; undefined: none are drawn. */
  readonly cardColor?: string | undefined;
  /** Undefined for a site in a single language. */
  readonly language?: { readonly home: string } | undefined;
  /** Feeds and calendar of a collection. */
  feedLinks(collectionId: string): readonly FeedLink[];
  plain?(text: string): string;
}

/** Search engines and social networks cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 300;

/** Creates the function that collects the head data of a page. */
export function createHeadData(services: HeadServices): {
  title(page: PageData): string;
  of(route: Route, page: PageData): HeadData;
} {
  const { site, json, baseUrl, fonts, styleUrl, icon, plain = (text) => text } = services;
  const { website } = site.settings;
  const homeUrl = services.language?.home ?? '/';
  const title = ({ document, collection }: PageData) => {
    if (document?.seo.title !== undefined) return document.seo.title;
    if (member(collection, 'homepage') === true) return website.siteTitle;
    return `${document?.title ?? asString(member(collection, 'title'))} — ${website.siteTitle}`;
  };
  const absolute = (path: unknown) =>
    baseUrl === undefined || path === undefined ? undefined : `${baseUrl}${asString(path as string)}`;
  const cardOf = ({ document, collection }: PageData) => {
    const color = baseUrl === undefined ? undefined : services.cardColor;
    const text = plain(document?.seo.title ?? document?.title ?? asString(member(collection, 'title')));
    return color === undefined ? undefined : planCard({ title: text, siteTitle: website.siteTitle, color });
  };
  return {
    title,
    of: (route, page) => {
      const { document, item, collection } = page;
      const hasNoAddress = route.subject.kind === 'not-found' || route.subject.kind === 'shell';
      const isHome = route.url === homeUrl;
      const ofItem = plainText(plain(asString(member(item, 'excerpt'))));
      const ofPage = document?.description || (isHome ? website.siteDescription : undefined);
      const description = (document?.seo.description ?? ofItem ?? ofPage)?.slice(0, MAX_DESCRIPTION_LENGTH);
      const image = json.image(document?.seo.imageId ?? document?.mainImageId ?? website.socialLogoImageId);
      const isHidden = hasNoAddress || document?.seo.hidden === true;
      const card = image === undefined && !isHidden ? cardOf(page) : undefined;
      const imageUrl = absolute(card === undefined ? member(image, 'assetUrl') : `/${card.path}`);
      const collectionId = feedOf(route);
      const links = collectionId === undefined ? [] : services.feedLinks(collectionId);
      const logo = json.image(website.logoImageId);
      return {
        title: title(page),
        description,
        siteTitle: website.siteTitle,
        pageType: route.pageType,
        canonical:
          baseUrl === undefined || hasNoAddress
            ? undefined
            : absoluteUrl(baseUrl, route.canonicalUrl ?? route.url),
        imageUrl,
        imageAlt: card?.card?.title ?? asString(member(image, 'altText')),
        card,
        isHidden,
        fonts,
        styleUrl,
        icon,
        feeds: links.map((link) => ({ ...link, title: plain(asString(member(collection, 'title'))) })),
        item,
        data:
          baseUrl === undefined || isHidden
            ? []
            : structuredData({
                baseUrl,
                website,
                logoUrl: absolute(member(logo, 'assetUrl')),
                url: route.url,
                homeUrl,
                title: title(page),
                description,
                imageUrl,
                collection,
                item,
              }),
      };
    },
  };
}

function feedOf({ subject }: Route): string | undefined {
  return subject.kind === 'list' || subject.kind === 'item' ? subject.collectionId : undefined;
}
