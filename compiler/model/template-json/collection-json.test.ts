import { expect, it } from 'vitest';
import { collectionSchema } from '../documents/collection.ts';
import { pageSchema } from '../documents/page.ts';
import { collectionJson, pageJson } from './collection-json.ts';

const FILE = { id: 'log', file: 'collections/log.json' };
const IMAGE = { id: 'kiln', assetUrl: '/assets/kiln.jpg' };
const SHOWN = {
  id: 'log',
  fullUrl: '/log',
  title: 'Log',
  assetUrl: '/assets/kiln.jpg',
  mainImage: { assetUrl: '/assets/kiln.jpg' },
  mainImageId: 'kiln',
  systemDataId: 'kiln',
};

it('a collection for templates has an id, a URL, a title and its main image (R-DATA-CONTENT-01)', () => {
  const collection = { type: 1, typeName: 'log', title: 'Log', urlId: 'log', mainImageId: 'kiln' };
  expect(
    collectionJson(
      { ...collectionSchema.parse(collection), ...FILE },
      {
        url: '/log',
        image: IMAGE,
        itemCount: 0,
        categories: [],
        tags: [],
        folder: undefined,
        ordering: undefined,
        updatedOn: () => undefined,
        mark: undefined,
      },
    ),
  ).toMatchObject(SHOWN);
});

it('a page for templates has them, too', () => {
  const page = pageSchema.parse({ pageType: 2, title: 'Log', urlId: 'log', mainImageId: 'kiln' });
  expect(pageJson({ ...page, ...FILE }, { url: '/log', image: IMAGE, mark: undefined })).toMatchObject(SHOWN);
});
