import { describe, expect, it } from 'vitest';
import { formatters } from '../../formatters/index.ts';
import { createLocale } from '../node/locales.ts';
import { compileTemplate } from './template.ts';

const HOSTILE = '<script>alert(1)</script>" onload="x';

/** A product, an event and an article in one, with the hostile text in every text field. */
const ITEM = {
  id: 'p1',
  title: HOSTILE,
  body: HOSTILE,
  filename: HOSTILE,
  recordType: 11,
  publicCommentCount: 2,
  fullUrl: '/shop/p/one',
  assetUrl: '/assets/one.jpg',
  originalSize: '10x10',
  startDate: 0,
  endDate: 1,
  location: { addressLine1: HOSTILE },
  tags: [HOSTILE],
  categories: [HOSTILE],
  author: { displayName: HOSTILE },
  promotedBlockType: HOSTILE,
  oembed: { html: HOSTILE, providerName: 'tube' },
  structuredContent: {
    productType: 1,
    variantOptionOrdering: [HOSTILE],
    useCustomAddButtonText: true,
    customAddButtonText: HOSTILE,
    variants: [
      { attributes: { [HOSTILE]: HOSTILE }, qtyInStock: 3, priceMoney: { value: '5.00', currency: 'EUR' } },
      {
        attributes: { [HOSTILE]: `2${HOSTILE}` },
        qtyInStock: 3,
        priceMoney: { value: '6.00', currency: 'EUR' },
      },
    ],
  },
};
const DATA = {
  item: ITEM,
  website: { shareButtonOptions: { x: true } },
  websiteSettings: { simpleLikingEnabled: true },
  productMerchandisingContext: {
    p1: {
      scarcityEnabled: true,
      scarcityTemplateViews: [{ qtyInStock: 1 }],
      scarcityText: HOSTILE,
      restockNotificationViews: [{ variantId: 'v1' }],
      restockNotificationMessages: { CTAText: HOSTILE, buttonText: HOSTILE, placeholderText: HOSTILE },
    },
  },
};

/** The select's label is printed unescaped, byte for byte as published pages expect (language reference 13.10). */
const PRINTS_LABEL_RAW = ['variants-select', 'product-checkout'];

const fragments = [...formatters.values()]
  .filter(({ family }) => family === 'commerce' || family === 'content' || family === 'social')
  .map(({ name }) => name)
  .filter((name) => !PRINTS_LABEL_RAW.includes(name));

describe('built-in fragments', () => {
  it.each(fragments)('R-ENG-LANG-05 escape the words in an item: %s', (name) => {
    const { output } = compileTemplate(`{item|${name}}`).render(DATA as never, {
      cldr: createLocale('en'),
      now: 0,
    });
    expect(output).not.toContain('<script>alert(1)');
    expect(output).not.toContain('" onload=');
  });

  it.each(PRINTS_LABEL_RAW)('escape the words in an item but for the known label: %s', (name) => {
    const { output } = compileTemplate(`{item|${name}}`).render(DATA as never, {
      cldr: createLocale('en'),
      now: 0,
    });
    const withoutLabel = output.replaceAll(
      /aria-label="Select .*? data-variant-option-name/g,
      'data-variant-option-name',
    );
    expect(withoutLabel).not.toContain('<script>alert(1)');
  });
});
