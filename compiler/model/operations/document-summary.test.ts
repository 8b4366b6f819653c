import { describe, expect, it } from 'vitest';
import { documentSummary } from './document-summary.ts';
import type { DocKey } from './document-type.ts';

function summaryOf(key: DocKey, body: object) {
  return documentSummary(key, body, 10_000);
}

const money = (value: string) => ({ value, currency: 'EUR' });

describe('the summary of a document', () => {
  it('has the fields of lists, and no content', () => {
    const page = { pageType: 2, title: 'About', urlId: 'about', redirectFrom: ['/us'], status: 'Draft' };
    expect(
      summaryOf('page:about', { ...page, sections: { a: {} }, blocks: { b: {} }, seo: { title: 'x' } }),
    ).toEqual(page);
    const asset = {
      filename: 'cup.jpg',
      mime: 'image/jpeg',
      originalSize: '10x20',
      mediaFocalPoint: { x: 0.5, y: 0.2 },
      altText: 'A cup',
    };
    expect(summaryOf('asset:cup', { ...asset, colorData: { centerAverage: 'fff' } })).toEqual(asset);
  });

  it('has the number of variants of a product, its range of prices, their currencies, its stock and its form', () => {
    const item = { collectionId: 'shop', recordType: 11, title: 'Cup', urlId: 'cup', tags: ['clay'] };
    const variants = {
      a: { sku: 'A', priceMoney: money('10.00'), qtyInStock: 3 },
      b: { sku: 'B', priceMoney: money('9.50'), salePriceMoney: money('8'), onSale: true, qtyInStock: 4 },
      c: { sku: 'C', priceMoney: money('100'), salePriceMoney: money('1'), onSale: false, unlimited: true },
    };
    expect(
      summaryOf('item:cup', {
        ...item,
        structuredContent: { productType: 1, additionalFieldsFormId: 'gift', variants },
        excerpt: 'Long',
      }),
    ).toEqual({
      ...item,
      structuredContent: {
        productType: 1,
        additionalFieldsFormId: 'gift',
        variantSummary: {
          count: 3,
          prices: ['8', '100'],
          qtyInStock: 7,
          hasUnlimited: true,
          currencies: ['EUR'],
        },
      },
    });
  });

  it('has no prices of a product without variants, and nothing of a post', () => {
    const product = summaryOf('item:cup', { title: 'Cup', structuredContent: { productType: 2 } });
    expect(product).toEqual({
      title: 'Cup',
      structuredContent: { productType: 2, variantSummary: { count: 0 } },
    });
    expect(summaryOf('item:post', { title: 'Post', body: { markdown: 'Text' } })).toEqual({ title: 'Post' });
    expect(summaryOf('item:odd', { title: 'Odd', structuredContent: {} })).toEqual({
      title: 'Odd',
      structuredContent: {},
    });
  });

  it('is the body itself for small documents and for types that every screen reads', () => {
    expect(documentSummary('page:a', { title: 'A', blocks: {} }, 400)).toBeUndefined();
    for (const key of ['settings:site', 'navigation:main', 'collection:shop', 'form:a', 'taxon:a'] as const)
      expect(summaryOf(key, { title: 'A' })).toBeUndefined();
  });

  it('has at most 4,000 characters, whatever the document', () => {
    const long = 'x'.repeat(100_000);
    const texts = ['title', 'urlId', 'status', 'order', 'collectionId', 'mainImageId', 'filename', 'altText'];
    const others = ['navigationTitle', 'mime', 'originalSize', 'mediaFocalPoint', 'startDate', 'isHome'];
    const lists = {
      tags: [long, ...Array(1000).fill('y'.repeat(100))],
      categories: Array(1000).fill('z'),
      redirectFrom: Array(1000).fill('z'.repeat(100)),
    };
    const variants = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [index, { priceMoney: money(`${10n ** 14n}.${long}`) }]),
    );
    const body = {
      ...Object.fromEntries([...texts, ...others].map((name) => [name, long])),
      ...lists,
      structuredContent: { productType: long, additionalFieldsFormId: long, variants },
    };
    for (const key of ['page:a', 'item:a', 'asset:a'] as const)
      expect(JSON.stringify(summaryOf(key, body)).length).toBeLessThanOrEqual(4000);
  });
});
