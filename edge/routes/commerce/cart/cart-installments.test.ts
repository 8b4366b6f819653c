import { describe, expect, it } from 'vitest';
import type { CatalogProduct, EdgeStore } from '../../../../compiler/model/index.ts';
import { cartView } from '../../../checkout/cart-view.ts';
import { markupOf } from '../../../pages/html.ts';
import { product, shopData } from '../../../testing/shop.ts';
import { cartInstallmentsMarkup } from './cart-installments.ts';

const CONTEXT = {
  afterPayAvailable: true,
  afterPayMin: 1000,
  afterPayMax: 20_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

interface InCart extends Partial<CatalogProduct> {
  readonly priceCents: number;
}

/** What the cart page shows for these products, and what the cart of the API has. */
function cartOf(products: readonly InCart[], store: Partial<EdgeStore> = { installmentContext: CONTEXT }) {
  const known = products.map(({ priceCents: _, ...fields }, index) =>
    product({ id: `p${index}`, productType: 1, variants: [], ...fields }),
  );
  const data = shopData({ store, products: Object.fromEntries(known.map((each) => [each.id, each])) });
  const entries = known.map(({ id }) => ({ id: `e-${id}`, itemId: id, sku: id, quantity: 1 }));
  const lines = known.map(({ id, productType }, index) => ({
    itemId: id,
    sku: id,
    variantId: id,
    title: id,
    attributes: {},
    productType,
    priceCents: products[index]?.priceCents ?? 0,
    available: null,
  }));
  const cart = cartView({
    stored: { id: 'c', kind: 'cart', createdOn: 1, couponCodes: [], entries },
    quote: { lines, coupons: [], hasCoupons: false },
    data,
    money,
    canPay: true,
  });
  const box = cartInstallmentsMarkup(cart, data, money);
  return { message: cart.installmentMessage, markup: box && markupOf(box) };
}

const CUP = { priceCents: 4000 };

describe('installment payments of a cart', () => {
  it('are those of the subtotal', () => {
    const { message, markup } = cartOf([CUP, { priceCents: 6000 }]);
    expect(message).toBe('4 payments of $25.00');
    expect(markup).toContain('>4 payments of $25.00</span>');
    expect(markup).not.toContain(' hidden');
  });

  it('do not include taxes, which depend on the address', () => {
    const taxRules = [{ id: 'vat', name: 'VAT', ratePercent: '10', appliesToShipping: false }];
    const { message } = cartOf([CUP], { installmentContext: CONTEXT, taxRules, taxIsIncluded: false });
    expect(message).toBe('4 payments of $10.00');
  });

  it('R-INST-RULE-05: are not shown for an empty cart', () => {
    const { message, markup = '' } = cartOf([]);
    expect(message).toBeUndefined();
    expect(markup).toMatch(/^<div class="quoin-installments"[^>]* hidden>/);
    expect(markup).not.toMatch(/payments of|available/);
  });

  it('R-INST-RULE-06: are not shown for a cart with a service', () => {
    const types = [1, 3].map((productType) => cartOf([CUP, { ...CUP, productType }]).message);
    expect(types).toEqual(['4 payments of $20.00', undefined]);
  });

  it('are not shown for a cart with a subscription, or with a product that does not allow them', () => {
    for (const fields of [{ isSubscribable: true }, { installmentContext: { afterPayAvailable: false } }])
      expect(cartOf([CUP, { ...CUP, ...fields }]).message).toBeUndefined();
  });

  it('have the strictest range of the products', () => {
    const limits = [{ afterPayMin: 2000, afterPayMax: 9000 }, { afterPayMax: 8000 }];
    const messageOf = (priceCents: number) =>
      cartOf(limits.map((installmentContext) => ({ priceCents: priceCents / 2, installmentContext })))
        .message;
    expect([2000, 2002, 8000, 8002].map(messageOf)).toEqual([
      'available for orders over $20.00',
      '4 payments of $5.01',
      '4 payments of $20.00',
      'available for orders up to $80.00',
    ]);
  });

  it('are not on the page of a store without them', () => {
    expect(cartOf([CUP], {})).toEqual({ message: undefined, markup: undefined });
    const { afterPayMax: _, ...context } = CONTEXT;
    expect(cartOf([CUP], { installmentContext: context }).markup).toBeUndefined();
  });
});
