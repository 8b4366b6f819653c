import { describe, expect, it } from 'vitest';
import { storedOrder } from '../testing/orders.ts';
import { storedOrderSchema } from './stored-order-schema.ts';

const ORDER = storedOrder({
  items: [
    {
      itemId: 'mug',
      variant: { sku: 'M', attributes: { Glaze: 'Ash' } },
      productName: 'Mug',
      quantity: 2,
      unitPriceCents: 1750,
    },
  ],
});

const isValid = (fields: object) => storedOrderSchema.safeParse({ ...ORDER, ...fields }).success;

describe('the schema of orders', () => {
  it.each(['id', 'purchasedCartId', 'testMode', 'websiteId'])('R-DATA-ORDER-01: requires %s', (name) => {
    expect(isValid({ [name]: undefined })).toBe(false);
    expect(isValid({ [name]: name === 'testMode' ? true : 'a-longer-name' })).toBe(true);
  });

  it.each(['variant', 'productName', 'quantity', 'unitPriceCents'])(
    'R-DATA-ORDER-02: requires %s of each item',
    (name) => {
      const items = ORDER.items.map((item) => ({ ...item, [name]: undefined }));
      expect([isValid({}), isValid({ items })]).toEqual([true, false]);
    },
  );

  it.each([{}, { attributes: {} }, { sku: 1, attributes: {} }, { sku: 'M', attributes: [] }])(
    'R-DATA-ORDER-02: requires the SKU of each item, unlike %j',
    (variant) => {
      expect(isValid({ items: ORDER.items.map((item) => ({ ...item, variant })) })).toBe(false);
    },
  );

  it('accepts every optional field', () => {
    const taxes = [{ name: 'VAT', ratePercent: '23' }];
    const shippingAddress = {
      name: 'Ana',
      line1: 'Rua 1',
      line2: '2.º',
      city: 'Lisboa',
      region: 'Estremadura',
      postalCode: '1100-001',
      country: 'PT',
    };
    expect(isValid({})).toBe(true);
    expect(isValid({ taxes, shippingName: 'Post', shippingAddress, paidOn: 2, tracking: 'RR 1 PT' })).toBe(
      true,
    );
    expect(isValid({ hasReceivedPayment: true, isRefundDue: true, shippedEmailOn: 3, returnedOn: 4 })).toBe(
      true,
    );
  });

  it.each(['pending', 'paid', 'failed', 'expired', 'refunded'])('accepts the payment state %s', (state) => {
    expect(isValid({ paymentState: state })).toBe(true);
  });

  it.each(['pending', 'fulfilled', 'cancelled'])('accepts the fulfillment state %s', (state) => {
    expect(isValid({ fulfilmentState: state })).toBe(true);
  });

  it('rejects unknown states, fields and fractions of a cent', () => {
    expect(isValid({ paymentState: '' })).toBe(false);
    expect(isValid({ fulfilmentState: '' })).toBe(false);
    expect(isValid({ password: 'x' })).toBe(false);
    expect(isValid({ shippingAddress: {} })).toBe(false);
    expect(isValid({ taxes: [{}] })).toBe(false);
    expect(isValid({ items: [{}] })).toBe(false);
    expect(isValid({ subtotalCents: 0.5 })).toBe(false);
  });
});
