import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { formatWithPattern, type MoneyPattern } from '../../../formatters/vocabulary/money-pattern.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import { createLocale } from '../../node/locales.ts';

const PRICE = { value: '1234.50', currency: 'EUR' };

async function published(useCLDRMoneyFormat: boolean) {
  const site = smallSite({
    'site.json': documentFile('settings', 'settings', {
      ...{ schemaVersion: 1, theme: 'theme', featureFlags: { useCLDRMoneyFormat } },
      website: { siteTitle: 'Cups', timeZone: 'UTC', language: 'en' },
      websiteSettings: { storeSettings: { currency: 'EUR' } },
      languages: [
        { code: 'en', name: 'English', isPrimary: true },
        { code: 'de', name: 'German' },
        { code: 'pt-PT', name: 'Portuguese' },
      ],
    }),
    'collections/shop.json': documentFile('collection', 'shop', {
      ...{ type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' },
    }),
    'items/shop/cup.json': documentFile('item', 'cup', {
      ...{ collectionId: 'shop', recordType: 11, title: 'Cup', urlId: 'cup' },
      structuredContent: {
        productType: 1,
        variants: { a: { sku: 'c-1', attributes: {}, priceMoney: PRICE, qtyInStock: 1 } },
      },
    }),
    'theme/collections/products.item': '{.section item}<b>{@|product-price}</b>{.end}',
  });
  const { rendered } = await renderSite({ site: createMemoryFiles(site), createLocale }, { now: 1 });
  const priceIn = (prefix: string) => {
    const page = rendered?.files.find(({ path }) => path === `${prefix}shop/p/cup/index.html`);
    const html = page !== undefined && 'text' in page ? page.text : '';
    return /<b>([\s\S]*?)<\/b>/
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim();
  };
  const { store, translations = {} } = rendered?.edgeData ?? {};
  const textOf = (pattern: MoneyPattern | undefined) => pattern && formatWithPattern(pattern, 123_450);
  return [
    [priceIn(''), textOf(store?.moneyPattern)],
    [priceIn('de/'), textOf(translations.de?.moneyPattern)],
    [priceIn('pt-PT/'), textOf(translations['pt-PT']?.moneyPattern)],
  ];
}

it('the server writes prices like the pages of each language', async () => {
  expect(await published(true)).toEqual([
    ['€1,234.50', '€1,234.50'],
    ['1.234,50\u00a0€', '1.234,50\u00a0€'],
    ['1234,50\u00a0€', '1234,50\u00a0€'],
  ]);
});

it('the server writes prices in the US format where the site does not enable the format of its locale', async () => {
  expect((await published(false)).map(([, price]) => price)).toEqual([undefined, undefined, undefined]);
});
