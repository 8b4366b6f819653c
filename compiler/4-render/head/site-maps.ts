import { escapeAttribute } from '../../../formatters/index.ts';
import type { Route, Subject } from '../../3-route/index.ts';
import type { Site } from '../../model/index.ts';
import type { OutputFile } from '../output-file.ts';

/** `robots.txt`, and `sitemap.xml` when it is known where the site will live: a sitemap has whole addresses only. */
export function siteMaps(
  site: Site,
  routes: readonly Route[],
  baseUrl: string | undefined,
): readonly OutputFile[] {
  if (baseUrl === undefined) return [{ path: 'robots.txt', text: 'User-agent: *\nAllow: /\n' }];
  const robots = `User-agent: *\nAllow: /\nSitemap: ${baseUrl}/sitemap.xml\n`;
  const hidden = new Set(site.pages.flatMap(({ id, seo }) => (seo.hidden === true ? [id] : [])));
  const listed = routes.filter(({ subject }) => isListed(subject, hidden));
  const urls = listed.map(
    ({ url }) => `<url><loc>${escapeAttribute(absoluteUrl(baseUrl, url))}</loc></url>\n`,
  );
  const map = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return [
    { path: 'robots.txt', text: robots },
    { path: 'sitemap.xml', text: map },
  ];
}

/** `baseUrl` without a slash at the end. */
export function absoluteUrl(baseUrl: string, url: string): string {
  return baseUrl + encodeURI(url);
}

function isListed(subject: Subject, hidden: ReadonlySet<string>): boolean {
  return subject.kind !== 'not-found' && !(subject.kind === 'page' && hidden.has(subject.pageId));
}
