import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../formatters/index.ts';
import { itemSchema } from '../documents/item.ts';
import { itemJson } from './item-json.ts';

const IMAGE = { id: 'kiln', assetUrl: '/assets/kiln.jpg', originalSize: '1500x1000', filename: 'kiln.jpg' };

const NO_URLS = { pages: {}, collections: {}, items: {} };

/** An item as templates see it. */
function shown(fields: object): JsonObject {
  const document = { collectionId: 'journal', recordType: 1, title: 'A kiln', urlId: 'a-kiln', ...fields };
  return itemJson(
    { ...itemSchema.parse(document), id: 'one', file: 'items/one.json', markdown: '' },
    {
      url: '/journal/a-kiln',
      imageOf: (id) => (id === 'kiln' ? IMAGE : undefined),
      taxonNames: new Map([['glaze', 'Glaze']]),
      services: {
        html: (markdown) => `<p>${markdown}</p>`,
        sanitize: (html) => html,
        itemCount: () => 0,
        urls: NO_URLS,
      },
      form: undefined,
    },
  );
}

describe('an item for templates', () => {
  it('has an id, a URL, a title and its main image (R-DATA-CONTENT-01)', () => {
    expect(shown({ mainImageId: 'kiln' })).toMatchObject({
      id: 'one',
      fullUrl: '/journal/a-kiln',
      title: 'A kiln',
      assetUrl: '/assets/kiln.jpg',
      mainImage: { assetUrl: '/assets/kiln.jpg' },
      mainImageId: 'kiln',
      systemDataId: 'kiln',
    });
  });

  it('has counts and the state of its comments (R-DATA-CONTENT-03)', () => {
    const counts = { publicCommentCount: 3, commentState: 1, likeCount: 7 };
    expect(shown(counts)).toMatchObject(counts);
    expect(shown({})).toMatchObject({ publicCommentCount: 0, commentState: 0, likeCount: 0 });
    expect(shown({ likeCount: 7 })).toMatchObject({ publicCommentCount: 0, commentCount: 0 });
  });

  it('starts and ends at times in milliseconds', () => {
    const { startDate, endDate } = shown({ startDate: 1_700_000_000_000, endDate: 1_700_000_360_000 });
    expect(new Date(Number(startDate)).toISOString()).toBe('2023-11-14T22:13:20.000Z');
    expect(Number(endDate) - Number(startDate)).toBe(360_000);
  });

  it('has no end without one', () => {
    expect(shown({ startDate: 1 }).endDate).toBe(undefined);
  });

  it('has the place of an event (R-DATA-EVENT-02)', () => {
    const location = {
      ...{ addressLine1: 'Rua 1', addressLine2: '1170 Lisboa', addressCountry: 'Portugal' },
      ...{ mapLat: 38.7, mapLng: -9.1 },
    };
    expect(shown({ startDate: 1, location })).toMatchObject({ title: 'A kiln', location });
  });

  it('has the names of its tags, the same as other items with the tag (R-DATA-MISC-12)', () => {
    expect([shown({ tags: ['glaze'] }).tags, shown({ tags: ['glaze', 'gone'] }).tags]).toEqual([
      ['Glaze'],
      ['Glaze'],
    ]);
    expect(shown({ categories: ['glaze', 'gone'] })).toMatchObject({ tags: [], categories: ['Glaze'] });
  });
});
