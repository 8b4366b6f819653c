import { describe, expect, it } from 'vitest';
import { readFixtureSite } from '../../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles } from '../1-read/memory-files.ts';
import { renderSite } from '../compile-site.ts';
import { readOldUrl } from '../model/fields/redirect-from.ts';
import { movedTo } from '../model/release/moved-to.ts';

type Bodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The fixture site with additional fields in some documents, by file. */
async function build(bodies: Bodies) {
  const files = readFixtureSite('sites/harbour');
  const texts = Object.fromEntries(files.list().map(({ path }) => [path, files.readText(path)]));
  for (const [path, fields] of Object.entries(bodies)) {
    const document = JSON.parse(texts[path] ?? '{}');
    texts[path] = JSON.stringify({ ...document, body: { ...document.body, ...fields } });
  }
  const { rendered, diagnostics } = await renderSite({ site: createMemoryFiles(texts) }, { now: 0 });
  const found = diagnostics.filter(({ code }) => /redirect|dead-link|invalid/.test(code));
  return { redirects: rendered?.redirects, found };
}

/** Returns the encoded target of an old URL in a site with just these pages. */
function leads(redirects: Readonly<Record<string, string>> = {}, ...urls: readonly string[]) {
  return (path: string) => movedTo(redirects, path, (url) => urls.includes(url));
}

