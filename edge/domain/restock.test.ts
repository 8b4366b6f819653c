// Texts in Portuguese. cspell:ignore loja Vidrado Areia
import { describe, expect, it } from 'vitest';
import { shopData } from '../testing/shop.ts';
import { restockedVariant } from './restock.ts';

describe('a restocked variant', () => {
  /** A language without translations. */
  const none = { shippingNames: {}, taxNames: {}, products: {}, forms: {}, mailingLists: {} };
  const data = shopData({ website: { baseUrl: 'https://olaria.example/' } });

  it('is described by its product, its options and its URL', () => {
    expect(restockedVariant(data, { productId: 'plate', variantId: 'plate-sand' })).toEqual({
      productId: 'plate',
      variantId: 'plate-sand',
      title: 'Tide plate (Sand)',
      url: 'https://olaria.example/shop/p/plate',
      siteTitle: 'Olaria',
    });
  });

  it('has only the title of the product without options', () => {
    const mug = restockedVariant(data, { productId: 'mug', variantId: 'mug-one' });
    expect(mug?.title).toBe('Mug <One>');
    expect(mug).not.toHaveProperty('inLanguages');
  });

  it('lists its options in the order of the product', () => {
    const { plate } = data.products;
    if (plate === undefined) throw new Error('no plate');
    const large = {
      ...plate,
      optionNames: ['Size', 'Glaze'],
      variants: plate.variants.map((one) => ({ ...one, attributes: { Glaze: 'Sand', Size: 'Large' } })),
    };
    const products = { plate: large };
    expect(
      restockedVariant({ ...data, products }, { productId: 'plate', variantId: 'plate-sand' })?.title,
    ).toBe('Tide plate (Large, Sand)');
  });

  it('has the texts of each language: its title, its product, its options, its address', () => {
    const products = {
      plate: { title: 'Prato', optionNames: ['Vidrado'], attributes: { 'plate-sand': { Vidrado: 'Areia' } } },
    };
    const translations = { pt: { ...none, title: 'Olaria, loja', products }, fr: none };
    const found = restockedVariant(
      { ...data, translations },
      { productId: 'plate', variantId: 'plate-sand' },
    );
    expect(found?.inLanguages).toEqual({
      pt: {
        title: 'Prato (Areia)',
        url: 'https://olaria.example/pt/shop/p/plate',
        siteTitle: 'Olaria, loja',
      },
      fr: {
        title: 'Tide plate (Sand)',
        url: 'https://olaria.example/fr/shop/p/plate',
        siteTitle: 'Olaria',
      },
    });
  });

  it('has the texts of the server in each language that has its own', () => {
    const texts = { emailRestockSubject: 'De volta' };
    const found = restockedVariant(
      {
        ...data,
        texts: { emailRestockSubject: 'Back' },
        translations: { pt: { ...none, texts }, fr: none },
      },
      { productId: 'mug', variantId: 'mug-one' },
    );
    expect(found?.texts).toMatchObject({ emailRestockSubject: 'Back' });
    expect(found?.inLanguages?.pt?.texts).toMatchObject({ emailRestockSubject: 'De volta' });
    expect(found?.inLanguages?.fr).not.toHaveProperty('texts');
  });

  it('has a path when the site has no base URL', () => {
    expect(restockedVariant(shopData(), { productId: 'mug', variantId: 'mug-one' })?.url).toBe('/shop/p/mug');
  });

  it('keeps slashes inside of the base URL', () => {
    const inFolder = shopData({ website: { baseUrl: 'https://olaria.example/shop' } });
    expect(restockedVariant(inFolder, { productId: 'mug', variantId: 'mug-one' })?.url).toBe(
      'https://olaria.example/shop/shop/p/mug',
    );
  });

  it('is undefined when the release does not contain it', () => {
    expect(restockedVariant(data, { productId: 'lamp', variantId: 'mug-one' })).toBeUndefined();
    expect(restockedVariant(data, { productId: 'mug', variantId: 'plate-sand' })).toBeUndefined();
    expect(restockedVariant(data, { productId: 'constructor', variantId: 'mug-one' })).toBeUndefined();
  });
});
