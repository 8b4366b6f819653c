// Texts in German. cspell:ignore Farbe Glasur Bunt Rot Grün Größe Groß
import { expect, it } from 'vitest';
import type { OptionTexts } from '../../model/documents/option-texts.ts';
import type { SitedItem } from '../../model/site.ts';
import { translateOptions } from './translate-options.ts';

const PRICE = { value: '10.00', currency: 'EUR' };

/** A cup in two colors and two sizes. */
function cup(optionTexts?: OptionTexts, fields: Partial<SitedItem> = {}): SitedItem {
  const variant = (sku: string, Color: string, Size: string) => ({
    ...{ sku, attributes: { Color, Size }, priceMoney: PRICE },
    ...{ onSale: false, qtyInStock: 1, unlimited: false },
  });
  return {
    ...{ id: 'cup', file: 'items/cup.json', markdown: '', title: 'Cup', urlId: 'cup' },
    ...{ collectionId: 'shop', recordType: 11, tags: [], categories: [], seo: {} },
    structuredContent: {
      ...{ productType: 1, isSubscribable: false, useCustomAddButtonText: false },
      variantOptionOrdering: ['Size', 'Color'],
      variants: { a: variant('c-1', 'Red', 'Large'), b: variant('c-2', 'Green', 'Large') },
      ...(optionTexts && { optionTexts }),
    },
    ...fields,
  };
}

const GERMAN: OptionTexts = {
  Color: { name: 'Farbe', values: { Red: 'Rot', Green: 'Grün' } },
  Size: { name: 'Größe', values: { Large: 'Groß' } },
};

function contentOf(item: SitedItem, ofStore?: OptionTexts) {
  const { structuredContent } = translateOptions(item, ofStore).item;
  const variants = Object.entries(structuredContent?.variants ?? {});
  return {
    names: structuredContent?.variantOptionOrdering,
    variants: variants.map(([id, { sku, attributes }]) => [id, sku, attributes]),
  };
}

it('translates the names and values of options; ids, SKUs and their order stay the same', () => {
  expect(contentOf(cup(GERMAN))).toEqual({
    names: ['Größe', 'Farbe'],
    variants: [
      ['a', 'c-1', { Farbe: 'Rot', Größe: 'Groß' }],
      ['b', 'c-2', { Farbe: 'Grün', Größe: 'Groß' }],
    ],
  });
  expect(translateOptions(cup(GERMAN)).item.structuredContent).not.toHaveProperty('optionTexts');
});

it('leaves names and values without a text in the primary language', () => {
  const partial: OptionTexts = { Color: { values: { Red: 'Rot' } } };
  expect(contentOf(cup(partial))).toEqual({
    names: ['Size', 'Color'],
    variants: [
      ['a', 'c-1', { Color: 'Rot', Size: 'Large' }],
      ['b', 'c-2', { Color: 'Green', Size: 'Large' }],
    ],
  });
});

it('uses the texts of the store where the product has none', () => {
  const { names, variants } = contentOf(cup({ Color: { name: 'Glasur', values: {} } }), GERMAN);
  expect([names, variants[1]]).toEqual([
    ['Größe', 'Glasur'],
    ['b', 'c-2', { Glasur: 'Grün', Größe: 'Groß' }],
  ]);
});

it('translates option names of the item, of older products, and in notes about scarcity', () => {
  const item = cup(GERMAN, {
    variantOptionOrdering: ['Color'],
    merchandising: { scarcityTemplateViews: [{ attributes: { Color: 'Red' }, qtyInStock: 1 }] },
  });
  const { item: translated } = translateOptions(item);
  expect(translated.variantOptionOrdering).toEqual(['Farbe']);
  expect(translated.merchandising?.scarcityTemplateViews).toEqual([
    { attributes: { Farbe: 'Rot' }, qtyInStock: 1 },
  ]);
});

it('does not translate options or values that would have the same text', () => {
  const same: OptionTexts = {
    Color: { name: 'Größe', values: { Red: 'Bunt', Green: 'Bunt' } },
    Size: { name: 'Größe', values: { Large: 'Groß' } },
  };
  const { item, ambiguous } = translateOptions(cup(same));
  expect(ambiguous).toEqual(['Größe', 'Bunt']);
  expect(contentOf(item)).toEqual({
    names: ['Size', 'Color'],
    variants: [
      ['a', 'c-1', { Color: 'Red', Size: 'Groß' }],
      ['b', 'c-2', { Color: 'Green', Size: 'Groß' }],
    ],
  });
});

it('returns the same item where nothing is translated', () => {
  const item = cup();
  expect(translateOptions(item).item).toBe(item);
});
