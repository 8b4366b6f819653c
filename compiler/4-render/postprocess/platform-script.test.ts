import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../fixtures/sites/minimal-runtime.ts';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import type { FileMap } from '../../1-read/memory-files.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';
import { compileStyles } from '../../node/styles/compile-styles.ts';

const GLOBALS = '<script src="/scripts/quoin/platform-1.js"></script>';
const CONTEXT = /<script type="application\/json" id="quoin-platform">(.*?)<\/script>/;

/** Renders a small site and returns its pages by path, with the texts that their policies allow to run. */
async function pagesOf(files: FileMap) {
  const scripts = {
    bundle: async (entries: readonly string[]) => ({
      paths: Object.fromEntries(entries.map((entry) => [entry, entry.replace('.js', '-1.js')])),
      files: Object.fromEntries(
        entries.map((entry) => [entry.replace('.js', '-1.js'), String(files[`theme/${entry}`])]),
      ),
      diagnostics: [],
    }),
  };
  const site = createMemoryFiles(smallSite(files));
  const ports = { site, runtime: MINIMAL_RUNTIME, createLocale, compileStyles, openScripts: () => scripts };
  const { rendered } = await renderSite(ports, { now: 2 });
  return (path: string) => {
    const file = rendered?.files.find((each) => each.path === path);
    if (!file || !('text' in file)) throw new Error(`no page ${path}`);
    return { html: file.text, policy: file.policy };
  };
}

const region = (html: string) => ({ 'theme/site.region': html });

