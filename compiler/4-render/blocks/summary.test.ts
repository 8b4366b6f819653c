import { expect, it } from 'vitest';
import { buildSmallSite, documentText, homeWithBlock } from '../../testing/build-small-site.ts';

/** The number of items that a summary of eight items shows. */
async function shownWith(limit: number | undefined): Promise<number> {
  const ids = Array.from({ length: 8 }, (_, index) => `entry-${index}`);
  const item = (id: string) => ({ collectionId: 'log', recordType: 1, title: id, urlId: id });
  const { read } = await buildSmallSite({
    'collections/log.json': documentText('collection', 'log', {
      type: 1,
      typeName: 'blog',
      title: 'Log',
      urlId: 'log',
    }),
    ...Object.fromEntries(ids.map((id) => [`items/log/${id}.json`, documentText('item', id, item(id))])),
    ...homeWithBlock('a', 55, { collectionId: 'log', limit }),
  });
  return new Set(read('index.html').match(/entry-\d/g)).size;
}

it('a summary shows six items by default, or as many as it asks for', async () => {
  expect([await shownWith(undefined), await shownWith(7)]).toEqual([6, 7]);
});
