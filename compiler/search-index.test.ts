import { expect, it } from 'vitest';
import { documentFile, pageFile, smallSite } from '../fixtures/sites/small-site.ts';
import { type SearchIndex, searchItems } from '../formatters/vocabulary/rules/search-items.ts';
import { createMemoryFiles } from './1-read/memory-files.ts';
import { createMemoryImages } from './4-render/ports/memory-images.ts';
import { createMemoryOutput } from './5-write/memory-output.ts';
import { compileSite } from './compile-site.ts';
import { buildSmallSite, documentText } from './testing/build-small-site.ts';

const item = (id: string, fields: object) =>
  documentText('item', id, { collectionId: 'log', recordType: 1, title: 'Entry', urlId: id, ...fields });

it('R-COMP-PUB-06: finds titles, excerpts and texts of published content, and no drafts', async () => {
  const { read } = await buildSmallSite({
    'collections/log.json': documentText('collection', 'log', {
      type: 1,
      typeName: 'blog',
      title: 'Log',
      urlId: 'log',
    }),
    'items/log/kiln.json': item('kiln', { title: 'Kiln', excerpt: 'Stoneware' }),
    'items/log/kiln.md': 'Fired with oak.',
    'items/log/glaze.json': item('glaze', { title: 'Glaze', excerpt: 'Cobalt', status: 'Draft' }),
    'items/log/glaze.md': 'Dipped in slip.',
    'pages/studio.json': documentText('page', 'studio', {
      pageType: 2,
      title: 'Studio',
      urlId: 'studio',
      sections: { s: { order: 'a' } },
      blocks: { a: { section: 's', order: 'a', kind: 44, value: { markdown: 'By the river' } } },
    }),
  });
  const { items } = JSON.parse(read('search-index.json')) as SearchIndex;
  const words = ['kiln', 'stoneware', 'oak', 'river', 'glaze', 'cobalt', 'slip'];
  expect(words.map((word) => searchItems(items, word).map(({ url }) => url))).toEqual([
    ['/log/kiln'],
    ['/log/kiln'],
    ['/log/kiln'],
    ['/studio'],
    [],
    [],
    [],
  ]);
});

it('has only images that are written, although no page shows them', async () => {
  const asset = documentFile('asset', 'cup', { filename: 'cup.png', mime: 'image/png' });
  const site = createMemoryFiles(
    smallSite({
      ...pageFile('about', { mainImageId: 'cup' }),
      'assets/cup.png.json': asset,
      'assets/cup.png': new Uint8Array([1]),
    }),
  );
  const output = createMemoryOutput();
  const images = createMemoryImages({ 'assets/cup.png': { width: 800, height: 600 } });
  await compileSite({ site, output, images }, { now: 0 });
  const { items } = JSON.parse(output.readText('search-index.json') ?? '') as SearchIndex;
  const named = items.flatMap(({ image }) => image ?? []);
  expect(named).toHaveLength(1);
  expect(named.filter((url) => !output.files.has(url.slice(1)))).toEqual([]);
});
