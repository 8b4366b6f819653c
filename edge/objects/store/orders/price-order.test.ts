import { describe, expect, it } from 'vitest';
import { PRODUCTS, product, variant } from '../../../testing/shop.ts';
import { placed, request, shop } from '../../../testing/store.ts';

describe('the price of an order', () => {
  it('is too large when clients could not calculate with it', async () => {
    const store = await shop();
    const ring = product({ id: 'ring', variants: [variant({ sku: 'RING', priceCents: 5e12 })] });
    await store.sync({ products: { ...PRODUCTS, ring }, releaseId: 'r2', siteId: 'shop' });
    const cart = (quantity: number) => ({
      id: 'cart-1',
      lines: [{ itemId: 'ring', sku: 'RING', quantity }],
      couponCodes: [],
    });
    expect(await store.placeOrder(request({ cart: cart(3) }))).toEqual({ outcome: 'too-large' });
    placed(await store.placeOrder(request({ cart: cart(2) })));
  });

  it('is rejected for items that the store does not know', async () => {
    const store = await shop();
    const lines = [{ itemId: 'lamp', sku: 'LAMP', quantity: 1 }];
    expect(await store.placeOrder(request({ cart: { id: 'cart-1', lines, couponCodes: [] } }))).toEqual({
      outcome: 'not-enough',
      lines: [{ itemId: 'lamp', sku: 'LAMP', title: 'LAMP', available: 0 }],
    });
  });

  it('is below the minimum only without reaching it', async () => {
    const store = await shop();
    const order = (minimumOrderSubtotalCents: number) =>
      store.placeOrder(request({ terms: { ...request({}).terms, minimumOrderSubtotalCents } }));
    expect(await order(1501)).toEqual({ outcome: 'below-minimum', minimumCents: 1501 });
    placed(await order(1500));
  });
});
