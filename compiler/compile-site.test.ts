import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../fixtures/sites/minimal-runtime.ts';
import { fixturePath, readFixtureSite } from '../fixtures/sites/read-fixture-site.ts';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { createMemoryOutput, type MemoryOutput } from './5-write/memory-output.ts';
import { MANIFEST } from './5-write/write-output.ts';
import type { SiteOptions, SitePorts } from './build-input.ts';
import { compileSite } from './compile-site.ts';
import { createLocale } from './node/locales.ts';
import { compileStyles } from './node/styles/compile-styles.ts';
import { putFile } from './testing/put-file.ts';
import type { CompiledSite } from './write-site.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

interface Built extends CompiledSite {
  readonly output: MemoryOutput;
  /** Returns the text of a page; undefined when it does not exist. */
  page(path: string): string | undefined;
}

async function build(
  site: SitePorts['site'],
  options: Partial<SiteOptions> & Partial<SitePorts> & { readonly output?: MemoryOutput } = {},
): Promise<Built> {
  const { output = createMemoryOutput(), ...rest } = options;
  const compiled = await compileSite(
    { site, output, compileStyles, createLocale, ...rest },
    { now: NOW, ...rest },
  );
  // Minimal themes and items, so that tests show only what matters.
  const diagnostics = compiled.diagnostics.filter(
    ({ code }) => code !== 'theme/no-main-content' && code !== 'site/no-text',
  );
  return { ...compiled, diagnostics, output, page: (path) => output.readText(path) };
}

const PAGE = { pageType: 2, title: 'Home', urlId: 'home', isHome: true };
const REGION = '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>';

/** The minimal site that builds, plus documents and theme files. */
function smallSite(files: FileMap = {}, settings: object = {}): SitePorts['site'] {
  const website = { siteTitle: 'Small', timeZone: 'Europe/Lisbon' };
  return createMemoryFiles({
    'site.json': document('settings', 'settings', { schemaVersion: 1, theme: 'theme', website, ...settings }),
    'pages/home.json': document('page', 'home', PAGE),
    'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'theme/site.region': REGION,
    ...files,
  });
}

function document(type: string, id: string, body: object): string {
  return JSON.stringify({ type, id, body });
}

function pageWith(blocks: Record<string, object>): string {
  const sections = { s: { order: 'a0' } };
  const placed = Object.entries(blocks).map(([id, block]) => [id, { section: 's', order: id, ...block }]);
  return document('page', 'home', { ...PAGE, sections, blocks: Object.fromEntries(placed) });
}

describe('documents that are read on demand', () => {
  const FILES: FileMap = {
    'pages/home.json': document('page', 'home', { ...PAGE, mainImageId: 'none' }),
    'pages/broken.json': '{',
    'pages/bytes.json': Uint8Array.of(0x7b, 0xff, 0x7d),
    'pages/latin.json': Buffer.from(document('page', 'latin', { ...PAGE, title: 'Olá' }), 'latin1'),
  };

  it('have the same diagnostics', async () => {
    const [early, late] = [
      await build(smallSite(FILES)),
      await build(smallSite(FILES), { readsOnDemand: true }),
    ];
    expect(early.diagnostics.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['site/malformed-json', 'site/not-utf8']),
    );
    expect(late.diagnostics).toEqual(early.diagnostics);
  });

  it('are read once, after the theme, while there is nothing to report', async () => {
    const site = smallSite({
      'pages/next.json': document('page', 'next', { ...PAGE, urlId: 'next', isHome: false }),
    });
    const read: string[] = [];
    const readText = (files: SitePorts['site']): SitePorts['site'] => ({
      ...files,
      readText: (path) => {
        read.push(path);
        return files.readText(path);
      },
      open: (folder) => readText(files.open(folder)),
    });
    const { ok } = await build(readText(site), { readsOnDemand: true });
    expect(ok).toBe(true);
    expect(read.slice(-2)).toEqual(['pages/home.json', 'pages/next.json']);
    expect(new Set(read).size).toBe(read.length);
  });
});

