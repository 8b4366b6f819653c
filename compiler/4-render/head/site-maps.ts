import { escapeAttribute } from '../../../formatters/index.ts';
import type { Route } from '../../3-route/route.ts';
import type { OutputFile } from '../output-file.ts';

export interface SiteMapOptions {
  readonly baseUrl: string | undefined;
  /** Whether search engines may list the page. */
  isListed(route: Route): boolean;
}

/** `robots.txt`, and `sitemap.xml` when the base URL is known: sitemaps require absolute URLs. */
export function siteMaps(
  routes: readonly Route[],
  { baseUrl, isListed }: SiteMapOptions,
): readonly OutputFile[] {
  if (baseUrl === undefined) return [{ path: 'robots.txt', text: 'User-agent: *\nAllow: /\n' }];
  const robots = `User-agent: *\nAllow: /\nSitemap: ${baseUrl}/sitemap.xml\n`;
  const urls = routes
    .filter(isListed)
    .map(({ url }) => `<url><loc>${escapeAttribute(absoluteUrl(baseUrl, url))}</loc></url>\n`);
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return [
    { path: 'robots.txt', text: robots },
    { path: 'sitemap.xml', text: map },
  ];
}

/** `baseUrl` has no trailing slash. */
export function absoluteUrl(baseUrl: string, url: string): string {
  return baseUrl + encodeURI(url);
}
