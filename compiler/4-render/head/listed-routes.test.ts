import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';

it.each([
  ['nothing', {}, ['/', '/about', '/log', '/log/one']],
  ['a page', { 'pages/about.json': aboutPage({ seo: { hidden: true } }) }, ['/', '/log', '/log/one']],
  ['an item', smallBlog('One.', { publishOn: 1, seo: { hidden: true } }), ['/', '/about', '/log']],
  [
    'a collection',
    { 'collections/log.json': logCollection({ seo: { hidden: true } }) },
    ['/', '/about', '/log/one'],
  ],
])('site map and search leave out what the owner hides: %s', async (_name, files, urls) => {
  const output = createMemoryOutput();
  const all = { ...smallBlog('One.', { publishOn: 1 }), 'pages/about.json': aboutPage({}), ...files };
  await compileSite({ site: createMemoryFiles(smallSite(all)), output, createLocale }, { now: 2 });
  const map = output.readText('sitemap.xml') ?? '';
  const index = JSON.parse(output.readText('search-index.json') ?? '{}') as { items: { url: string }[] };
  expect([...map.matchAll(/<loc>https:\/\/small\.example([^<]*)/g)].map(([, url]) => url).sort()).toEqual(
    urls,
  );
  expect(index.items.map(({ url }) => url).sort()).toEqual(urls);
});

function aboutPage(fields: object): string {
  return documentFile('page', 'about', { pageType: 2, title: 'About', urlId: 'about', ...fields });
}

function logCollection(fields: object): string {
  return documentFile('collection', 'log', {
    type: 1,
    typeName: 'blog',
    title: 'Log',
    urlId: 'log',
    ...fields,
  });
}
