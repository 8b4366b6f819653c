import { describe, expect, it } from 'vitest';
import type { PlaceOrderRequest, PlaceOrderResult } from '../../domain/store/place-order.ts';
import { computeTotals } from '../../domain/totals/totals.ts';
import { product, STORE, variant } from '../../testing/shop.ts';
import { placed, request, shop, stockOf } from '../../testing/store.ts';

describe('the inventory', () => {
  it('starts with the stock of the documents, unlimited for products without stock', async () => {
    const store = await shop();
    expect(await stockOf(store, 'MUG')).toBe(3);
    const quote = await store.quote({
      lines: [
        { itemId: 'book', sku: 'BOOK' },
        { itemId: 'no', sku: 'NO' },
      ],
    });
    expect(quote.lines).toEqual([expect.objectContaining({ available: null, priceCents: 1000 }), null]);
  });

  it('applies changes of a document as differences, so that sales are preserved', async () => {
    const store = await shop();
    placed(await store.placeOrder(request({ quantity: 2 })));
    const mug = (qtyInStock: number) => ({
      mug: product({ id: 'mug', variants: [variant({ sku: 'MUG', qtyInStock })] }),
    });
    await store.sync({ products: mug(5), releaseId: 'release-2', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(3);
    await store.sync({ products: mug(5), releaseId: 'release-2', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(3);
    // Fewer than were sold: none are left, and rolling back does not add any.
    await store.sync({ products: mug(1), releaseId: 'release-3', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(0);
    await store.sync({ products: mug(5), releaseId: 'release-2', siteId: 'shop' });
    expect(await stockOf(store, 'MUG')).toBe(3);
  });

  it('quotes the attributes of a variant in the order of the options', async () => {
    const store = await shop();
    const sku = 'SHIRT-BLUE-L';
    const attributes = { Color: 'blue', Size: 'L' };
    const shirt = product({
      id: 'shirt',
      optionNames: ['Size', 'Color'],
      variants: [variant({ sku, attributes })],
    });
    for (const releaseId of ['release-2', 'release-3']) {
      await store.sync({ products: { shirt }, releaseId, siteId: 'shop' });
      const [quoted] = (await store.quote({ lines: [{ itemId: 'shirt', sku }] })).lines;
      expect(Object.values(quoted?.attributes ?? {})).toEqual(['L', 'blue']);
    }
  });

  it('keeps removed variants as not sellable', async () => {
    const store = await shop();
    await store.sync({ products: {}, releaseId: 'release-2', siteId: 'shop' });
    expect((await store.stock(['mug']))[0]).toMatchObject({ qtyInStock: 3, isSellable: false });
    expect((await store.placeOrder(request({}))).outcome).toBe('not-enough');
  });

  it('is changed all or nothing, and never over a concurrent sale', async () => {
    const store = await shop();
    const change = { productId: 'mug', sku: 'MUG', qtyInStock: 9, unlimited: false };
    const other = { productId: 'plate', sku: 'PLATE-BLUE', qtyInStock: 1, unlimited: false };
    const rejected = await store.setStock([other, { ...change, expected: 2 }], 'ola');
    expect(rejected.outcome).toBe('conflict');
    expect(await stockOf(store, 'PLATE-BLUE')).toBe(10);
    expect((await store.setStock([{ ...change, sku: 'NO' }], 'ola')).outcome).toBe('unknown');
    expect((await store.setStock([other, { ...change, expected: 3 }], 'ola')).outcome).toBe('changed');
    expect(await stockOf(store, 'MUG')).toBe(9);
    expect(await store.audit(10)).toMatchObject([
      { actor: 'ola', kind: 'stock', sku: 'MUG', detail: '3 to 9' },
      { sku: 'PLATE-BLUE' },
    ]);
  });

  it('logs changes of the currency', async () => {
    const store = await shop();
    const mug = (currency: string) => ({
      mug: product({ id: 'mug', variants: [variant({ sku: 'MUG', priceCents: 1500, currency })] }),
    });
    await store.sync({ products: mug('EUR'), releaseId: 'release-2', siteId: 'shop' });
    await store.sync({ products: mug('GBP'), releaseId: 'release-3', siteId: 'shop' });
    expect(await store.audit(10)).toContainEqual(
      expect.objectContaining({ kind: 'price', sku: 'MUG', detail: '1500 EUR to 1500 GBP' }),
    );
  });

  it('logs price changes of a release', async () => {
    const store = await shop();
    await store.sync({
      products: {
        mug: product({ id: 'mug', variants: [variant({ sku: 'MUG', qtyInStock: 3, priceCents: 1700 })] }),
      },
      releaseId: 'r2',
      siteId: 'shop',
    });
    expect(await store.audit(10)).toMatchObject([{ kind: 'price', sku: 'MUG', detail: '1500 to 1700' }]);
  });
});

describe('an order', () => {
  it('has the prices of the store, the terms of the site and a sequential number (R-ECOM-API-18)', async () => {
    const store = await shop();
    const { order } = placed(await store.placeOrder(request({ quantity: 2 })));
    expect(order).toMatchObject({
      number: 1,
      testMode: true,
      subtotalCents: 3000,
      shippingCents: 500,
      shippingName: 'Post',
      taxCents: 0,
      includedTaxCents: 654,
      grandTotalCents: 3500,
      paymentState: 'pending',
      items: [{ productName: 'Mug <One>', quantity: 2, unitPriceCents: 1500 }],
    });
    // The tax is that of Portugal.
    const shippingAddress = { name: 'Eva', line1: 'Weg 1', city: 'Berlin', country: 'DE' };
    const second = placed(await store.placeOrder(request({ cartId: 'cart-2', shippingAddress })));
    expect(second.order).toMatchObject({ number: 2, includedTaxCents: 0 });
    const page = await store.orders({ limit: 1 });
    expect(page).toMatchObject({ orders: [{ number: 2 }], hasNextPage: true });
    expect(
      await store.orders({ limit: 1, ...(page.nextPageCursor && { cursor: page.nextPageCursor }) }),
    ).toMatchObject({ orders: [{ number: 1 }], hasNextPage: false });
  });

  it('has the ids of its cart and its site, and says whether it is a test', async () => {
    const store = await shop();
    const { order } = placed(await store.placeOrder(request({})));
    expect(await store.order(order.id)).toMatchObject({
      id: order.id,
      purchasedCartId: 'cart-1',
      websiteId: 'shop',
      testMode: true,
    });
  });

  it('sums lines of one SKU before checking the stock', async () => {
    const store = await shop();
    const line = { itemId: 'mug', sku: 'MUG', quantity: 2 };
    const lines = [
      { ...line, additionalFields: '{"a":1}' },
      { ...line, additionalFields: '{"a":2}' },
    ];
    const response = await store.placeOrder(request({ cart: { id: 'c', lines, couponCodes: [] } }));
    expect(response).toEqual({
      outcome: 'not-enough',
      lines: expect.arrayContaining([{ itemId: 'mug', sku: 'MUG', title: 'Mug <One>', available: 3 }]),
    });
    expect(await stockOf(store, 'MUG')).toBe(3);
  });

  it.each<[string, Partial<PlaceOrderRequest>, PlaceOrderResult['outcome']]>([
    ['without a cart', { key: 'k' }, 'empty'],
    ['below the minimum', { terms: { ...STORE, minimumOrderSubtotalCents: 2000 } }, 'below-minimum'],
    ['of another total than was shown', { expectedTotalCents: 1999 }, 'other-total'],
    ['by a way of sending that is not offered', { shippingOptionId: 'rocket' }, 'shipping-needed'],
  ])('%s is rejected and reserves nothing', async (what, fields, outcome) => {
    const store = await shop();
    const asked = request(fields);
    const { cart: _, ...withoutCart } = asked;
    const response = await store.placeOrder(what === 'without a cart' ? withoutCart : asked);
    expect(response.outcome).toBe(outcome);
    expect(await stockOf(store, 'MUG')).toBe(3);
    expect((await store.orders({ limit: 10 })).orders).toEqual([]);
  });

  it('requires an address only for shipped items', async () => {
    const store = await shop();
    const { shippingAddress: _, shippingOptionId: __, ...bare } = request({});
    expect((await store.placeOrder(bare)).outcome).toBe('address-needed');
    const lines = [{ itemId: 'book', sku: 'BOOK', quantity: 1 }];
    const digital = { ...bare, cart: { id: 'cart-1', lines, couponCodes: [] } };
    expect(placed(await store.placeOrder(digital)).order).toMatchObject({
      grandTotalCents: 1000,
      shippingCents: 0,
    });
  });

  it('of a frequent address is rejected, but not a retry (edge 4.3)', async () => {
    const store = await shop();
    const order = (n: number) =>
      store.placeOrder(request({ cartId: `cart-${n}`, clientAddress: '192.0.2.1' }));
    for (let n = 0; n < 5; n++) await order(n);
    expect(await order(6)).toMatchObject({ outcome: 'too-often', isDeclined: false });
    expect(await order(0)).toMatchObject({ outcome: 'replayed' });
  });
});

describe('coupons', () => {
  it('match in any case until they expire or are used up', async () => {
    const store = await shop();
    await store.saveCoupon({ code: 'ten', kind: 'percent', percent: '10', maxUses: 1 });
    await store.saveCoupon({ code: 'OLD', kind: 'free-shipping', expiresOn: 1 });
    expect((await store.quote({ lines: [], couponCodes: [' Ten ', 'old', 'no'] })).coupons).toEqual([
      { code: 'TEN', kind: 'percent', percent: '10' },
    ]);
    const lines = [{ itemId: 'mug', sku: 'MUG', quantity: 1 }];
    const withCoupon = (id: string) => request({ cartId: id, cart: { id, lines, couponCodes: ['TEN'] } });
    const { order } = placed(await store.placeOrder(withCoupon('a')));
    expect(order).toMatchObject({ discountCents: 150, couponCodes: ['TEN'], grandTotalCents: 1850 });
    expect(await store.placeOrder(withCoupon('b'))).toEqual({ outcome: 'coupon', code: 'TEN' });
    // The unpaid order of the same cart does not count as a use.
    expect((await store.quote({ lines: [], couponCodes: ['TEN'], cartId: 'a' })).coupons).toHaveLength(1);
    expect(order.grandTotalCents).toBe(
      computeTotals({
        lines: [{ unitPriceCents: 1500, quantity: 1 }],
        coupons: [{ code: 'TEN', kind: 'percent', percent: '10' }],
        shippingCostCents: 500,
        taxRules: [],
        taxIsIncluded: true,
      }).grandTotalCents,
    );
  });
});