it('a partial with an extra `.end` is rendered, with a warning at its location', async () => {
  const { page, ok, diagnostics } = await build(
    smallSite({
      'theme/blocks/hello.block': '<p>{.if website}Hello{.end}</p>{.end}',
      'theme/site.region': `${REGION}{@|apply hello}`,
    }),
  );
  expect(ok).toBe(true);
  expect(page('index.html')).toContain('<p>Hello</p>');
  const [first] = diagnostics.filter(({ location }) => location?.file === 'theme/blocks/hello.block');
  expect(first).toMatchObject({
    code: 'template/misplaced-instruction',
    severity: 'warning',
    location: { start: { line: 1, column: 32 } },
  });
});

it('imports of other hosts stay at the top of the style sheet', async () => {
  const { output } = await build(
    smallSite({
      'theme/template.conf':
        '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["site.less"] }',
      'theme/styles/site.less':
        'a { b: c }\n@import url("https://fonts.example/css?family=Inter:400;700");\n',
    }),
    { runtime: { ...MINIMAL_RUNTIME, css: '.quoin { d: e }\n' } },
  );
  const [name = ''] = [...output.files.keys()].filter((path) => path.endsWith('.css'));
  expect(output.readText(name)).toMatch(
    /^@import url\("https:\/\/fonts\.example\/css\?family=Inter:400;700"\);\n\.quoin \{ d: e \}\na \{\n {2}b: c;\n\}/,
  );
});

describe('the encoding of a page', () => {
  it.each([
    ['<head>', '<html><head><meta charset="utf-8"><title>'],
    ['<HEAD lang="en">', '<html><HEAD lang="en"><meta charset="utf-8"><title>'],
    ['<head><meta charset="UTF-8">', '<html><head><meta charset="UTF-8"><title>'],
    [
      '<head><meta name="x"><meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
      '<html><head><meta name="x"><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>',
    ],
  ])('is declared first in the head unless the theme declares it: %s', async (head, start) => {
    const { page } = await build(smallSite({ 'theme/site.region': REGION.replace('<head>', head) }));
    expect(page('index.html')?.slice(0, start.length)).toBe(start);
    expect(page('index.html')?.match(/charset=/g)).toHaveLength(1);
  });
});

const harbour = await build(readFixtureSite('sites/harbour'));
const olaria = await build(readFixtureSite('sites/olaria', 'themes/kiln'));

