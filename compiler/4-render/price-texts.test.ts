import { describe, expect, it } from 'vitest';
import { buildSmallSite, documentText } from '../testing/build-small-site.ts';
import { createPriceTexts } from './price-texts.ts';

const STORE = {
  'collections/c.json': documentText('collection', 'c', {
    type: 13,
    typeName: 'products',
    title: 'Shop',
    urlId: 'shop',
  }),
};

/** The rule of the style sheet for prices without a symbol. */
async function symbolRuleOf(
  files: object,
  settings: { readonly flags?: object; readonly currency?: string },
) {
  const { read, paths } = await buildSmallSite({
    'site.json': documentText('settings', 'settings', {
      schemaVersion: 1,
      theme: 'theme',
      website: { siteTitle: 'Small', timeZone: 'UTC' },
      websiteSettings: { storeSettings: { currency: settings.currency ?? 'GBP' } },
      featureFlags: settings.flags ?? {},
    }),
    ...files,
  });
  const css = read(paths.find((path) => path.endsWith('.css')) ?? '');
  return /^.*sqs-money-native.*$/m.exec(css)?.[0];
}

describe('the symbol of the currency', () => {
  it.each([
    ['GBP', '£'],
    ['BRL', 'R$'],
    ['JPY', '¥'],
  ])('is printed by the style sheet before prices without one: %s', async (currency, symbol) => {
    expect(await symbolRuleOf(STORE, { currency })).toBe(
      `:where(.sqs-money-native)::before{content:"${symbol}"}`,
    );
  });

  it('is not printed twice, and not on sites without a store', async () => {
    expect(await symbolRuleOf(STORE, { flags: { useCLDRMoneyFormat: true } })).toBeUndefined();
    expect(await symbolRuleOf({}, {})).toBeUndefined();
  });

  it('is part of the texts that show the price of another variant', () => {
    const templates = { render: () => '<div><span class="sqs-money-native">9.00</span></div>' };
    const item = { structuredContent: { variants: [{ onSale: true }] } };
    expect(createPriceTexts(templates as never, {}, '$')(item)).toEqual([
      { priceText: '$9.00', salePriceText: '$9.00' },
    ]);
  });
});
