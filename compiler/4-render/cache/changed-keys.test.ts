import { expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from '../../1-read/memory-files.ts';
import { readSite } from '../../1-read/read-site.ts';
import { validateSite } from '../../2-validate/validate-site.ts';
import { createRouteCache } from '../../3-route/route-cache.ts';
import type { ReadKey } from '../../model/template-json/read-tracker.ts';
import { createSiteSession } from '../../site-session.ts';
import { documentText } from '../../testing/build-small-site.ts';
import type { Images } from '../ports/images.ts';
import { createMemoryImages } from '../ports/memory-images.ts';
import type { RenderContext } from '../render-context.ts';
import { createSiteRenderer } from '../site-renderer.ts';
import { changedKeys } from './changed-keys.ts';

const page = (id: string, more: object = {}): FileMap => ({
  [`pages/${id}.json`]: documentText('page', id, { pageType: 2, title: id, urlId: id, ...more }),
});

const post = (id: string, more: object = {}): FileMap => ({
  [`items/${id}.json`]: documentText('item', id, {
    collectionId: 'log',
    recordType: 1,
    title: id,
    urlId: id,
    publishOn: 1000,
    ...more,
  }),
});

const collection = (title: string): FileMap => ({
  'collections/log.json': documentText('collection', 'log', {
    type: 1,
    typeName: 'blog',
    title,
    urlId: 'log',
  }),
});

const form = (name: string): FileMap => ({ 'forms/write.json': documentText('form', 'write', { name }) });

const navigation = (title: string): FileMap => ({
  'navigation/main.json': documentText('navigation', 'main', {
    items: { home: { order: 'a0', title, pageId: 'home' } },
  }),
});

const blockField = (markdown: string): FileMap => ({
  'block-fields/side.json': documentText('block-field', 'side', {
    blocks: { t: { order: 'a0', kind: 2, value: { markdown } } },
  }),
});

const asset = (title: string): FileMap => ({
  'assets/cup.svg.json': documentText('asset', 'cup', { filename: 'cup.svg', mime: 'image/svg+xml', title }),
});

const settings = (siteTitle: string): FileMap => ({
  'site.json': documentText('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle },
  }),
});

const SITE: FileMap = {
  ...settings('Small'),
  'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'theme/site.region': '{squarespace-headers}{squarespace.main-content}',
  'theme/collections/blog.list': '{title}',
  'theme/collections/blog.item': '{title}',
  'assets/cup.svg': '<svg/>',
  'data/team.json': '["Ana"]',
  ...page('home', { isHome: true }),
  ...page('about'),
  ...collection('Log'),
  ...post('one', { mainImageId: 'cup' }),
  ...post('two', { updatedOn: 1 }),
  ...form('Write'),
  ...navigation('Home'),
  ...blockField('Words'),
  ...asset('Cup'),
  'taxons/sea.json': documentText('taxon', 'sea', { type: 'tag', name: 'Sea' }),
};

const KEYS: readonly ReadKey[] = [
  'page:home',
  'page:about',
  'collection:log',
  'item:one',
  'item:two',
  'taxon:sea',
  'form:write',
  'navigation:main',
  'block-field:side',
  'asset:cup',
  'list:log',
  'link:one',
  'link:two',
  'updated:log',
  'image:/assets/cup.svg',
  'data:team',
  'scripts-in-texts',
  'now',
  'month',
  'groups:tag:log',
  'times:log',
];

interface Edit {
  readonly files?: FileMap;
  readonly images?: Images;
  readonly now?: number;
}

/** What a page depends on that reads these keys. */
function statesOf(context: RenderContext): ReadonlyMap<ReadKey, string> {
  const { states } = createSiteRenderer(context);
  return new Map(KEYS.map((key) => [key, JSON.stringify(states.stateOf(key))]));
}

function imagesOf(width: number): Images {
  return createMemoryImages({ 'assets/cup.svg': { width, height: 30 } });
}

/** The contexts of two builds in one session. */
function contextsOf({ files, ...edit }: Edit): readonly RenderContext[] {
  const session = createSiteSession({ planRoutes: createRouteCache() }, validateSite);
  const images = imagesOf(40);
  const versions = [
    { all: SITE, options: { now: 2000, images } },
    { all: { ...SITE, ...files }, options: { now: 2000, images, ...edit } },
  ].map(({ all, options }) => session.update(readSite({ site: createMemoryFiles(all) }), options));
  return versions.flatMap(({ context }) => context ?? []);
}

function compared(edit: Edit) {
  const [before, now] = contextsOf(edit);
  if (before === undefined || now === undefined) throw new Error('The site has errors');
  const earlier = statesOf(before);
  const differing = [...statesOf(now)].flatMap(([key, state]) => (earlier.get(key) === state ? [] : [key]));
  return { differing, changed: changedKeys(before, now) };
}

it.each<readonly [string, Edit, readonly ReadKey[]]>([
  ['nothing', {}, []],
  ['a page', { files: page('about', { description: 'New' }) }, ['page:about']],
  ['the title of a post', { files: post('two', { title: 'New', updatedOn: 1 }) }, ['item:two', 'link:two']],
  ['the time of a post', { files: post('two', { updatedOn: 5000 }) }, ['item:two', 'updated:log']],
  ['a form', { files: form('New') }, ['form:write']],
  ['a navigation', { files: navigation('New') }, ['navigation:main']],
  ['a block field', { files: blockField('New') }, ['block-field:side']],
  ['a script in a text', { files: page('about', { title: '<script>' }) }, ['page:about', 'scripts-in-texts']],
  ['the time', { now: 2001 }, ['now']],
  ['the month', { now: Date.UTC(1970, 2) }, ['now', 'month']],
])('names the keys that depend on %s, and few others', (_name, edit, expected) => {
  const { differing, changed } = compared(edit);
  expect(differing).toEqual(expected);
  expect([...(changed ?? [])]).toEqual(expect.arrayContaining([...expected]));
  // The time, the month and scripts are always checked, and a collection with each of its items.
  expect(changed?.size).toBeLessThanOrEqual(7);
});

it.each<readonly [string, Edit]>([
  ['an asset', { files: asset('New') }],
  ['the file of an asset', { files: { 'assets/cup.svg': '<svg></svg>' } }],
  ['images', { images: imagesOf(50) }],
  ['a data file', { files: { 'data/team.json': '["Bea"]' } }],
  ['a taxon', { files: { 'taxons/sea.json': documentText('taxon', 'sea', { type: 'tag', name: 'Sun' }) } }],
  ['a collection', { files: collection('New') }],
  ['the settings', { files: settings('New') }],
  ['a new page', { files: page('new') }],
  ['a new form', { files: { 'forms/new.json': documentText('form', 'new', { name: 'New' }) } }],
])('names no keys when %s changed, which may concern any', (_name, edit) => {
  expect(compared(edit).changed).toBeUndefined();
});
