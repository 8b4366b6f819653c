import { asString, type JsonObject, member } from '../../../formatters/index.ts';
import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { Settings } from '../../model/documents/settings.ts';
import { absoluteUrl } from './site-maps.ts';

export interface DataOptions {
  /** Without trailing slash. */
  readonly baseUrl: string;
  readonly website: Settings['website'];
  readonly logoUrl: string | undefined;
  /** Path of the page. */
  readonly url: string;
  /** Path of the home page in the language of the page. */
  readonly homeUrl: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute. */
  readonly imageUrl: string | undefined;
  readonly collection: JsonObject | undefined;
  readonly item: JsonObject | undefined;
}

/**
 * Returns structured data (schema.org) other than products: site and organization on the home page, `BlogPosting` for entries,
 * breadcrumbs on all other pages.
 */
export function structuredData(options: DataOptions): readonly object[] {
  const { url, homeUrl, item } = options;
  if (url === homeUrl) return [webSite(options), organization(options)];
  const isText = member(item, 'recordType') === RECORD_TYPE.text && typeof item?.publishOn === 'number';
  return [...(isText && item !== undefined ? [blogPosting(item, options)] : []), breadcrumbs(options)];
}

function webSite({ baseUrl, website, homeUrl, description }: DataOptions): object {
  return {
    '@type': 'WebSite',
    name: website.siteTitle,
    url: absoluteUrl(baseUrl, homeUrl),
    description,
    inLanguage: website.language.replaceAll('_', '-'),
    publisher: { '@id': organizationId(baseUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function organization({ baseUrl, website, logoUrl }: DataOptions): object {
  const profiles = (website.socialAccounts ?? []).map(({ profileUrl }) => profileUrl);
  const sameAs = profiles.filter((url) => /^https?:\/\//i.test(url));
  return {
    '@type': 'Organization',
    '@id': organizationId(baseUrl),
    name: website.siteTitle,
    url: `${baseUrl}/`,
    logo: logoUrl,
    ...(sameAs.length > 0 && { sameAs }),
  };
}

function organizationId(baseUrl: string): string {
  return `${baseUrl}/#organization`;
}

function blogPosting(
  item: JsonObject,
  { baseUrl, url, description, imageUrl, website }: DataOptions,
): object {
  const author = asString(member(item.author, 'displayName'));
  return {
    '@type': 'BlogPosting',
    headline: item.title,
    description,
    image: imageUrl,
    datePublished: isoTime(item.publishOn),
    dateModified: isoTime(item.updatedOn),
    ...(author !== '' && { author: { '@type': 'Person', name: author } }),
    publisher: { '@type': 'Organization', '@id': organizationId(baseUrl), name: website.siteTitle },
    mainEntityOfPage: absoluteUrl(baseUrl, url),
  };
}

/** Undefined for an invalid time of any type. */
function isoTime(value: unknown): string | undefined {
  const date = new Date(typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function breadcrumbs({ baseUrl, website, homeUrl, collection, item, url, title }: DataOptions): object {
  const collectionUrl = asString(member(collection, 'fullUrl'));
  const steps = [
    { name: website.siteTitle, path: homeUrl },
    ...(item === undefined ? [] : [{ name: asString(member(collection, 'title')), path: collectionUrl }]),
    { name: asString(member(item ?? collection, 'title')) || title, path: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(baseUrl, path),
    })),
  };
}
