import { expect, it } from 'vitest';
import { buildSmallSite, documentText } from './testing/build-small-site.ts';

const DAY = 86_400_000;

const post = (id: string, day: number, fields: object = {}) => ({
  [`items/${id}.json`]: documentText('item', id, {
    collectionId: 'log',
    recordType: 1,
    title: id,
    urlId: id,
    publishOn: day * DAY,
    ...fields,
  }),
});

it('the previous and the next item of a page have all fields of an item', async () => {
  const { read } = await buildSmallSite({
    'collections/log.json': documentText('collection', 'log', {
      type: 1,
      typeName: 'blog',
      title: 'Log',
      urlId: 'log',
    }),
    ...post('oldest', 1, { excerpt: 'First *firing*', author: { displayName: 'Ana' } }),
    'items/oldest.md': 'Long text',
    ...post('middle', 2),
    ...post('newest', 3),
    'theme/collections/blog.conf': '{ "title": "Blog", "acceptTypes": ["text"] }',
    'theme/collections/blog.item': `{.section pagination}
{.section nextItem}<i>{title}|{addedOn|date %Y-%m-%d}|{author.displayName}|{excerpt}|{body}|{fullUrl}</i>{.end}
{.section prevItem}<b>{title}|{addedOn|date %Y-%m-%d}</b>{.end}{.end}`,
  });
  const page = read('log/middle/index.html');
  const found = [...page.matchAll(/<([ib])>(.*?)<\/\1>/gs)].map(([, , text]) => text);
  expect(found.toSorted()).toEqual([
    'newest|1970-01-04',
    'oldest|1970-01-02|Ana|<p>First <em>firing</em></p>|<p>Long text</p>|/log/oldest',
  ]);
});
