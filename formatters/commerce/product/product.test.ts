import { describe, expect, it } from 'vitest';
import type { Value } from '../../contract.ts';
import { DIALECTS } from '../../dialect.ts';
import { fromMoney } from './from-money.ts';
import { hasPrice } from './has-price.ts';
import { hasVariants } from './has-variants.ts';
import { hasVariedPrices } from './has-varied-prices.ts';
import { isOnSale } from './is-on-sale.ts';
import { isSoldOut } from './is-sold-out.ts';
import { isSubscribable } from './is-subscribable.ts';
import { decimalOf, type Money } from './money.ts';
import { normalMoney } from './normal-money.ts';
import { type Product, readProduct } from './product.ts';
import { saleMoney } from './sale-money.ts';
import { totalStock } from './total-stock.ts';

const PHYSICAL = 1;
const DIGITAL = 2;
const SERVICE = 3;
const GIFT_CARD = 4;
const PAYWALL = 5;

describe('a product', () => {
  const kinds = (codes: readonly Value[]) => codes.map((productType) => read({ productType }).kind);

  it('has the name of its type (R-ENUM-VAL-02)', () => {
    expect(kinds([1, 2, 3, 4])).toEqual(['physical', 'digital', 'service', 'gift-card']);
  });

  it('may be of an unknown type, or another one', () => {
    expect(kinds([-1, 0, '1', undefined])).toEqual(['unknown', 'other', 'physical', 'other']);
  });

  it('is digital if it is a paywall (R-ENUM-VAL-03), except in the browser dialect', () => {
    const paywall = { structuredContent: { productType: PAYWALL } };
    expect(readProduct(paywall, DIALECTS.platform).kind).toBe('digital');
    expect(readProduct(paywall, DIALECTS.browser).kind).toBe('other');
  });

  it('may be any value', () => {
    for (const value of [undefined, null, 5, 'x', [], {}, { structuredContent: 7 }]) {
      expect(readProduct(value, DIALECTS.platform)).toMatchObject({ kind: 'other', variants: [] });
    }
  });
});