describe('the globals of the platform', () => {
  it('come before the first inline script that calls them', async () => {
    const page = (
      await pagesOf(
        region(
          '<head>{squarespace-headers}<script>first()</script></head><body>{squarespace.main-content}<script>Y.use("node", run)</script></body>',
        ),
      )
    )('index.html');
    const [before = '', after = ''] = page.html.split(GLOBALS);
    expect(before).toContain('<script>first()</script>');
    expect(after.trim()).toMatch(/^<script>Y\.use/);
  });

  it('are followed by the modules on pages that use one', async () => {
    const modules = '<script src="/scripts/quoin/platform-modules-1.js"></script>';
    const start = '<body><script>Y.one("#menu")</script>';
    const page = (await pagesOf(region(`${start}<script>Y.io("/more")</script></body>`)))('index.html');
    expect(page.html).toContain(`${GLOBALS}\n${modules}\n<script>Y.one`);
    expect((await pagesOf(region(`${start}</body>`)))('index.html').html).not.toContain(modules);
  });

  it('come before a script of the theme that calls them', async () => {
    const page = (
      await pagesOf({
        ...region(
          '<body><script src="/scripts/other.js"></script><script src="/scripts/site.js"></script></body>',
        ),
        'theme/scripts/site.js': 'ImageLoader.load(document.images[0])',
        'theme/scripts/other.js': 'start()',
      })
    )('index.html');
    expect(page.html).toContain(`${GLOBALS}\n<script src="/scripts/site-1.js">`);
  });

  it.each([
    ['a version in its URL', '<script src="/scripts/site.js?v={squarespace.template-revision}"></script>'],
    ['single quotes', "<script src='/scripts/site.js'></script>"],
    ['no quotes', '<script src=/scripts/site.js></script>'],
  ])('come before a script that is included with %s', async (_what, script) => {
    const page = (
      await pagesOf({
        ...region(`<body>${script}</body>`),
        'theme/scripts/site.js': 'ImageLoader.load(document.images[0])',
      })
    )('index.html');
    const [, after = ''] = page.html.split(GLOBALS);
    expect(after.trim()).toMatch(/^<script src=["']?\/scripts\/site-1\.js\b/);
  });

  it.each([
    ['fills its container', '<div class="banner content-fill"><img data-image="/a.png" alt=""></div>'],
    ['is marked as not loaded', '<img class="thumb loading" data-image="/a.png" alt="">'],
  ])('come with an image that %s, after which they lay it out', async (_what, html) => {
    const page = (await pagesOf(region(`<body>${html}</body>`)))('index.html').html;
    expect(page.indexOf(GLOBALS)).toBeGreaterThan(page.indexOf('<img'));
  });

  it('come with images that the style sheet hides until they are loaded', async () => {
    const files = {
      ...region('<body><img data-image="/a.png" alt=""></body>'),
      'theme/template.conf':
        '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.css"] }',
    };
    const htmlWith = async (css: string) =>
      (await pagesOf({ ...files, 'theme/styles/site.css': css }))('index.html').html;
    expect(await htmlWith('img { opacity: 0 } img.loaded { opacity: 1 }')).toContain(GLOBALS);
    expect(await htmlWith('img { opacity: 0 } .loaded-by-me { opacity: 1 }')).not.toContain(GLOBALS);
  });

  it('are not on pages whose scripts do not call them', async () => {
    const pages = await pagesOf({
      ...region('<body>{squarespace.main-content}<script>start()</script></body>'),
      ...smallBlog('One.', { publishOn: 1 }),
      'theme/collections/log.list': '<p>log</p>',
      'theme/collections/blog.list': '<script>Squarespace.onInitialize(Y, run)</script>',
    });
    expect(pages('index.html').html).not.toContain('platform');
    expect(pages('log/index.html').html).toContain(GLOBALS);
  });

  it('are not loaded by a script in a text, which must not run', async () => {
    const pages = await pagesOf({
      ...region('<body>{collection.description}</body>'),
      'pages/home.json': documentFile('page', 'home', {
        pageType: 2,
        title: 'Home',
        urlId: 'home',
        isHome: true,
        description: '<script>Y.use("node")</script>',
      }),
    });
    expect(pages('index.html').html).not.toContain(GLOBALS);
  });

  it('need no exception in the policy of the page', async () => {
    const { policy } = (await pagesOf(region('<body><script>Y.one("a")</script></body>')))('index.html');
    expect(policy).toEqual({ scripts: ['Y.one("a")'], hosts: [] });
  });

  it('know the page: site, collection, item, and nothing private', async () => {
    const pages = await pagesOf({
      ...region('<body><script>Static.SQUARESPACE_CONTEXT</script></body>'),
      ...smallBlog('Secret </script> text.', { publishOn: 1, title: 'One </script>' }),
    });
    const [, json = ''] = CONTEXT.exec(pages('log/one/index.html').html) ?? [];
    expect(JSON.parse(json)).toEqual({
      website: expect.objectContaining({ siteTitle: 'Small', baseUrl: 'https://small.example' }),
      websiteSettings: { storeSettings: expect.objectContaining({ selectedCurrency: 'USD' }) },
      templateId: '',
      tweakJSON: {},
      pageFeatures: [],
      pageType: expect.any(Number),
      collection: expect.objectContaining({ id: 'log', title: 'Log', typeName: 'blog' }),
      item: expect.objectContaining({ id: 'one', title: 'One </script>', fullUrl: '/log/one' }),
    });
    expect(json).not.toContain('Secret');
    expect(json).not.toContain('</');
  });
});

it('R-DATA-PROD-01: scripts see the product of a page with its prices and variants', async () => {
  const variant = (sku: string, size: string, price: string) => ({
    sku,
    attributes: { Size: size },
    priceMoney: { value: price, currency: 'EUR' },
    qtyInStock: 1,
  });
  const pages = await pagesOf({
    ...region('<head></head><body>{squarespace.main-content}<script>Y.use("node", run)</script></body>'),
    'site.json': documentFile('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small' },
      websiteSettings: { storeSettings: { currency: 'EUR' } },
    }),
    'collections/shop.json': documentFile('collection', 'shop', {
      type: 13,
      typeName: 'products',
      title: 'Shop',
      urlId: 'shop',
    }),
    'items/cup.json': documentFile('item', 'cup', {
      collectionId: 'shop',
      recordType: 11,
      title: 'Cup',
      urlId: 'cup',
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Size'],
        variants: {
          a: variant('A', 'S', '18.50'),
          b: variant('B', 'L', '24.00'),
          c: {
            ...variant('C', 'XL', '30.00'),
            onSale: true,
            salePriceMoney: { value: '26.00', currency: 'EUR' },
          },
        },
      },
    }),
  });
  const [, context = '{}'] = CONTEXT.exec(pages('shop/p/cup/index.html').html) ?? [];
  const price = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR' });
  expect(JSON.parse(context).product).toEqual({
    id: 'cup',
    name: 'Cup',
    productType: 1,
    price: price('18.50'),
    variants: [
      { sku: 'A', price: price('18.50'), attributes: { Size: 'S' } },
      { sku: 'B', price: price('24.00'), attributes: { Size: 'L' } },
      { sku: 'C', price: price('26.00'), attributes: { Size: 'XL' } },
    ],
  });
});

it('the URL of a script is encoded', async () => {
  const page = await pagesOf({
    ...region('<head></head><script src="/scripts/a%20b.js"></script>'),
    'theme/scripts/a b.js': 'go()',
  });
  expect(page('index.html').html).toContain('src="/scripts/a%20b-1.js"');
});

it('a script in a text stays blocked, whatever it loads', async () => {
  const title =
    '<script>a(`<img src="//evil.example/a.png">`)</script><script src="//evil.example/b.js"></script>';
  const files = {
    ...region('<body>{collection.title}<script>own()</script><img src="//cdn.example/c.png"></body>'),
    'pages/home.json': documentFile('page', 'home', { pageType: 2, title, urlId: 'home', isHome: true }),
  };
  const { html, policy } = (await pagesOf(files))('index.html');
  expect(policy).toMatchObject({ scripts: ['own()'], hosts: [] });
  expect(html).toContain(title);
  expect(html).toContain('<img src="https://cdn.example/c.png"');
});
