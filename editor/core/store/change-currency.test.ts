import { describe, expect, it } from 'vitest';
import { type Bodies, type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';
import { changeCurrency, newAmount, storeAmounts, validateRate } from './change-currency.ts';

const SHOP: Bodies = new Map(SHOP_DOCS.map(({ key, body }) => [key, body]));

function withBody(key: DocKey, body: unknown): Bodies {
  return new Map<DocKey, unknown>([...SHOP, [key, body]]) as Bodies;
}

/** Returns the changed values by document and path. */
function changes(bodies: Bodies, change: { currency: string; rate?: string }) {
  const { ops } = changeCurrency({ ...change, label: 'Change' })(bodies);
  return Object.fromEntries(ops.map(({ doc, at, value }) => [`${doc} ${at.join('.')}`, value]));
}

const CURRENCY = 'settings:site websiteSettings.storeSettings.currency';
const VARIANTS = 'structuredContent.variants';

describe('changing the currency', () => {
  it('keeps the numbers of all products', () => {
    expect(changes(SHOP, { currency: 'GBP' })).toEqual({
      [CURRENCY]: 'GBP',
      [`item:plate ${VARIANTS}.small.priceMoney`]: { value: '24.00', currency: 'GBP' },
      [`item:plate ${VARIANTS}.large.priceMoney`]: { value: '38.00', currency: 'GBP' },
      [`item:mug ${VARIANTS}.only.priceMoney`]: { value: '28.00', currency: 'GBP' },
    });
  });

  it('applies a rate, rounded to the decimals of the new currency', () => {
    expect(changes(SHOP, { currency: 'GBP', rate: '0.8547' })).toMatchObject({
      [`item:plate ${VARIANTS}.small.priceMoney`]: { value: '20.51', currency: 'GBP' },
      [`item:plate ${VARIANTS}.large.priceMoney`]: { value: '32.48', currency: 'GBP' },
    });
    expect(changes(SHOP, { currency: 'JPY', rate: '162.5' })).toMatchObject({
      [`item:plate ${VARIANTS}.small.priceMoney`]: { value: '3900', currency: 'JPY' },
    });
  });

  it('includes sale prices, prices of products, shipping costs and the minimum order', () => {
    const money = (value: string) => ({ value, currency: 'EUR' });
    const settings = {
      websiteSettings: {
        storeSettings: {
          currency: 'EUR',
          shippingOptions: { post: { order: 'a0', name: 'Post', cost: money('5.00') } },
          minimumOrderSubtotal: { decimalValue: 20, currencyCode: 'EUR' },
        },
      },
    };
    const structuredContent = { priceMoney: money('9.50'), salePriceMoney: money('8.25'), variants: {} };
    const bodies = new Map<string, unknown>([
      ['settings:site', settings],
      ['item:book', { structuredContent }],
    ]) as unknown as Bodies;
    expect(changes(bodies, { currency: 'USD', rate: '2' })).toEqual({
      [CURRENCY]: 'USD',
      'item:book structuredContent.priceMoney': { value: '19.00', currency: 'USD' },
      'item:book structuredContent.salePriceMoney': { value: '16.50', currency: 'USD' },
      'settings:site websiteSettings.storeSettings.shippingOptions.post.cost': {
        value: '10.00',
        currency: 'USD',
      },
      'settings:site websiteSettings.storeSettings.minimumOrderSubtotal': { value: '40.00', currency: 'USD' },
    });
  });

  it('applies a rate only to amounts in the current currency', () => {
    const mug = { structuredContent: { priceMoney: { value: '5.00', currency: 'GBP' } } };
    const bodies = withBody('item:mug', mug);
    expect(changes(bodies, { currency: 'GBP', rate: '2' })).not.toHaveProperty([
      'item:mug structuredContent.priceMoney',
    ]);
    expect(changes(bodies, { currency: 'USD' })).toMatchObject({
      'item:mug structuredContent.priceMoney': { value: '5.00', currency: 'USD' },
    });
  });

  it('rejects rates at which a price becomes 0 or cannot be counted', () => {
    expect(validateRate(SHOP, { currency: 'EUR', rate: '0.0001' })).toBe('too-low');
    expect(validateRate(SHOP, { currency: 'EUR', rate: '9000000000000000' })).toBe('too-high');
    expect(validateRate(SHOP, { currency: 'EUR', rate: '0.85' })).toBeUndefined();
    expect(validateRate(SHOP, { currency: 'JPY' })).toBeUndefined();
  });

  it('rounds the numbers that it keeps', () => {
    expect(newAmount('18.50', { currency: 'JPY' })).toBe('19');
    expect(newAmount('18', { currency: 'EUR' })).toBe('18.00');
  });

  it('creates the store settings of a site without them', () => {
    const bodies = new Map([['settings:site', {}]]) as unknown as Bodies;
    expect(changes(bodies, { currency: 'GBP' })).toEqual({
      'settings:site websiteSettings': {},
      'settings:site websiteSettings.storeSettings': {},
      [CURRENCY]: 'GBP',
    });
    expect(storeAmounts(bodies)).toEqual([]);
    expect(valueAt(bodies.get('settings:site'), ['websiteSettings'])).toBeUndefined();
  });
});
