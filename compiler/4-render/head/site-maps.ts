import { escapeAttribute } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import type { OutputFile } from '../output-file.ts';
import { type PageAlternate, pageAlternates } from './page-alternates.ts';

export interface SiteMapOptions {
  readonly baseUrl: string | undefined;
  /** Whether search engines may list the page. */
  isListed(route: Route): boolean;
  /** Of the language: `/fr`, or empty. */
  readonly prefix: string;
  /** Of the other languages of the site, in the primary one. */
  readonly prefixes?: readonly string[] | undefined;
}

/**
 * `robots.txt`, and `sitemap.xml` when the base URL is known: sitemaps require absolute URLs. Other languages than the primary one
 * have a site map only.
 */
export function siteMaps(
  routes: readonly Route[],
  { baseUrl, isListed, prefix, prefixes = [] }: SiteMapOptions,
): readonly OutputFile[] {
  const isPrimary = prefix === '';
  if (baseUrl === undefined)
    return isPrimary ? [{ path: 'robots.txt', text: 'User-agent: *\nAllow: /\n' }] : [];
  const maps = ['', ...prefixes].map((each) => `Sitemap: ${baseUrl}${each}/sitemap.xml\n`);
  const robots = `User-agent: *\nAllow: /\n${maps.join('')}`;
  const listed = routes.filter(isListed);
  const urls = listed.map((route) => {
    const alternates = pageAlternates(route).map((each) => alternateElement(each, baseUrl));
    return `<url><loc>${escapeAttribute(absoluteUrl(baseUrl, route.url))}</loc>${alternates.join('')}</url>\n`;
  });
  const hasAlternates = listed.some(({ alternates }) => alternates !== undefined);
  const namespace = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${urls.join('')}</urlset>\n`;
  return [
    ...(isPrimary ? [{ path: 'robots.txt', text: robots }] : []),
    { path: `${prefix}/sitemap.xml`.slice(1), text: map },
  ];
}

function alternateElement({ language, url }: PageAlternate, baseUrl: string): string {
  const href = escapeAttribute(absoluteUrl(baseUrl, url));
  return `<xhtml:link rel="alternate" hreflang="${escapeAttribute(language)}" href="${href}"/>`;
}

/** `baseUrl` has no trailing slash. */
export function absoluteUrl(baseUrl: string, url: string): string {
  return baseUrl + encodeURI(url);
}