describe('a whole site', () => {
  const built = harbour;

  it('builds with warnings for a product without an image and for HTML in three Markdown texts, which is removed', () => {
    expect(
      built.diagnostics.map(({ code, location }) => `${code} ${location?.file}:${location?.start.line}`),
    ).toEqual([
      'site/no-image sites/harbour/items/shop/anchor.json:19',
      'site/dropped-html sites/harbour/items/log/knots.md:5',
      'site/dropped-html sites/harbour/items/log/splicing.md:5',
      'site/dropped-html sites/harbour/items/log/tar.md:5',
    ]);
    expect(built.ok).toBe(true);
  });

  it('gives exactly the files it should, at the addresses of the route table', () => {
    const names = [...built.output.files.keys()].map((path) =>
      path.replace(/^site\.\w{8}\.css$/, 'site.css'),
    );
    expect(names.sort()).toEqual([
      MANIFEST,
      '404.html',
      '404/message/index.html',
      'about/index.html',
      'assets/anchor.svg',
      'assets/mark.svg',
      'assets/rope.svg',
      'cart/index.html',
      'checkout/index.html',
      'checkout/order-confirmed/index.html',
      'index.html',
      'log/atom.xml',
      'log/feed.json',
      'log/index.html',
      'log/knots/index.html',
      'log/page/2/index.html',
      'log/rss.xml',
      'log/splicing/index.html',
      'log/tar/index.html',
      'retired/index.html',
      'robots.txt',
      'scripts/site.js',
      'search-index.json',
      'search/index.html',
      'shop/index.html',
      'shop/p/anchor/index.html',
      'shop/p/rope/index.html',
      'site.css',
      'sitemap.xml',
      'wide/index.html',
    ]);
  });

  it.each(
    [...built.output.files.keys()].filter(
      (path) => /\.(html|css|xml|txt|json)$/.test(path) && path !== MANIFEST,
    ),
  )('writes %s as expected', async (path) => {
    const expected = `sites/harbour.expected/${path.replace(/^site\.\w{8}\.css$/, 'site.css')}`;
    const text = (built.page(path) ?? '').replace(/site\.\w{8}\.css/g, 'site.css');
    await expect(text).toMatchFileSnapshot(fixturePath(expected, import.meta.dirname));
  });

  it('takes a file of the site where the theme has one of the same name', () => {
    expect(built.page('assets/rope.svg')).not.toContain('hidden by');
  });

  it('returns page type and template of each route', () => {
    const reported = built.routes.map(({ url, pageType, template }) => `${url} ${pageType} ${template}`);
    expect(reported).toEqual([
      '/about 2 pages/about.page',
      '/ 2 built-in/blocks',
      '/retired 2 built-in/blocks',
      '/wide 2 built-in/blocks',
      '/log 1 collections/blog.list',
      '/log/page/2 1 collections/blog.list',
      '/log/tar 50 collections/blog.item',
      '/log/knots 50 collections/blog.item',
      '/log/splicing 50 collections/blog.item',
      '/shop 1 built-in/products',
      '/shop/p/anchor 50 built-in/product',
      '/shop/p/rope 50 built-in/product',
      '/cart 205 built-in/shell',
      '/checkout 201 built-in/shell',
      '/checkout/order-confirmed 202 built-in/shell',
      '/search 102 built-in/search',
      '/404/message 2 built-in/shell',
      '/404.html 100 built-in/404',
    ]);
  });
});

