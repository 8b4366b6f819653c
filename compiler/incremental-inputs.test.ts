import { expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../fixtures/sites/minimal-runtime.ts';
import { collectionFile, documentFile, itemFile, pageFile } from '../fixtures/sites/small-site.ts';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { createRouteCache } from './3-route/route-cache.ts';
import { createMemoryImages } from './4-render/ports/memory-images.ts';
import type { RenderOptions, RenderPorts } from './build-input.ts';
import { renderSite } from './compile-site.ts';
import { createSiteSession } from './site-session.ts';

const settings = (more: object = {}): FileMap => ({
  'site.json': documentFile('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small', faviconImageId: 'icon' },
    ...more,
  }),
});

const pageWith = (id: string, kind: number, value: object): FileMap =>
  pageFile(id, { sections: { s: { order: 'a' } }, blocks: { b: { section: 's', order: 'a', kind, value } } });

const post = (id: string, more: object = {}) => itemFile(id, 'log', more);

const asset = (id: string, filename: string, more: object = {}): FileMap => ({
  [`assets/${id}.json`]: documentFile('asset', id, { filename, mime: 'image/png', ...more }),
  [`assets/${filename}`]: filename,
});

const navigation = (id: string, items: object): FileMap => ({
  [`navigation/${id}.json`]: documentFile('navigation', id, { items }),
});

const form = (submitLabel: string): FileMap => ({
  'forms/contact.json': documentFile('form', 'contact', { name: 'Contact', submitLabel }),
});

/** With a layout that no other page has. */
const LAYOUT = {
  sections: { s: { order: 'a' } },
  blocks: {
    b: {
      section: 's',
      order: 'a',
      kind: 2,
      value: { markdown: 'Text' },
      layout: { desktop: { col: 3, span: 7, row: 1, rows: 2 } },
    },
  },
};

const PRODUCT = {
  collectionId: 'shop',
  recordType: 11,
  structuredContent: {
    productType: 1,
    variants: {
      v: { sku: 'M', order: 'a', priceMoney: { value: '9.00', currency: 'USD' }, unlimited: true },
    },
  },
};

const fair = (more: object) => itemFile('fair', 'events', { recordType: 12, startDate: 1500, ...more });

const MENU = { work: { order: 'a', collectionId: 'work' }, soon: { order: 'b', pageId: 'soon' } };

