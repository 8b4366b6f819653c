import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { shopData } from '../testing/shop.ts';
import { cancellationEmails, orderEmails, refundEmails, shippedEmail } from './order-emails.ts';
import type { RejectionReason } from './store.ts';

const ORDER: StoredOrder = {
  id: 'o1',
  number: 7,
  createdOn: 1,
  purchasedCartId: 'c',
  websiteId: 'shop',
  testMode: false,
  email: 'ana@example.com',
  currency: 'EUR',
  items: [],
  subtotalCents: 3500,
  discountCents: 0,
  shippingCents: 0,
  taxCents: 0,
  includedTaxCents: 0,
  grandTotalCents: 3500,
  couponCodes: [],
  paymentState: 'paid',
  fulfilmentState: 'pending',
};

const parts = {
  order: ORDER,
  paymentRef: 'p1',
  website: shopData({ website: { contactEmail: 'ola@olaria.example' } }).website,
  money: (cents: number) => `€${(cents / 100).toFixed(2)}`,
  orderUrl: undefined,
};

describe('order emails', () => {
  it('are sent to the customer and to the store, if it has a contact email', () => {
    const { paid } = orderEmails(parts);
    expect(paid.map(({ to }) => to)).toEqual(['ana@example.com', 'ola@olaria.example']);
    const nameless = orderEmails({ ...parts, website: shopData().website });
    expect(nameless.paid.map(({ to }) => to)).toEqual(['ana@example.com', '']);
  });

  it('name the country in the language of the site', () => {
    const shippingAddress = { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' };
    const countriesIn = (language: string) => {
      const website = { ...parts.website, language };
      const order = { ...ORDER, shippingAddress };
      const emails = [
        ...orderEmails({ ...parts, website, order }).paid,
        ...cancellationEmails({ ...parts, website, order }),
      ];
      return emails.map(({ text }) => /\nLisboa\n(.*)/.exec(text)?.[1]);
    };
    expect(countriesIn('en')).toEqual(['Portugal', 'Portugal', 'Portugal', 'Portugal']);
    expect(countriesIn('fi')[0]).toBe('Portugali');
  });

  it('explain why a payment is refunded', () => {
    const { rejected } = orderEmails(parts);
    const output = (reason: RejectionReason) => rejected[reason]?.[0]?.text.split('\n')[0] ?? '';
    expect(output('other-amount')).toBe(
      'We’re sorry, we could not accept your payment because the amount does not match order 7. We will refund it.',
    );
    expect(output('superseded')).toContain('You started another payment for order 7');
    expect(output('cancelled')).toContain('order 7 was canceled');
    expect(output('coupon-used-up')).toContain('A coupon for order 7 was no longer valid');
    expect(output('sold-out')).toContain('arrived too late');
    for (const reason of ['other-amount', 'superseded', 'cancelled'] as const)
      expect(output(reason)).not.toContain('too late');
    expect(rejected['other-amount']?.[1]).toMatchObject({ to: 'ola@olaria.example' });
    expect(rejected['other-amount']?.[1]?.text).toContain(
      'the amount does not match the order. Please refund payment p1',
    );
  });

  it('notify the customer of a shipped order with its items and tracking', () => {
    const mug = {
      itemId: 'mug',
      variant: { sku: 'M', attributes: { Glaze: 'Ash' } },
      productName: 'Mug',
      quantity: 2,
      unitPriceCents: 1750,
    };
    const shippingAddress = { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' };
    const { website } = parts;
    const order = { ...ORDER, items: [mug], shippingAddress };
    const email = shippedEmail({ order, website }, 'RR 1 PT');
    expect(email).toEqual({
      id: 'order o1 sent buyer',
      to: 'ana@example.com',
      subject: 'Your order 7 at Olaria is on its way',
      text: 'Your order 7 is on its way.\n\nTracking: RR 1 PT\n\n2 × Mug (Ash)\n\nShipping address:\nAna\nRua 1\nLisboa\nPortugal\n\nOlaria',
    });
    expect(shippedEmail({ order: { ...order, shippingName: 'By post' }, website }).text).toContain(
      'is on its way.\n\nShipping method: By post\n\n',
    );
    expect(shippedEmail({ order, website }).text).not.toContain('Tracking');
    expect(shippedEmail({ order: { ...order, testMode: true }, website }).subject).toMatch(/^\[TEST\] /);
  });

  it('report orders without shipping as complete', () => {
    const { subject, text } = shippedEmail({ order: ORDER, website: parts.website });
    expect(subject).toBe('Your order 7 at Olaria is complete');
    expect(text).not.toMatch(/on its way|Shipping address|Tracking/);
  });

  it('notify both sides of a canceled paid order', () => {
    const [customer, shop] = cancellationEmails(parts);
    expect(customer).toMatchObject({ to: 'ana@example.com' });
    expect(customer?.text).toContain('We will refund €35.00 (EUR).');
    expect(shop).toMatchObject({ to: 'ola@olaria.example' });
    expect(shop?.text).toContain('Please refund €35.00 (EUR).');
  });

  it('notify both sides of a refund of a fulfilled order', () => {
    const [customer, shop] = refundEmails(parts);
    expect(customer).toMatchObject({
      to: 'ana@example.com',
      subject: 'Refund for order 7 at Olaria',
      text: expect.stringContaining('We are refunding €35.00 (EUR) for order 7.'),
    });
    expect(shop).toMatchObject({
      to: 'ola@olaria.example',
      text: expect.stringContaining('was returned. Please refund €35.00 (EUR).'),
    });
  });
});
