import { describe, expect, it } from 'vitest';
import { DOCUMENT_SCHEMAS, type DocKey } from '../../../compiler/model/index.ts';
import { newItem, newProduct } from './new-documents.ts';

const SETTINGS = { websiteSettings: { storeSettings: { currency: 'GBP' } } };

const BODIES = new Map<DocKey, unknown>([
  ['settings:site', SETTINGS],
  ['item:second', { collectionId: 'shop', urlId: 'tide-plate', order: 'a1' }],
  ['item:first', { collectionId: 'shop', order: 'a0' }],
  ['item:unordered', { collectionId: 'shop' }],
  ['item:elsewhere', { collectionId: 'journal', urlId: 'cup', order: 'A0' }],
]);

const PLATE = { collectionId: 'shop', title: 'Tide plate', variantId: 'v', now: 1_800_000_000_000 };

describe('a new product', () => {
  it('is a draft with one variant that can be sold at once, in the currency of the store', () => {
    expect(newProduct(BODIES, PLATE)).toMatchObject({
      collectionId: 'shop',
      title: 'Tide plate',
      status: 'Draft',
      publishOn: 1_800_000_000_000,
      structuredContent: {
        productType: 1,
        isSubscribable: false,
        useCustomAddButtonText: false,
        variants: {
          v: {
            sku: 'TIDE',
            attributes: {},
            priceMoney: { value: '0.00', currency: 'GBP' },
            onSale: false,
            qtyInStock: 0,
            unlimited: true,
          },
        },
      },
    });
  });

  it.each([newProduct(BODIES, PLATE), newItem(BODIES, PLATE)])('can be saved', (body) => {
    expect(DOCUMENT_SCHEMAS.item.safeParse(body).error).toBeUndefined();
  });
});

describe('a new item', () => {
  it('is the first of its collection', () => {
    const { order = '' } = newItem(BODIES, PLATE);
    expect(order !== '' && order < 'a0').toBe(true);
  });

  it('has a URL slug that no other item of its collection has', () => {
    const slugOf = (title: string) => newItem(BODIES, { ...PLATE, title }).urlId;
    expect([slugOf('Tide plate'), slugOf('Cup'), slugOf('!')]).toEqual(['tide-plate-1', 'cup', 'item']);
  });
});
