import { expect, it } from 'vitest';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { readSite } from '../../1-read/read-site.ts';
import { preparePartials } from '../../template/partial-set.ts';
import { compileTemplate } from '../../template/template.ts';
import { validateSite } from '../validate-site.ts';

const FILES = {
  'site.json': {
    type: 'settings',
    id: 'settings',
    body: { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'A' } },
  },
  'collections/shop.json': {
    type: 'collection',
    id: 'shop',
    body: { type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
  },
  'assets/cup.svg.json': { type: 'asset', id: 'cup', body: { filename: 'cup.svg', mime: 'image/svg+xml' } },
};
const TEXTS = {
  'assets/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'theme/template.conf': '{"layouts":{"default":{"regions":["a"]}}}',
  'theme/a.region': '{squarespace.main-content}',
};

const PRICE = { value: '9.00', currency: 'USD' };
const POST = { post: { order: 'a0', name: 'Post', cost: PRICE } };

/** Returns the diagnostics of one product. */
function check(
  body: Readonly<Record<string, unknown>>,
  sizes: readonly string[] = ['Small', 'Large'],
  storeSettings: Readonly<Record<string, unknown>> = { shippingOptions: POST },
) {
  const variants = Object.fromEntries(
    sizes.map((Size, index) => [
      `v${index}`,
      { sku: `CUP-${index}`, attributes: { Size }, priceMoney: { value: '9.00', currency: 'USD' } },
    ]),
  );
  const cup = {
    type: 'item',
    id: 'cup',
    body: {
      collectionId: 'shop',
      recordType: 11,
      title: 'Cup',
      urlId: 'cup',
      structuredContent: { productType: 1, variantOptionOrdering: ['Size'], variants },
      ...body,
    },
  };
  const { body: settings, ...envelope } = FILES['site.json'];
  const store = { ...envelope, body: { ...settings, websiteSettings: { storeSettings } } };
  const documents = { ...FILES, 'site.json': store, 'items/cup.json': cup };
  const texts = Object.entries(documents).map(([path, document]) => [path, JSON.stringify(document)]);
  const site = createMemoryFiles({ ...Object.fromEntries(texts), ...TEXTS });
  const { diagnostics } = validateSite(readSite({ site }), { compileTemplate, preparePartials });
  return diagnostics.map(({ code, severity, message, hint, location }) => {
    const source = JSON.stringify(location?.file === 'site.json' ? store : cup);
    const at = location && source.slice(location.start.offset, location.end.offset);
    return { code, severity, message, hint, at };
  });
}

it('warns about a published product without an image, with location and fix', () => {
  expect(check({})).toEqual([
    {
      code: 'site/no-image',
      severity: 'warning',
      message: '"Cup" has no image; the shop shows a placeholder',
      hint: 'choose one (mainImageId: the id of an image in assets/)',
      at: '"Cup"',
    },
  ]);
  expect(check({ imageIds: ['cup'] })).toMatchObject([
    { hint: 'make one of its images the main one (mainImageId: "cup")' },
  ]);
  expect(check({ mainImageId: 'cup' })).toEqual([]);
  expect(check({ status: 'Draft' })).toEqual([]);
});

it('values of an option that look the same are warned of, and others are not', () => {
  expect(check({ mainImageId: 'cup' }, ['Small', 'Large', 'small ', 'LARGE'])).toEqual([
    {
      code: 'site/double-option',
      severity: 'warning',
      message: '"Size" has both "Small" and "small " as values',
      hint: 'write "Small" in both, or rename one of them',
      at: '"small "',
    },
    expect.objectContaining({ message: '"Size" has both "Large" and "LARGE" as values' }),
  ]);
  expect(check({ mainImageId: 'cup' }, ['Small', 'Small', 'Smaller', '__proto__'])).toEqual([]);
});

/** Returns a product with one variant. */
function product(variant: object, content: object = {}) {
  const variants = { v0: { sku: 'CUP', attributes: {}, priceMoney: PRICE, ...variant } };
  return { mainImageId: 'cup', structuredContent: { productType: 1, variants, ...content } };
}

it('a price in another currency than that of the store is an error, with location and fix', () => {
  expect(check(product({ priceMoney: { ...PRICE, currency: 'EUR' } }))).toEqual([
    {
      code: 'site/other-currency',
      severity: 'error',
      message: 'This price is in EUR, but the store sells in USD',
      hint: 'write the price in USD, or change the currency of the store (in site.json)',
      at: '"EUR"',
    },
  ]);
});

it.each([
  ['the sale price', product({ salePriceMoney: { value: '8.00', currency: 'EUR' } })],
  ['the other spelling', product({ priceMoney: { decimalValue: '9.00', currencyCode: 'EUR' } })],
  ['the price of the product', product({}, { priceMoney: { value: '8.00', currency: 'EUR' } })],
  ['the sale price of the product', product({}, { salePriceMoney: { value: '8.00', currency: 'EUR' } })],
  ['a draft', { ...product({ priceMoney: { ...PRICE, currency: 'EUR' } }), status: 'Draft' }],
])('%s is checked too', (_what, body) => {
  expect(check(body)).toMatchObject([{ code: 'site/other-currency', severity: 'error', at: '"EUR"' }]);
});

it('amounts of the store settings have the currency of the store', () => {
  const cost = { value: '5.00', currency: 'EUR' };
  const settings = {
    shippingOptions: { post: { order: 'a0', name: 'Post', cost } },
    minimumOrderSubtotal: { ...cost, currency: 'GBP' },
  };
  expect(check(product({}), [], settings)).toMatchObject([
    { code: 'site/other-currency', severity: 'error', at: '"EUR"' },
    { code: 'site/other-currency', severity: 'error', at: '"GBP"' },
  ]);
  expect(check(product({ priceMoney: cost }), [], { ...settings, currency: 'EUR' })).toMatchObject([
    { at: '"GBP"' },
  ]);
});

it.each(['minimum', 'maximum'])('the %s of installments has the currency of the store', (name) => {
  const installments = { [name]: { value: '5.00', currency: 'EUR' } };
  expect(check(product({}), [], { shippingOptions: POST, installments })).toMatchObject([
    { code: 'site/other-currency', severity: 'error', at: '"EUR"' },
  ]);
});

it.each(['XXX', 'KWD', 'HUF', 'eur', 'EURO', ''])('the unsupported currency %j is an error', (currency) => {
  expect(check(product({}), [], { currency })).toContainEqual(
    expect.objectContaining({
      code: 'site/invalid-value',
      severity: 'error',
      message: expect.stringContaining('must be a supported currency such as EUR'),
      at: JSON.stringify(currency),
    }),
  );
});

it('warns when physical products are sold without shipping options', () => {
  expect(check(product({}), [], { currency: 'USD' })).toEqual([
    {
      code: 'site/no-shipping',
      severity: 'warning',
      message: 'No shipping is configured: physical products are shipped for free, to every country',
      hint: 'add shipping options: in the dashboard under Settings → Commerce, or in site.json (see docs/selling.md)',
      at: '{',
    },
  ]);
  expect(check(product({}), [], {})).toMatchObject([{ code: 'site/no-shipping' }]);
  expect(check({ ...product({}), status: 'Draft' }, [], {})).toEqual([]);
  for (const productType of [2, 3, 4, 5]) expect(check(product({}, { productType }), [], {})).toEqual([]);
});