const SITE: FileMap = {
  ...settings(),
  'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'theme/site.region': `<html><head>{squarespace-headers}<script src="/scripts/theme.js"></script><script>run()</script></head><body>{localizedStrings.hello}
<squarespace:navigation navigationId="main">{.repeated section items}{collection.title} {.repeated section items}{collection.title} {.end}{.end}</squarespace:navigation>
<squarespace:folder-navigation>{.repeated section items}{collection.title} {.end}</squarespace:folder-navigation>
{squarespace.main-content}</body></html>`,
  'theme/scripts/theme.js': 'theme()',
  'theme/collections/blog.list': '{.repeated section items}{title} {.end}',
  'theme/collections/blog.item':
    '{.section item}{title} {mainImage.systemDataVariants}{.end}{.section collection}{itemCount} {tags} {categories}{.end}{.section pagination}{.section nextItem}{author.displayName}{.end}{.end}',
  'theme/pages/news.page': '<squarespace:query collection="news">{collection.title}</squarespace:query>',
  ...pageFile('home', { isHome: true }),
  ...pageFile('plain'),
  ...pageFile('team', { collectionId: 'work', order: 'a' }),
  ...pageFile('soon', { status: 'Scheduled', publishOn: 5000 }),
  ...pageFile('headlines', { template: 'news' }),
  ...pageWith('cups', 5, { assetId: 'cup' }),
  ...pageWith('write', 9, { formId: 'contact' }),
  ...pageWith('offer', 43, { itemId: 'mug' }),
  ...pageWith('photo', 2, { markdown: '![A cup](/assets/cup.png)' }),
  ...pageWith('months', 61, { collectionId: 'log' }),
  ...pageWith('authors', 61, { collectionId: 'log', by: 'author' }),
  ...pageWith('tags', 2003, { collectionId: 'log' }),
  ...pageWith('dates', 26, { collectionId: 'events' }),
  ...collectionFile('events', { typeName: 'events' }),
  ...itemFile('fair', 'events', { recordType: 12, startDate: 1500 }),
  ...collectionFile('log'),
  ...collectionFile('news', { enabled: false }),
  ...collectionFile('work', { typeName: 'index' }),
  ...collectionFile('shop', { type: 13, typeName: 'products' }),
  ...post('mug', { ...PRODUCT, status: 'Scheduled', publishOn: 3000 }),
  ...post('a', { mainImageId: 'cup' }),
  ...post('b'),
  ...post('c'),
  ...post('d'),
  ...post('e'),
  ...form('Send'),
  ...asset('icon', 'icon.png'),
  ...asset('cup', 'cup.png'),
  ...navigation('main', MENU),
  'taxons/sea.json': documentFile('taxon', 'sea', { type: 'tag', name: 'Sea' }),
  'taxons/clay.json': documentFile('taxon', 'clay', { type: 'category', name: 'Clay' }),
};

interface Change {
  readonly files?: FileMap;
  readonly options?: Partial<RenderOptions>;
  readonly ports?: Partial<RenderPorts>;
}

const BASE = 'https://small.example';

const scripts =
  (path: string): NonNullable<RenderPorts['openScripts']> =>
  () => ({
    bundle: async () => ({ paths: { 'scripts/theme.js': path }, files: { [path]: '' }, diagnostics: [] }),
  });

const images = (width: number) => createMemoryImages({ 'assets/cup.png': { width, height: 30 } });

it.each<readonly [what: string, change: Change, url: string]>([
  ['a string of the site', { files: settings({ localizedStrings: { hello: 'Hi' } }) }, '/plain'],
  ['the media type of the icon', { files: asset('icon', 'icon.png', { mime: 'image/gif' }) }, '/plain'],
  ['the name of the style sheet', { files: pageFile('plain', LAYOUT) }, '/headlines'],
  ['the base URL', { options: { baseUrl: 'https://other.example' } }, '/plain'],
  ['the name of a bundled script', { ports: { openScripts: scripts('scripts/theme-2.js') } }, '/plain'],
  [
    'the name of a script of the runtime',
    { ports: { runtime: { ...MINIMAL_RUNTIME, telemetry: 'scripts/quoin/telemetry-2.js' } } },
    '/plain',
  ],
  ['a collection that a query looks for', { files: collectionFile('news') }, '/headlines'],
  [
    'a navigation whose folder contains the page',
    {
      files: navigation('side', {
        more: { order: 'a', title: 'More' },
        plain: { order: 'b', parent: 'more', pageId: 'plain' },
      }),
    },
    '/plain',
  ],
  ['the time at which a page of the menu appears', { options: { now: 5000 } }, '/plain'],
  ['the time at which the product of a block appears', { options: { now: 3000 } }, '/offer'],
  ['the number of posts', { files: post('f') }, '/log/a'],
  ['the tags of the posts', { files: post('e', { tags: ['sea'] }) }, '/log/a'],
  ['the categories of the posts', { files: post('e', { categories: ['clay'] }) }, '/log/a'],
  [
    'the pages of a folder in the menu',
    { files: pageFile('plain', { collectionId: 'work', order: 'b' }) },
    '/headlines',
  ],
  ['the first post with a date, for which there is a feed', { files: post('c', { publishOn: 1 }) }, '/log/a'],
  ['a form', { files: form('Write') }, '/write'],
  ['the size of an image in a text', { ports: { images: images(150) } }, '/photo'],
  ['the size of the image of a post', { ports: { images: images(150) } }, '/log/a'],
  [
    'a text with the script of the theme',
    { files: post('e', { excerpt: '<script>run()</script>' }) },
    '/plain',
  ],
  ['the month of a post in an archive', { files: post('c', { publishOn: 1 }) }, '/months'],
  [
    'the author of a post in an archive',
    { files: post('c', { author: { displayName: 'Ann' } }) },
    '/authors',
  ],
  ['the tags of a post in a tag cloud', { files: post('e', { tags: ['sea'] }) }, '/tags'],
  ['the author of the next post', { files: post('b', { author: { displayName: 'Ann' } }) }, '/log/a'],
  ['the time of an event in a calendar', { files: fair({ startDate: 1600 }) }, '/dates'],
])('pages are as in a whole build after a change of %s', async (_, { files, options, ports }, url) => {
  const given = (all: FileMap): RenderPorts => ({
    site: createMemoryFiles(all),
    runtime: MINIMAL_RUNTIME,
    openScripts: scripts('scripts/theme-1.js'),
    images: images(40),
  });
  const before = { now: 2000, baseUrl: BASE };
  const session = createSiteSession({ planRoutes: createRouteCache() }, validateSite);
  await renderSite(given(SITE), before, session);
  const changed = { ...given({ ...SITE, ...files }), ...ports };
  const { rendered } = await renderSite(changed, { ...before, ...options }, session);
  const whole = await renderSite(changed, { ...before, ...options });
  expect(rendered?.files).toEqual(whole.rendered?.files);
  expect(rendered?.renderedUrls).toContain(url);
});

it('renders no page again whose lists of items do not show what has changed', async () => {
  const session = createSiteSession({ planRoutes: createRouteCache() }, validateSite);
  let all = SITE;
  // All that is scheduled is visible.
  let now = 6000;
  const after = async (files: FileMap) => {
    all = { ...all, ...files };
    now += 1;
    const { rendered } = await renderSite({ site: createMemoryFiles(all) }, { now }, session);
    const lists = ['/months', '/authors', '/tags', '/dates'];
    return lists.filter((url) => rendered?.renderedUrls.includes(url));
  };
  await after({});
  expect(await after(post('c', { title: 'New', excerpt: 'New' }))).toEqual([]);
  expect(await after(post('c', { tags: ['sea'] }))).toEqual(['/tags']);
  expect(await after(post('c', { tags: ['sea'], publishOn: 1 }))).toEqual(['/months']);
  expect(await after(fair({ excerpt: 'New' }))).toEqual([]);
  expect(await after(fair({ title: 'New' }))).toEqual(['/dates']);
  now += 40 * 86_400_000;
  expect(await after({})).toEqual(['/dates']);
  expect(await after(collectionFile('shop', { type: 13, typeName: 'products', description: 'New' }))).toEqual(
    [],
  );
});
