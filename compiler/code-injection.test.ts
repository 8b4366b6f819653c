import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Builds a site with this code on all pages, and on the home page. */
async function build(ofSite: object, ofHome: object = {}, files: FileMap = {}) {
  const output = createMemoryOutput();
  const site = createMemoryFiles(
    smallSite({
      'site.json': documentFile('settings', 'settings', {
        schemaVersion: 1,
        theme: 'theme',
        website: { siteTitle: 'Small' },
        websiteSettings: { codeInjection: ofSite },
      }),
      'pages/home.json': documentFile('page', 'home', {
        pageType: 2,
        title: 'Home',
        urlId: 'home',
        isHome: true,
        codeInjection: ofHome,
      }),
      'theme/site.region':
        '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}{squarespace-footers}</body></html>',
      ...files,
    }),
  );
  const { diagnostics } = await compileSite({ site, output, hash: sha256 }, { now: 0 });
  const page = (path: string) => output.readText(path) ?? '';
  return { diagnostics, page, paths: [...output.files.keys()] };
}

it('code of the site, then of the page, ends the head and the body', async () => {
  const { page } = await build(
    { header: '<meta name="a">', footer: '<i>1</i>' },
    { header: '<meta name="b">', footer: '<i>2</i>' },
  );
  expect(page('index.html')).toContain('<meta name="a">\n<meta name="b"></head>');
  expect(page('index.html')).toContain('<i>1</i>\n<i>2</i></body>');
});

it('code of a collection is on the pages of its items, and on no other', async () => {
  const log = {
    type: 1,
    typeName: 'blog',
    title: 'Log',
    urlId: 'log',
    codeInjection: { header: '<meta name="c">' },
  };
  const { page } = await build(
    {},
    {},
    {
      ...smallBlog('One.', { publishOn: 0 }),
      'collections/log.json': documentFile('collection', 'log', log),
    },
  );
  const has = (path: string) => page(path).includes('<meta name="c">');
  expect([has('log/index.html'), has('log/one/index.html'), has('index.html')]).toEqual([true, true, false]);
});

it('the checkout has no code, the cart has', async () => {
  const { page } = await build(
    { header: '<meta name="a">' },
    {},
    {
      'collections/shop.json': documentFile('collection', 'shop', {
        type: 13,
        typeName: 'products',
        title: 'Shop',
        urlId: 'shop',
      }),
    },
  );
  const has = (path: string) => page(path).includes('<meta name="a">');
  expect([has('cart/index.html'), has('checkout/index.html')]).toEqual([true, false]);
});

it('scripts in code run under the policy of a static export', async () => {
  const { page, diagnostics } = await build({
    header: '<script>track()</script><script async src="https://stats.example/a.js"></script>',
  });
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page('index.html')) ?? [];
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' 'sha256-${sha256('track()')}' https://stats.example`);
  expect(diagnostics).toEqual([]);
});

it('metadata in code replaces that of the page', async () => {
  const { page } = await build({}, { header: '<meta property="og:title" content="Come in">' });
  expect([...page('index.html').matchAll(/og:title" content="([^"]*)/g)].map(([, title]) => title)).toEqual([
    'Come in',
  ]);
});
