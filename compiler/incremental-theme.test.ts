import { expect, it } from 'vitest';
import { createMemoryFiles, type FileMap } from './1-read/memory-files.ts';
import { validateSite } from './2-validate/validate-site.ts';
import { createRouteCache } from './3-route/route-cache.ts';
import { renderSite } from './compile-site.ts';
import { createSiteSession } from './site-session.ts';
import { documentText } from './testing/build-small-site.ts';

const page = (id: string, more: object = {}): FileMap => ({
  [`pages/${id}.json`]: documentText('page', id, {
    pageType: 2,
    title: id,
    urlId: id,
    sections: { s: { order: 'a0' } },
    blocks: { t: { section: 's', order: 'a0', kind: 2, value: { markdown: `Text of ${id}` } } },
    ...more,
  }),
});

const post = (id: string, tags: readonly string[], more: object = {}): FileMap => ({
  [`items/${id}.json`]: documentText('item', id, {
    collectionId: 'log',
    recordType: 1,
    title: id,
    urlId: id,
    publishOn: 1000,
    tags,
    ...more,
  }),
});

const field = (words: string): FileMap => ({
  'block-fields/side.json': documentText('block-field', 'side', {
    blocks: { t: { order: 'a0', kind: 2, value: { markdown: words } } },
  }),
});

const taxon = (id: string, name: string): FileMap => ({
  [`taxons/${id}.json`]: documentText('taxon', id, { type: 'tag', name }),
});

const collection = (id: string, typeName: string): FileMap => ({
  [`collections/${id}.json`]: documentText('collection', id, { type: 1, typeName, title: id, urlId: id }),
});

const SITE: FileMap = {
  'site.json': documentText('settings', 'settings', {
    schemaVersion: 1,
    theme: 'theme',
    website: { siteTitle: 'Small' },
  }),
  'theme/template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'theme/site.region':
    '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
  'theme/collections/blog.list': '{.repeated section items}{title} {.end}',
  'theme/collections/blog.item':
    '{.section item}{title}{.repeated section tags}<a href="{collection.fullUrl}?tag={@|url-encode}">{@}</a>{.end}{.end}<squarespace:related>{.repeated section items}{title} {.end}</squarespace:related>',
  'theme/pages/with-side.page': '<squarespace:block-field id="side" />',
  ...collection('log', 'blog'),
  ...collection('work', 'index'),
  ...taxon('sea', 'Sea'),
  ...taxon('sun', 'Sun'),
  ...post('one', ['sea']),
  ...post('two', ['sea', 'sun']),
  ...post('three', []),
  ...page('home', { isHome: true }),
  ...page('about', { template: 'with-side' }),
  ...page('intro', { collectionId: 'work', order: 'a0' }),
  ...page('team', { collectionId: 'work', order: 'a1' }),
  ...field('Words'),
};

it.each<readonly [string, FileMap, readonly string[]]>([
  ['other words in a block field', field('Other words'), ['/about']],
  [
    'other words on a page of an index',
    page('intro', { collectionId: 'work', order: 'a0', description: 'New' }),
    ['/intro', '/work'],
  ],
  ['another order of an index', page('team', { collectionId: 'work', order: 'Z' }), ['/team', '/work']],
  ['a tag that a post has no more', post('two', ['sea']), ['/log/two', '/log']],
  ['another name of a tag', taxon('sun', 'Sunshine'), ['/log/two', '/log/tag/sunshine']],
  ['the first post of a tag', post('three', ['sun']), ['/log/three', '/log/two']],
])('a page is rendered again for %s', async (_, edit, expected) => {
  const ports = (files: FileMap) => ({ site: createMemoryFiles(files) });
  const session = createSiteSession({ planRoutes: createRouteCache() }, validateSite);
  await renderSite(ports(SITE), { now: 2000 }, session);
  const after = { ...SITE, ...edit };
  const { rendered } = await renderSite(ports(after), { now: 2000 }, session);
  const whole = await renderSite(ports(after), { now: 2000 });
  expect(rendered?.files).toEqual(whole.rendered?.files);
  expect(rendered?.renderedUrls).toEqual(expect.arrayContaining([...expected]));
  expect(rendered?.renderedUrls).not.toContain('/');
});
