import { describe, expect, it } from 'vitest';
import { shopData } from '../testing/shop.ts';
import { restockedVariant } from './restock.ts';

describe('a restocked variant', () => {
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
    expect(restockedVariant(data, { productId: 'mug', variantId: 'mug-one' })?.title).toBe('Mug <One>');
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