describe('stock', () => {
  it('makes a product sold out when no variant has any (R-FMT-STAT-01)', () => {
    for (const productType of [PHYSICAL, SERVICE]) {
      expect(isSoldOut(read({ productType, variants: [{ qtyInStock: 0 }, {}] }))).toBe(true);
      expect(isSoldOut(read({ productType, variants: [{ qtyInStock: 0 }, { qtyInStock: 1 }] }))).toBe(false);
      expect(isSoldOut(read({ productType, variants: [{ qtyInStock: 0, unlimited: true }] }))).toBe(false);
    }
  });

  const nothingToShip = [DIGITAL, GIFT_CARD, PAYWALL].map((productType) =>
    read({ productType, variants: [{ qtyInStock: 0 }] }),
  );

  it('never runs out for digital products and gift cards (R-FMT-STAT-02)', () => {
    expect(nothingToShip.map(isSoldOut)).toEqual([false, false, false]);
  });

  it('has no limit for digital products and gift cards (R-FMT-STAT-07)', () => {
    expect(new Set(nothingToShip.map(totalStock))).toEqual(new Set([Number.POSITIVE_INFINITY]));
  });

  it('is unlimited when one variant is (R-FMT-STAT-08)', () => {
    const limited = [{ qtyInStock: 3 }, { qtyInStock: 4 }];
    expect(totalStock(read({ productType: PHYSICAL, variants: limited }))).toBe(7);
    expect(totalStock(read({ productType: PHYSICAL, variants: [...limited, { unlimited: true }] }))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('is zero for values that are not products', () => {
    expect(isSoldOut(readProduct(null, DIALECTS.platform))).toBe(true);
    expect(totalStock(readProduct(null, DIALECTS.platform))).toBe(0);
  });
});

describe('a sale', () => {
  const variants = [{}, { onSale: true }];

  it('is that of any variant (R-FMT-STAT-03)', () => {
    expect(isOnSale(read({ productType: PHYSICAL, variants }))).toBe(true);
    expect(isOnSale(read({ productType: PHYSICAL, variants: [{}], onSale: true }))).toBe(false);
  });

  it('is that of the item if it is digital; gift cards have none (R-FMT-STAT-06)', () => {
    expect(isOnSale(read({ productType: DIGITAL, variants }))).toBe(false);
    expect(isOnSale(read({ productType: DIGITAL, onSale: true }))).toBe(true);
    expect(isOnSale(read({ productType: GIFT_CARD, variants, onSale: true }))).toBe(false);
  });
});

describe('prices', () => {
  const variants = [
    { priceMoney: money('10.00') },
    { priceMoney: money('12'), salePriceMoney: money('8.50'), onSale: true },
    { priceMoney: money('11'), salePriceMoney: money('1') },
  ];

  it('are those of the variants', () => {
    const product = read({ productType: PHYSICAL, variants });
    expect(format(fromMoney(product))).toBe('8.50 EUR');
    expect(format(normalMoney(product))).toBe('12 EUR');
    expect(format(saleMoney(product))).toBe('8.50 EUR');
  });

  it('are compared as decimals, not as text or doubles', () => {
    const close = [{ priceMoney: money('9.1') }, { priceMoney: money('9.09999999999999999999') }];
    expect(format(fromMoney(read({ productType: SERVICE, variants: close })))).toBe(
      '9.09999999999999999999 EUR',
    );
  });

  it('of gift cards are never sale prices', () => {
    expect(format(saleMoney(read({ productType: GIFT_CARD, variants })))).toBe('0 USD');
  });

  it('of a digital product are its own', () => {
    const product = read({
      productType: DIGITAL,
      priceMoney: money('7'),
      salePriceMoney: money('5'),
      variants,
    });
    expect(format(fromMoney(product))).toBe('7 EUR');
    expect(format(normalMoney(product))).toBe('7 EUR');
    expect(format(saleMoney(product))).toBe('5 EUR');
  });

  it('default to 0 and to US dollars (R-MONEY-FMT-10)', () => {
    expect(format(fromMoney(read({ productType: PHYSICAL })))).toBe('0 USD');
    expect(format(normalMoney(read({})))).toBe('0 USD');
    expect(format(fromMoney(read({ productType: DIGITAL, priceMoney: { value: '3' } })))).toBe('3 USD');
    expect(
      format(fromMoney(read({ productType: DIGITAL, priceMoney: { value: 'x', currency: ' EUR ' } }))),
    ).toBe('0 EUR');
  });
});

describe('a price', () => {
  it.each([PHYSICAL, SERVICE, GIFT_CARD])('of a product of type %i is that of any variant', (productType) => {
    expect(hasPrice(read({ productType, variants: [{}, { priceMoney: money('1') }] }))).toBe(true);
    expect(hasPrice(read({ productType, variants: [{ salePriceMoney: money('1') }] }))).toBe(true);
    expect(hasPrice(read({ productType, variants: [{}], priceMoney: money('1') }))).toBe(false);
  });

  it('of a digital product is its own', () => {
    expect(hasPrice(read({ productType: DIGITAL, priceMoney: money('1') }))).toBe(true);
    expect(hasPrice(read({ productType: DIGITAL, variants: [{ priceMoney: money('1') }] }))).toBe(false);
  });

  it('is missing for other products', () => {
    expect(hasPrice(read({ priceMoney: money('1'), variants: [{ priceMoney: money('1') }] }))).toBe(false);
  });

  it.each([undefined, null, {}, { value: '' }, { value: null }])(
    'is missing where it is %j',
    (priceMoney) => {
      expect(hasPrice(read({ productType: DIGITAL, priceMoney }))).toBe(false);
    },
  );

  it.each(['0', 0, 'x'])('exists where its amount is %j', (value) => {
    expect(hasPrice(read({ productType: DIGITAL, priceMoney: { value } }))).toBe(true);
  });
});

describe('variants', () => {
  it('exist if there are at least two', () => {
    expect(hasVariants(read({ productType: PHYSICAL, variants: [{}, {}] }))).toBe(true);
    expect(hasVariants(read({ productType: PHYSICAL, variants: [{}] }))).toBe(false);
    expect(hasVariants(read({ productType: DIGITAL, variants: [{}, {}] }))).toBe(false);
  });

  it('vary in price when one differs from the first', () => {
    const varied = (...variants: Value[]) => hasVariedPrices(read({ productType: PHYSICAL, variants }));
    expect(varied({ price: 5 }, { price: 5 }, { price: 6 })).toBe(true);
    expect(varied({ price: 5 }, { price: '5' })).toBe(true);
    expect(varied({ price: 5, salePrice: 1 }, { price: 5, salePrice: 2 })).toBe(false);
    expect(varied({ onSale: true, salePrice: 1 }, { onSale: true, salePrice: 2 })).toBe(true);
    expect(varied()).toBe(false);
  });
});

describe('a subscription', () => {
  it('requires a true value, not just any value', () => {
    expect(isSubscribable(read({ isSubscribable: 'true' }))).toBe(true);
    expect(isSubscribable(read({ isSubscribable: 'yes' }))).toBe(false);
  });
});

function read(structuredContent: Value): Product {
  return readProduct({ structuredContent }, DIALECTS.platform);
}

function money(value: string): Value {
  return { value, currency: 'EUR' };
}

function format(money: Money): string {
  return `${decimalOf(money).toString()} ${money.currency}`;
}
