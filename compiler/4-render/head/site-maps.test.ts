import { expect, it } from 'vitest';
import type { Route } from '../../3-route/route.ts';
import { siteMaps } from './site-maps.ts';

const ALL = { isListed: () => true, prefix: '' };
const BASE = { ...ALL, baseUrl: 'https://small.example' };
const ALTERNATES = [
  { code: 'en', url: '/a', isPrimary: true },
  { code: 'fr', url: '/fr/a' },
];

function mapsOf(routes: readonly object[], options: Parameters<typeof siteMaps>[1]) {
  return Object.fromEntries(
    siteMaps(routes as readonly Route[], options).map((file) => [file.path, 'text' in file ? file.text : '']),
  );
}

it('a URL is encoded and escaped', () => {
  expect(mapsOf([{ url: '/a b&c' }], BASE)['sitemap.xml']).toContain(
    '<url><loc>https://small.example/a%20b&amp;c</loc></url>',
  );
});

it('a site map has the languages of a page, and the namespace for them where it is needed', () => {
  const map = mapsOf([{ url: '/a', alternates: ALTERNATES }], BASE)['sitemap.xml'];
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(map).toContain('hreflang="fr" href="https://small.example/fr/a"/>');
  expect(map).toContain('hreflang="x-default" href="https://small.example/a"/>');
  expect(mapsOf([{ url: '/a' }], BASE)['sitemap.xml']).not.toContain('xhtml');
});

it('a site has a site map of its listed pages, which robots.txt names', () => {
  const isListed = ({ url }: Route) => url !== '/hidden';
  const maps = mapsOf([{ url: '/' }, { url: '/hidden' }, { url: '/studio' }], { ...BASE, isListed });
  expect([maps['robots.txt'], maps['sitemap.xml']?.match(/<loc>[^<]*<\/loc>/g)]).toEqual([
    'User-agent: *\nAllow: /\nSitemap: https://small.example/sitemap.xml\n',
    ['<loc>https://small.example/</loc>', '<loc>https://small.example/studio</loc>'],
  ]);
});

it('one robots.txt names the site maps of all languages', () => {
  expect(mapsOf([], { ...BASE, prefixes: ['/fr'] })['robots.txt']).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://small.example/sitemap.xml\nSitemap: https://small.example/fr/sitemap.xml\n',
  );
  expect(Object.keys(mapsOf([], { ...BASE, prefix: '/fr' }))).toEqual(['fr/sitemap.xml']);
});

it('without a base URL, there is only the robots.txt of the primary language', () => {
  expect(mapsOf([], { ...ALL, baseUrl: undefined })).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
  expect(mapsOf([], { ...ALL, prefix: '/fr', baseUrl: undefined })).toEqual({});
});
