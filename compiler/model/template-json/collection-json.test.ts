import { expect, it } from 'vitest';
import { collectionSchema } from '../documents/collection.ts';
import { pageSchema } from '../documents/page.ts';
import { collectionJson, pageJson } from './collection-json.ts';
import type { TemplateFolder } from './template-json-services.ts';

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

/** A collection as templates see it. */
function shown(fields: object = {}, folder?: TemplateFolder) {
  const collection = { type: 1, typeName: 'log', title: 'Log', urlId: 'log', ...fields };
  return collectionJson(
    { ...collectionSchema.parse(collection), ...FILE },
    {
      url: '/log',
      image: IMAGE,
      itemCount: 0,
      categories: [],
      tags: [],
      folder,
      conf: undefined,
      updatedOn: () => undefined,
      mark: undefined,
    },
  );
}

it('a collection for templates has an id, a URL, a title and its main image (R-DATA-CONTENT-01)', () => {
  expect(shown({ mainImageId: 'kiln' })).toMatchObject(SHOWN);
});

it('a collection for templates is no folder, or one of its kind (R-DATA-CONTENT-05)', () => {
  expect(shown()).toMatchObject({ type: 1, folder: false, folderBehavior: 3 });
  expect(shown({}, { kind: 'index', children: [] })).toMatchObject({ folder: true, folderBehavior: 1 });
  expect(shown({}, { kind: 'redirect', children: [] })).toMatchObject({ folder: true, folderBehavior: 2 });
});

it('a page for templates has them, too', () => {
  const page = pageSchema.parse({ pageType: 2, title: 'Log', urlId: 'log', mainImageId: 'kiln' });
  expect(pageJson({ ...page, ...FILE }, { url: '/log', image: IMAGE, mark: undefined })).toMatchObject(SHOWN);
});