describe('redirects', () => {
  it('is led to from its old addresses: page, collection, product', async () => {
    const { redirects, found } = await build({
      'pages/about.json': { redirectFrom: ['/who-we-are', '/caf%C3%A9/us/'] },
      'items/shop/rope.json': { redirectFrom: ['/products/rope.html'] },
      // It had the second URL before it became the home page: its `urlId` still shows it.
      'pages/home.json': { urlId: 'harbour', redirectFrom: ['/start', '/harbour'] },
    });
    expect(found).toEqual([]);
    expect(redirects).toEqual({
      'who-we-are': '/about',
      'café/us': '/about',
      'products/rope.html': '/shop/p/rope',
      start: '/',
      harbour: '/',
    });
  });

  it('keeps a page whose URL is the old one in another form of Unicode', async () => {
    const { redirects, found } = await build({
      'pages/about.json': { urlId: 'cafe\u0301' },
      'pages/home.json': { redirectFrom: ['/caf\u00e9'] },
    });
    expect(redirects).toEqual({});
    expect(found.map(({ code }) => code)).toContain('site/unused-redirect');
  });

  it('redirects nothing below a collection that is the home page of a language', async () => {
    const { redirects } = await build({
      'site.json': {
        languages: [
          { code: 'en', name: 'English', isPrimary: true },
          { code: 'fr', name: 'French' },
        ],
      },
      'pages/home.json': { isHome: false },
      'collections/log.json': { isHome: true },
      'translations/fr/collections/log.json': { redirectFrom: ['/journal'] },
    });
    expect(redirects).toEqual({ 'fr/journal': '/fr' });
  });

  it('redirects everything below a collection: items and list pages; their own redirects win', async () => {
    const { redirects } = await build({
      'collections/shop.json': { urlId: 'läden', redirectFrom: ['/store'] },
      'collections/log.json': { redirectFrom: ['/blog'] },
      'items/shop/rope.json': { redirectFrom: ['/store/p/cleat'] },
    });
    const to = leads(redirects, '/l%C3%A4den/p/rope', '/l%C3%A4den/p/cleat', '/log/page/2', '/log/rss.xml');
    expect([
      to('store'),
      to('store/p/rope'),
      to('store/p/cleat'),
      to('blog'),
      to('blog/page/2'),
      to('blog/rss.xml'),
    ]).toEqual([
      '/l%C3%A4den',
      '/l%C3%A4den/p/rope',
      '/l%C3%A4den/p/rope',
      '/log',
      '/log/page/2',
      '/log/rss.xml',
    ]);
    for (const nothing of ['store/p/none', 'store/p', 'storeroom/p/rope', 'p/rope', '__proto__/p/rope'])
      expect(to(nothing)).toBeUndefined();
  });

  it('is one entry for all that is below a collection, however much that is, in one order', async () => {
    const { redirects = {} } = await build({
      'collections/shop.json': { redirectFrom: ['/store', '/outlet'] },
      'collections/log.json': { redirectFrom: ['/blog'] },
    });
    expect(Object.entries(redirects)).toEqual([
      ['blog', '/log'],
      ['store', '/shop'],
      ['outlet', '/shop'],
      ['blog/', '/log/'],
      ['store/', '/shop/'],
      ['outlet/', '/shop/'],
    ]);
  });

  it('redirects an item from its old URL below each old URL of its collection', async () => {
    const { redirects } = await build({
      'collections/shop.json': { redirectFrom: ['/store', '/outlet'] },
      'items/shop/rope.json': { redirectFrom: ['/outlet/p/cleat', '/shop/p/hawser', '/knots'] },
    });
    const to = leads(redirects, '/shop/p/rope');
    const below = ['store', 'outlet', 'shop'].flatMap((base) => [`${base}/p/cleat`, `${base}/p/hawser`]);
    expect([...below, 'knots'].map(to)).toEqual(Array(7).fill('/shop/p/rope'));
    expect(to('store/knots')).toBeUndefined();
  });

  it('of the deepest collection counts, of those that lead somewhere', () => {
    const redirects = { 'a/': '/one/', 'a/b/': '/two/', 'x/': '//evil.test/', 'y/': '/%', 'one/z': '/' };
    const to = leads(redirects, '/one/b/c', '/one/b/d', '/two/c');
    expect(['a/b/c', 'a/b/d', 'a/b', 'a/z', 'x/y', 'y/%/a', 'a/\ud800', ''].map(to)).toEqual([
      '/two/c',
      '/one/b/d',
      undefined,
      '/',
      ...Array(4).fill(undefined),
    ]);
  });

  it('from an old URL below a collection never override the page that has this URL now', async () => {
    const { redirects, found } = await build({
      'collections/shop.json': { redirectFrom: ['/store'] },
      'items/shop/rope.json': { redirectFrom: ['/store/p/anchor', '/store/p/hawser'] },
    });
    expect(found).toEqual([]);
    // Nothing from /shop/p/anchor, which is a product.
    expect(redirects).toEqual({
      'store/p/anchor': '/shop/p/rope',
      'store/p/hawser': '/shop/p/rope',
      'shop/p/hawser': '/shop/p/rope',
      'store/': '/shop/',
      store: '/shop',
    });
  });

  it('are inactive before the target is published', async () => {
    const { redirects, found } = await build({ 'pages/draft.json': { redirectFrom: ['/sketch'] } });
    expect([redirects, found]).toEqual([{}, []]);
  });

  it('never override existing pages or loop, and are reported with location', async () => {
    const { redirects, found } = await build({
      'pages/about.json': { redirectFrom: ['/wide', '/about', '/cart', '/old', '/old'] },
      'pages/wide.json': { redirectFrom: ['/about', '/old'] },
      'collections/log.json': { redirectFrom: ['/shop'] },
    });
    expect(redirects).toEqual({ old: '/about' });
    expect(found.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['site/unused-redirect', 'warning', '/shop is in use, so it does not redirect to /log'],
      ['site/unused-redirect', 'warning', '/wide is in use, so it does not redirect to /about'],
      ['site/unused-redirect', 'warning', '/about is its current URL, so the redirect has no effect'],
      ['site/unused-redirect', 'warning', 'Quoin reserves /cart'],
      ['site/unused-redirect', 'warning', '/old is listed twice'],
      ['site/unused-redirect', 'warning', '/about is in use, so it does not redirect to /wide'],
      ['site/unused-redirect', 'warning', '/old already redirects to /about, not to /wide'],
    ]);
    const locations = found.map(({ location }) => location && [location.file, location.start.offset]);
    expect(new Set(locations.map((location) => `${location}`)).size).toBe(7);
    expect(locations[1]?.[0]).toMatch(/about\.json$/);
  });

  it('reports links to old URLs in texts', async () => {
    const { found } = await build({
      'items/shop/rope.json': { excerpt: '[us](/who)' },
      'pages/about.json': { redirectFrom: ['/who'] },
      'collections/shop.json': { redirectFrom: ['/store'] },
      'items/shop/anchor.json': { excerpt: '[rope](/store/p/rope) [none](/store/p/none)' },
    });
    expect(found.map(({ message, hint }) => [message, hint])).toEqual([
      ['/store/p/rope is an old URL', 'write "/shop/p/rope"'],
      ['There is no page at /store/p/none', undefined],
      ['/who is an old URL', 'write "/about"'],
    ]);
  });

  it.each([
    'studio',
    '//evil.test',
    'https://a.test/x',
    '/a?b=1',
    '/a#b',
    '/',
    '/../a',
    '/a//b',
    '/a%2fb',
    '/%',
    '',
  ])('%s is no address that something can have had', async (from) => {
    expect(readOldUrl(from)).toBeUndefined();
    const { found } = await build({ 'pages/about.json': { redirectFrom: [from] } });
    expect(found.map(({ code }) => code)).toContain('site/invalid-value');
  });
});
