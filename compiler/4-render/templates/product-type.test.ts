import { expect, it } from 'vitest';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

it('layouts see by the type of a product that an item is one', async () => {
  const { read } = await buildSmallSite({
    'theme/site.region':
      '{squarespace.main-content}{.section item}[{.if productType}{productType}{.or}none{.end}]{.end}',
    'collections/c.json': documentText('collection', 'c', {
      type: 13,
      typeName: 'products',
      title: 'C',
      urlId: 'c',
    }),
    'items/cup.json': documentText('item', 'cup', {
      collectionId: 'c',
      recordType: 11,
      title: 'Cup',
      urlId: 'cup',
      structuredContent: { productType: 2, variants: { one: { sku: 'C', order: 'a', priceMoney: PRICE } } },
    }),
    'collections/log.json': documentText('collection', 'log', {
      type: 1,
      typeName: 'blog',
      title: 'Log',
      urlId: 'log',
    }),
    'items/note.json': documentText('item', 'note', {
      collectionId: 'log',
      recordType: 1,
      title: 'Note',
      urlId: 'note',
    }),
  });
  const mark = (path: string) => /\[(.*)\]/.exec(read(path))?.[1];
  expect([mark('c/p/cup/index.html'), mark('log/note/index.html')]).toEqual(['2', 'none']);
});

const PRICE = { value: '9.00', currency: 'USD' };
