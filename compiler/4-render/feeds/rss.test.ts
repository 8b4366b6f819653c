import { expect, it } from 'vitest';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

/** Returns the feed of a blog with one post. */
async function feedWith(markdown: string): Promise<string> {
  const site = await buildSmallSite(
    {
      'collections/log.json': documentText('collection', 'log', {
        title: 'Log',
        urlId: 'log',
        type: 1,
        typeName: 'blog',
      }),
      'items/log/new.json': documentText('item', 'new', {
        ...{ collectionId: 'log', recordType: 1, title: 'New', urlId: 'new', publishOn: 1 },
        body: { markdown },
      }),
    },
    { now: 10, website: { baseUrl: 'https://small.test' } },
  );
  return site.read('log/rss.xml');
}

it('links of posts start with the base URL in feeds', async () => {
  expect(await feedWith('[Shop](/shop)')).toContain('href=&quot;https://small.test/shop&quot;');
});

it('addresses on other hosts stay as they are in feeds', async () => {
  const text = '[A](//cdn.test/a) [B](https://cdn.test/b)';
  const feed = await feedWith(text);
  expect(feed).toContain('href=&quot;//cdn.test/a&quot;');
  expect(feed).toContain('href=&quot;https://cdn.test/b&quot;');
});
