import { expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../fixtures/sites/minimal-runtime.ts';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';

const money = (value: string) => ({ value, currency: 'EUR' });

const STORE = {
  currency: 'EUR',
  minimumOrderSubtotal: money('15.00'),
  taxIsIncluded: true,
  shippingOptions: { post: { order: 'a', name: 'Post', cost: money('4.50') } },
  taxRules: {
    azores: { order: 'b', name: 'VAT', ratePercent: '16', country: 'PT', region: 'Azores' },
    all: { order: 'a', name: 'VAT', ratePercent: '23' },
  },
};

const MUG = {
  productType: 1,
  variants: {
    large: {
      sku: 'L',
      order: 'b',
      priceMoney: money('12.00'),
      salePriceMoney: money('9.50'),
      onSale: true,
      qtyInStock: 3,
    },
    small: { sku: 'S', order: 'a', priceMoney: money('8.00'), unlimited: true },
  },
};

async function build(storeSettings?: object, structuredContent?: object) {
  return (await render(storeSettings, structuredContent))?.edgeData;
}

async function render(storeSettings: object = STORE, structuredContent: object = MUG) {
  const files = smallSite({
    'site.json': documentFile('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small' },
      websiteSettings: { storeSettings },
    }),
    'theme/collections/products.item':
      '{.section item}{@|add-to-cart-btn}{@|product-restock-notification}{.end}',
    'collections/shop.json': documentFile('collection', 'shop', {
      type: 13,
      typeName: 'products',
      title: 'Shop',
      urlId: 'shop',
    }),
    'items/mug.json': documentFile('item', 'mug', {
      collectionId: 'shop',
      recordType: 11,
      title: 'Mug',
      urlId: 'mug',
      structuredContent,
    }),
  });
  const { rendered, diagnostics } = await renderSite(
    { site: createMemoryFiles(files), runtime: MINIMAL_RUNTIME },
    { now: 0 },
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return rendered;
}

it('the Worker gets prices in cents, sales and stock of each variant, in order', async () => {
  const product = (await build())?.products.mug;
  expect(product?.variants).toEqual([
    {
      id: 'small',
      sku: 'S',
      attributes: {},
      currency: 'EUR',
      priceCents: 800,
      onSale: false,
      ...stock(0, true),
    },
    {
      id: 'large',
      sku: 'L',
      attributes: {},
      currency: 'EUR',
      priceCents: 1200,
      salePriceCents: 950,
      onSale: true,
      ...stock(3, false),
    },
  ]);
});

function stock(qtyInStock: number, unlimited: boolean) {
  return { qtyInStock, unlimited };
}

it('the Worker gets the order of the options, which the sorted keys of a release do not keep', async () => {
  const options = ['Size', 'Glaze', 'Color'];
  const edgeData = await build(STORE, { ...MUG, variantOptionOrdering: options });
  expect(edgeData?.products.mug?.optionNames).toEqual(options);
});

it('the Worker gets what it needs to total an order', async () => {
  expect((await build())?.store).toMatchObject({
    currency: 'EUR',
    minimumOrderSubtotalCents: 1500,
    taxIsIncluded: true,
    shippingOptions: [{ id: 'post', name: 'Post', costCents: 450 }],
    taxRules: [
      { id: 'all', ratePercent: '23' },
      { id: 'azores', ratePercent: '16', country: 'PT', region: 'Azores' },
    ],
  });
});

it('R-PROD-ADD-19: the Worker gets the minimum of an order in cents, and none if there is none', async () => {
  const { minimumOrderSubtotal: _, ...others } = STORE;
  const minima = [STORE, others].map(async (store) => (await build(store))?.store.minimumOrderSubtotalCents);
  expect(await Promise.all(minima)).toEqual([1500, undefined]);
});

it('the store settings change the product page and the orders that are accepted (R-DATA-SITE-07)', async () => {
  const changedBy = async (settings: object) => {
    const site = await render({ currency: 'EUR', ...settings });
    const file = site?.files.find(({ path }) => path === 'shop/p/mug/index.html');
    const html = file !== undefined && 'text' in file ? file.text : '';
    return [
      /data-express="(.*?)"/.exec(html)?.[1],
      site?.edgeData.store.minimumOrderSubtotalCents,
      /data-success-text="(.*?)"/.exec(html)?.[1],
    ];
  };
  const minimumOrderSubtotal = money('20.00');
  const settings = [{}, { expressCheckout: true }, { minimumOrderSubtotal }, { restockSuccessText: 'Noted' }];
  expect(await Promise.all(settings.map(changedBy))).toEqual([
    [undefined, undefined, undefined],
    ['true', undefined, undefined],
    [undefined, 2000, undefined],
    [undefined, undefined, 'Noted'],
  ]);
});