describe('the example site', () => {
  const built = olaria;

  it('builds without a problem', () => {
    expect(built.diagnostics).toEqual([]);
  });

  it('leaves no tag and no template code in a page', async () => {
    for (const { file } of built.routes)
      expect(built.page(file)).not.toMatch(/<squarespace:|\{[.@]|\{[a-z]+\|/);
  });

  it('has a file for every address that a page links to, but those of the edge', () => {
    const missing = built.routes.flatMap(({ file }) =>
      Array.from(
        (built.page(file) ?? '').matchAll(/(?:href|src)="(\/[^"#?]*)/g),
        ([, url = '']) => url,
      ).filter((url) => url !== '/cart' && !hasFile(built, url)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has no style attribute in what the program draws', () => {
    const blocks = (built.page('studio/index.html') ?? '').match(
      /<(?:section|div) class="(?:page|sqs)[^>]*>/g,
    );
    expect(blocks?.length).toBeGreaterThan(0);
    expect(blocks?.filter((tag) => tag.includes('style='))).toEqual([]);
  });
});

function hasFile({ output }: Built, url: string): boolean {
  const path = decodeURIComponent(url.slice(1));
  return [path, `${path}/index.html`.replace(/^\//, '')].some((name) => output.files.has(name));
}

describe('a second build', () => {
  it('writes nothing when nothing changed, and gives the same bytes (R-COMP-PUB-02)', async () => {
    const first = await build(readFixtureSite('sites/harbour'));
    const before = new Map(first.output.files);
    const { report } = await build(readFixtureSite('sites/harbour'), { output: first.output });
    expect(report.written).toEqual([]);
    expect(report.removed).toEqual([]);
    expect(report.unchanged.length).toBe(first.report.written.length);
    expect(new Map(first.output.files)).toEqual(before);
  });

  it('writes the page that changed and removes the one that is gone', async () => {
    const old = document('page', 'old', { pageType: 2, title: 'Old', urlId: 'old' });
    const { output } = await build(smallSite({ 'pages/old.json': old }));
    await putFile(output, 'written-by-others.txt', 'not ours');
    const changed = pageWith({ a: { kind: 44, value: { markdown: 'New.' } } });
    const { report } = await build(smallSite({ 'pages/home.json': changed }), { output });
    expect(report.written).toContain('index.html');
    expect(report.removed).toContain('old/index.html');
    expect(output.readText('old/index.html')).toBeUndefined();
    expect(output.readText('written-by-others.txt')).toBe('not ours');
  });

  it.each<readonly [string, FileMap]>([
    ['a template', { 'theme/site.region': '{.section website}never closed' }],
    ['a URL', { 'pages/two.json': document('page', 'two', PAGE) }],
    [
      'a text',
      {
        'pages/home.json': pageWith({
          a: { kind: 44, value: { markdown: `${'*a '.repeat(450)}${'a* '.repeat(450)}` } },
        }),
      },
    ],
  ])('leaves everything as it was when %s has an error (R-COMP-PUB-01)', async (_, files) => {
    const first = await build(smallSite());
    const before = new Map(first.output.files);
    await build(smallSite(files), { output: first.output });
    expect(before.size).toBeGreaterThan(0);
    expect(new Map(first.output.files)).toEqual(before);
  });

  it('writes nothing when a block is not closed (R-ENG-ERR-18)', async () => {
    const built = await build(smallSite({ 'theme/site.region': '{.section website}never closed' }));
    expect(built.ok).toBe(false);
    expect(built.diagnostics).toMatchObject([{ severity: 'error', location: { file: 'theme/site.region' } }]);
    expect(built.report).toEqual({ written: [], unchanged: [], removed: [], bytes: 0 });
  });
});

describe('visible content', () => {
  const publishOn = Date.UTC(2026, 11, 24);
  const later = document('page', 'later', {
    pageType: 2,
    title: 'Later',
    urlId: 'later',
    status: 'Scheduled',
    publishOn,
  });

  it('shows scheduled content when its time has come and not before (R-COMP-PUB-03)', async () => {
    const site = smallSite({ 'pages/later.json': later });
    expect((await build(site, { now: publishOn - 1 })).page('later/index.html')).toBeUndefined();
    expect((await build(site, { now: publishOn })).page('later/index.html')).toContain('Later');
  });

  it.each(['Draft', 'Needs Review', 'Private'])(
    'leaves out %s pages unless drafts are asked for',
    async (status) => {
      const hidden = document('page', 'hidden', { pageType: 2, title: 'Hidden', urlId: 'hidden', status });
      const site = smallSite({ 'pages/hidden.json': hidden });
      expect((await build(site)).page('hidden/index.html')).toBeUndefined();
      expect((await build(site, { drafts: true })).page('hidden/index.html')).toContain('Hidden');
    },
  );

  it('keeps retired kinds of page (R-ENUM-VAL-29)', async () => {
    const retired = document('page', 'r', { pageType: 2, title: 'R', urlId: 'r', status: 'Deprecated' });
    expect((await build(smallSite({ 'pages/r.json': retired }))).page('r/index.html')).toBeDefined();
  });

  it('shows the not-found page for a type of page that is only reserved (R-ENUM-PAGE-06)', async () => {
    const reserved = document('page', 'p', { pageType: 209, title: 'P', urlId: 'p' });
    expect((await build(smallSite({ 'pages/p.json': reserved }))).page('p/index.html')).toContain(
      'Page not found',
    );
  });
});

describe('what templates see', () => {
  const shop = document('collection', 'shop', {
    type: 13,
    typeName: 'products',
    title: 'Shop',
    urlId: 'shop',
  });
  const structuredContent = {
    productType: 1,
    variants: { v: { sku: 'S', priceMoney: { value: '12.34', currency: 'USD' } } },
  };
  const item = document('item', 'one', {
    collectionId: 'shop',
    recordType: 11,
    title: 'One',
    urlId: 'one',
    publishOn: Date.UTC(2024, 0, 1, 3),
    structuredContent,
  });

  /** Returns what a page of the item prints for each of these names. */
  async function printed(names: readonly string[], settings: object): Promise<readonly string[]> {
    const site = smallSite(
      {
        'collections/shop.json': shop,
        'items/one.json': item,
        'theme/site.region': names.map((name) => `{${name}}`).join('|'),
        'theme/template.conf': '{ "name": "Pier", "layouts": { "default": { "regions": ["site"] } } }',
      },
      settings,
    );
    return (await build(site)).page('shop/p/one/index.html')?.split('|') ?? [];
  }

  it('is a root with all of its names (R-COMP-PUB-09)', async () => {
    const names = {
      'website.siteTitle': 'Small',
      'websiteSettings.storeSettings.currency': 'USD',
      'collection.title': 'Shop',
      'item.title': 'One',
      'localizedStrings.hello': 'Olá',
      'productMerchandisingContext.one.scarcityEnabled': 'false',
      pageType: '50',
      'template.name': 'Pier',
      'item.structuredContent.variants.0.price': '1234',
    };
    const settings = { localizedStrings: { hello: 'Olá' } };
    expect(await printed(Object.keys(names), settings)).toEqual(Object.values(names));
    const list = smallSite({
      'collections/shop.json': shop,
      'items/one.json': item,
      'theme/site.region': '{items.0.title}',
    });
    expect((await build(list)).page('shop/index.html')).toBe('One');
  });

  it('has the likes and comments that an item has so far', async () => {
    const site = smallSite({
      'collections/shop.json': shop,
      'items/one.json': item.replace('"title"', '"likeCount":7,"publicCommentCount":3,"title"'),
      'theme/site.region': '{.section item}{likeCount} {publicCommentCount} {commentCount}{.end}',
    });
    expect((await build(site)).page('shop/p/one/index.html')).toBe('7 3 3');
  });

  it('has the fields of the website and of its settings in two objects (R-DATA-SITE-05)', async () => {
    const names = {
      'website.timeZone': 'Europe/Lisbon',
      'website.useCLDRMoneyFormat': 'true',
      'website.captchaSettings.siteKey': 'key',
      'website.shareButtonOptions.x': 'true',
      'websiteSettings.disqusShortname': 'quay',
      'websiteSettings.simpleLikingEnabled': 'true',
      'websiteSettings.commentsEnabled': 'true',
      'websiteSettings.storeSettings.currency': 'USD',
    };
    const settings = {
      website: {
        siteTitle: 'Small',
        timeZone: 'Europe/Lisbon',
        useCLDRMoneyFormat: true,
        captchaSettings: { siteKey: 'key' },
        shareButtonOptions: { x: true },
      },
      websiteSettings: {
        disqusShortname: 'quay',
        simpleLikingEnabled: true,
        commentsEnabled: true,
        storeSettings: { currency: 'USD' },
      },
    };
    expect(await printed(Object.keys(names), settings)).toEqual(Object.values(names));
  });

  it('has the short name of Disqus in two spellings (R-DATA-SITE-06)', async () => {
    const names = ['websiteSettings.disqusShortname', 'websiteSettings.disqusShortName'];
    const settings = { websiteSettings: { disqusShortname: 'quay' } };
    expect(await printed(names, settings)).toEqual(['quay', 'quay']);
  });

  it('is dated in New York when the site names no time zone (R-COMP-TIME-01)', async () => {
    const site = smallSite(
      {
        'collections/shop.json': shop,
        'items/one.json': item,
        'theme/site.region': '{.section item}{publishOn|date %Y-%m-%d %H:%M}{.end}',
      },
      { website: { siteTitle: 'Small' } },
    );
    expect((await build(site)).page('shop/p/one/index.html')).toBe('2023-12-31 22:00');
  });

  it('goes through the engine, every page of it (R-COMP-SCOPE-02)', async () => {
    const template = { file: 'stub', source: '', tree: { body: [] }, errors: [] };
    const render = () => ({ output: 'stub', errors: [], reads: [] });
    const engine = {
      compileTemplate: () => ({ ...template, render }),
      preparePartials: () => ({ names: [], get: () => undefined }),
    };
    const stubbed = await build(readFixtureSite('sites/harbour'), { engine: engine as never });
    expect(stubbed.routes.map(({ file }) => stubbed.page(file))).toEqual(stubbed.routes.map(() => 'stub'));
  });
});

describe('names that every object has', () => {
  it('are names like others', async () => {
    const collection = { type: 1, typeName: 'constructor', title: 'Names', urlId: 'constructor' };
    const item = { collectionId: 'constructor', recordType: 1, title: 'One', urlId: 'valueOf' };
    const hidden = { pageType: 2, title: 'Hidden', urlId: 'hidden', status: 'Draft' };
    const items = { a: { order: 'a', pageId: 'toString' }, b: { order: 'b', collectionId: 'constructor' } };
    const site = smallSite({
      'collections/a.json': document('collection', 'constructor', collection),
      'items/a.json': document('item', 'hasOwnProperty', item),
      'pages/hidden.json': document('page', 'toString', hidden),
      'navigation/main.json': document('navigation', 'main', { items }),
      'theme/site.region':
        '<squarespace:navigation navigationId="main">{.repeated section items}[{collection.fullUrl}]{.end}</squarespace:navigation>',
    });
    const built = await build(site);
    expect(built.diagnostics).toEqual([]);
    expect(built.page('constructor/valueOf/index.html')).toBe('[/constructor]');
  });
});

describe('a collection', () => {
  function shopOf(size: number, collection: object): SitePorts['site'] {
    const items = Array.from({ length: size }, (_, index) => [
      `items/${index}.json`,
      document('item', `i${index}`, { collectionId: 'c', recordType: 1, title: 'I', urlId: `i${index}` }),
    ]);
    const body = { typeName: 'blog', title: 'C', urlId: 'c', ...collection };
    return smallSite({
      'collections/c.json': document('collection', 'c', body),
      ...Object.fromEntries(items),
    });
  }

  const codes = async (size: number, collection: object) =>
    (await build(shopOf(size, collection))).diagnostics.map(({ code }) => code);

  it('holds at most 250 items in an order made by hand (R-DATA-LIMIT-03)', async () => {
    expect(await codes(250, { type: 1, itemOrder: 'manual' })).toEqual([]);
    expect(await codes(251, { type: 1, itemOrder: 'manual' })).toEqual(['site/too-many-items']);
    expect(await codes(251, { type: 1, itemOrder: 'date' })).toEqual([]);
  });

  it('holds at most 200 products (R-DATA-LIMIT-04)', async () => {
    expect(await codes(200, { type: 13, itemOrder: 'date' })).toEqual([]);
    expect(await codes(201, { type: 13, itemOrder: 'date' })).toEqual(['site/too-many-items']);
  });

  it('holds at most 200 products in an order made by hand, too (R-DATA-LIMIT-13)', async () => {
    expect(await codes(201, { type: 13, itemOrder: 'manual' })).toEqual(['site/too-many-items']);
  });
});

describe('limits while pages are rendered', () => {
  const region = (code: string) => smallSite({ 'theme/site.region': `${code}after` });

  it('are 1000 tokens and 65536 characters for an expression (R-ENG-LIM-05)', async () => {
    const long = `{.eval ${Array.from({ length: 600 }, () => '1').join('+')}}`;
    expect((await build(region(long))).diagnostics).toMatchObject([
      { severity: 'warning', location: { start: { line: 1 } } },
    ]);
    const short = `{.eval ${Array.from({ length: 400 }, () => '1').join('+')}}`;
    expect((await build(region(short))).page('index.html')).toBe('400after');
    const doubled = `{.eval @a="${'x'.repeat(40_000)}"; @b = @a + @a; @b}`;
    expect((await build(region(doubled))).diagnostics).toHaveLength(1);
  });

  it('end a template that would run forever, with a warning and not a hang (R-ENG-LANG-07)', async () => {
    const socialAccounts = Array.from({ length: 100 }, () => ({ serviceName: 'x', profileUrl: '/' }));
    const loop = (code: string) => `{.section website}{.repeated section socialAccounts}${code}{.end}{.end}`;
    const site = smallSite(
      {
        'theme/site.region': `{.ctx @all website=website}${loop('{@all|apply two}')}`,
        'theme/blocks/two.block': loop('{@all|apply three}'),
        'theme/blocks/three.block': loop('x'),
      },
      { website: { siteTitle: 'Small', socialAccounts } },
    );
    const built = await build(site);
    expect(built.ok).toBe(true);
    const message = expect.stringContaining('more than 100000 instructions');
    expect(built.diagnostics).toMatchObject([{ message, severity: 'warning' }]);
  });
});

describe('system partials', () => {
  const shared = '{.section item}{@|apply sqs-share-buttons}{.end}{@|apply sqs-social-links.block}';
  const website = {
    siteTitle: 'Small',
    shareButtonOptions: { x: true },
    socialAccounts: [{ serviceName: 'Maps & more', profileUrl: 'https://maps.example/?a&b' }],
  };

  it.each([shared, '{@|apply sqs-social-links}', '{@|apply social-links.block}'])(
    'are there without a file of the theme: %s',
    async (region) => {
      const built = await build(smallSite({ 'theme/site.region': region }, { website }));
      expect(built.diagnostics).toEqual([]);
      expect(built.page('index.html')).toBe(
        '<a class="sqs-social-link maps-more" href="https://maps.example/?a&amp;b" rel="me">Maps &amp; more</a>\n',
      );
    },
  );

  it('give way to a partial of the theme', async () => {
    const own = { 'theme/site.region': shared, 'theme/blocks/sqs-social-links.block': 'mine' };
    expect((await build(smallSite(own, { website }))).page('index.html')).toBe('mine');
  });
});

describe('diagnostics while pages are rendered', () => {
  it('are warnings, one for all pages that show it, and the pages are published (R-ENG-ERR-18)', async () => {
    const other = document('page', 'other', { pageType: 2, title: 'Other', urlId: 'other' });
    const site = smallSite({
      'pages/other.json': other,
      'theme/site.region': '<p>\n{@|apply missing.block}</p>',
    });
    const built = await build(site);
    expect(built.ok).toBe(true);
    expect(built.page('index.html')).toBe('<p>\n</p>');
    expect(built.diagnostics).toMatchObject([
      {
        code: 'template/unknown-partial',
        severity: 'warning',
        message: expect.stringContaining('(and on 4 more pages)'),
        location: { file: 'theme/site.region', start: { line: 2 } },
        trail: ['/'],
      },
    ]);
  });

  it('say which block could not be drawn', async () => {
    const home = pageWith({
      a: { kind: 3, value: { title: 'On tour' } },
      b: { kind: 44, value: { markdown: 'Drawn.' } },
    });
    const built = await build(smallSite({ 'pages/home.json': home }));
    expect(built.ok).toBe(true);
    expect(built.diagnostics).toMatchObject([
      {
        code: 'site/unsupported-block',
        message: 'The block "On tour" of the page "Home" is not supported yet: kind 3',
        ids: ['a'],
      },
    ]);
    expect(built.page('index.html')).toContain('Drawn.');
  });
});

describe('image templates', () => {
  const bad = '<img loader="cdn" priority="--><script>" src="/a.jpg"><img src="/b.jpg" srcset="/b.jpg 1x">';
  const files = { 'theme/site.region': `${REGION}${bad}` };
  const comment =
    '<!-- image: priority must be high, low or none; loader must be sqs, raw, vimeo or youtube -->';

  it('describe their error in a comment before the image, with the debug flag (R-FMT-IMG-10)', async () => {
    const built = await build(smallSite(files, { featureFlags: { debug: true } }));
    expect(built.page('index.html')).toContain(`</html>${comment}<img loader="cdn"`);
    expect(built.page('index.html')?.split('<!-- image')).toHaveLength(2);
  });

  it('have no comment without it (R-FMT-IMG-10)', async () => {
    const page = (await build(smallSite(files))).page('index.html');
    expect(page).toContain(`</html>${bad}`);
    expect(page).not.toContain('<!-- image');
  });
});
