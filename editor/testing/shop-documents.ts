import type { Doc, DocKey } from '../../compiler/model/index.ts';

const euro = (value: string) => ({ value, currency: 'EUR' });

/** A small shop: one product with two sizes, one without options. */
export const SHOP_DOCS: readonly Doc[] = Object.entries({
  'settings:site': {
    schemaVersion: 1,
    theme: '../themes/kiln',
    website: { siteTitle: 'Olaria', language: 'en', timeZone: 'Europe/Lisbon' },
    websiteSettings: { storeSettings: { currency: 'EUR' } },
  },
  'collection:shop': { type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
  'form:contact': {
    name: 'Write to us',
    fields: {
      name: { order: 'a0', type: 'text', rawTitle: 'Your name' },
      text: { order: 'a1', type: 'textarea', rawTitle: 'Your request' },
    },
  },
  'item:plate': {
    collectionId: 'shop',
    recordType: 11,
    title: 'Tide plate',
    urlId: 'tide-plate',
    order: 'a0',
    structuredContent: {
      productType: 1,
      additionalFieldsFormId: 'contact',
      variantOptionOrdering: ['Size'],
      variants: {
        small: {
          order: 'a0',
          sku: 'TP-S',
          attributes: { Size: 'S' },
          priceMoney: euro('24.00'),
          qtyInStock: 3,
        },
        large: {
          order: 'a1',
          sku: 'TP-L',
          attributes: { Size: 'L' },
          priceMoney: euro('38.00'),
          qtyInStock: 0,
        },
      },
    },
  },
  'item:mug': {
    collectionId: 'shop',
    recordType: 11,
    title: 'Galão mug',
    urlId: 'galao-mug',
    order: 'a1',
    structuredContent: {
      productType: 1,
      variants: {
        only: { order: 'a0', sku: 'GM', attributes: {}, priceMoney: euro('28.00'), unlimited: true },
      },
    },
  },
}).map(([key, body]) => ({ key: key as DocKey, rev: 1, updatedAt: 1, updatedBy: 'owner', body }));
