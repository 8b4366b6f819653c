import { describe, expect, it } from 'vitest';
import { createCollector } from '../diagnostics/collector.ts';
import type { Site } from '../model/site.ts';
import { checkReferences } from './check-references.ts';

const COLLECTION = { id: 'log', file: 'collections/log.json', title: 'Log', type: 1, itemOrder: 'date' };

/** The messages about a site with these collections and items. */
function messagesOf(parts: Partial<Record<'collections' | 'items' | 'taxons', readonly object[]>>) {
  const none = { pages: [], collections: [], items: [], taxons: [], navigations: [], blockFields: [] };
  const settings = { file: 'site.json', website: {}, websiteSettings: {}, design: { tweaks: {} } };
  const collector = createCollector();
  const site = { ...none, assets: [], forms: [], mailingLists: [], settings, ...parts } as unknown as Site;
  checkReferences(site, { theme: undefined, sources: { documents: [] } as never, collector });
  return collector.list().map(({ message }) => message);
}

/** The messages about a collection with this number of items. */
function messagesAbout(size: number, collection: object, recordType = 1): readonly string[] {
  const items = Array.from({ length: size }, (_, index) => ({
    id: `i${index}`,
    file: `items/${index}.json`,
    collectionId: 'log',
    recordType,
  }));
  return messagesOf({ collections: [{ ...COLLECTION, ...collection }], items });
}

describe('the size of a collection', () => {
  it.each([
    [60, 7, []],
    [61, 7, ['"Log" has 61 tracks; the limit of an album is 60']],
    [61, 1, []],
  ])('with %i items of type %i is that of an album (R-DATA-LIMIT-02)', (size, recordType, expected) => {
    expect(messagesAbout(size, {}, recordType)).toEqual(expected);
  });

  it.each([1, 2, 10])('of type %i is at most 250 in an order made by hand (R-DATA-LIMIT-03)', (type) => {
    expect(messagesAbout(250, { type, itemOrder: 'manual' })).toEqual([]);
    expect(messagesAbout(251, { type, itemOrder: 'manual' })).toEqual([
      '"Log" has 251 items; the limit is 250',
    ]);
    expect(messagesAbout(251, { type })).toEqual([]);
  });

  it.each(['date', 'manual'])(
    'of products is at most 200, ordered by "%s" (R-DATA-LIMIT-04)',
    (itemOrder) => {
      expect(messagesAbout(200, { type: 13, itemOrder }, 11)).toEqual([]);
      expect(messagesAbout(201, { type: 13, itemOrder }, 11)).toEqual([
        '"Log" has 201 products; the limit is 200',
      ]);
    },
  );
});

it('a site has at most 10,000 categories, whatever the number of its tags (R-DATA-LIMIT-05)', () => {
  const taxons = (type: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${type}${index}`, file: 't.json', type }));
  const tags = taxons('tag', 2);
  expect(messagesOf({ taxons: [...tags, ...taxons('category', 10_000)] })).toEqual([]);
  expect(messagesOf({ taxons: [...tags, ...taxons('category', 10_001)] })).toEqual([
    'The site has more than 10,000 categories',
  ]);
});
