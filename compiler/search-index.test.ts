import { expect, it } from 'vitest';
import { type SearchIndex, searchItems } from '../formatters/vocabulary/rules/search-items.ts';
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
