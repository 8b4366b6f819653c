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

describe('the letters of an order', () => {
  it('go to the buyer and to the shop, as far as the site names its address', () => {
    const { paid } = orderEmails(parts);
    expect(paid.map(({ to }) => to)).toEqual(['ana@example.com', 'ola@olaria.example']);
    const nameless = orderEmails({ ...parts, website: shopData().website });
    expect(nameless.paid.map(({ to }) => to)).toEqual(['ana@example.com', '']);
  });

  it('name the country as the page of the order does, in the language of the site', () => {
    const shippingAddress = { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' };
    const letterIn = (language: string) => {
      const website = { ...parts.website, language };
      const order = { ...ORDER, shippingAddress };
      const letters = [
        ...orderEmails({ ...parts, website, order }).paid,
        ...cancellationEmails({ ...parts, website, order }),
      ];
      return letters.map(({ text }) => /\nLisboa\n(.*)/.exec(text)?.[1]);
    };
    expect(letterIn('en')).toEqual(['Portugal', 'Portugal', 'Portugal', 'Portugal']);
    expect(letterIn('fi')[0]).toBe('Portugali');
  });

  it('say why money goes back: only what came too late is said to be late', () => {
    const { refused } = orderEmails(parts);
    const said = (reason: RejectionReason) => refused[reason]?.[0]?.text.split('\n')[0] ?? '';
    expect(said('other-amount')).toBe(
      'We are sorry: your payment was not of the amount that order 7 costs, so we could not take it. You get your money back.',
    );
    expect(said('superseded')).toContain('You had begun another payment for order 7');
    expect(said('cancelled')).toContain('order 7 had been cancelled');
    expect(said('coupon-used-up')).toContain('A coupon of order 7 had been used up');
    expect(said('sold-out')).toContain('reached us too late');
    for (const reason of ['other-amount', 'superseded', 'cancelled'] as const)
      expect(said(reason)).not.toContain('too late');
    expect(refused['other-amount']?.[1]).toMatchObject({ to: 'ola@olaria.example' });
    expect(refused['other-amount']?.[1]?.text).toContain(
      'it was not of the amount that was asked for. Give the money back (payment p1)',
    );
  });

  it('tell the buyer that it was sent, what is in it and where it is', () => {
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
    const letter = shippedEmail({ order, website }, 'RR 1 PT');
    expect(letter).toEqual({
      id: 'order o1 sent buyer',
      to: 'ana@example.com',
      subject: 'Your order 7 at Olaria is on its way',
      text: 'Your order 7 is on its way.\n\nWhere it is: RR 1 PT\n\n2 × Mug (Ash)\n\nSent to:\nAna\nRua 1\nLisboa\nPortugal\n\nOlaria',
    });
    expect(shippedEmail({ order: { ...order, shippingName: 'By post' }, website }).text).toContain(
      'is on its way.\n\nDelivery: By post\n\n',
    );
    expect(shippedEmail({ order, website }).text).not.toContain('Where it is');
    expect(shippedEmail({ order: { ...order, testMode: true }, website }).subject).toMatch(/^\[TEST\] /);
  });

  it('say of what has nothing to ship that it is complete', () => {
    const { subject, text } = shippedEmail({ order: ORDER, website: parts.website });
    expect(subject).toBe('Your order 7 at Olaria is complete');
    expect(text).not.toMatch(/on its way|Sent to|Where it is/);
  });

  it('tell both sides that a paid order was cancelled', () => {
    const [buyer, shop] = cancellationEmails(parts);
    expect(buyer).toMatchObject({ to: 'ana@example.com' });
    expect(buyer?.text).toContain('You get your money back: €35.00 (EUR).');
    expect(shop).toMatchObject({ to: 'ola@olaria.example' });
    expect(shop?.text).toContain('Give the money back: €35.00 (EUR).');
  });

  it('tell both sides that the money of a sent order goes back', () => {
    const [buyer, shop] = refundEmails(parts);
    expect(buyer).toMatchObject({
      to: 'ana@example.com',
      subject: 'Your payment for order 7 at Olaria goes back',
      text: expect.stringContaining('You get your money back for order 7: €35.00 (EUR).'),
    });
    expect(shop).toMatchObject({
      to: 'ola@olaria.example',
      text: expect.stringContaining('was taken back after it was sent. Give the money back: €35.00 (EUR).'),
    });
  });
});
