import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { storedOrder } from '../../testing/orders.ts';
import { plainWords, pseudoTexts } from '../../testing/pseudo-texts.ts';
import { shopData } from '../../testing/shop.ts';
import { addressLines, cancellationEmails, orderEmails, refundEmails, shippedEmail } from './order-emails.ts';
import type { RejectionReason } from './payment.ts';

const ORDER = storedOrder();

const FULL_ORDER: StoredOrder = {
  ...ORDER,
  items: [
    {
      itemId: 'mug',
      variant: { sku: 'M', attributes: { Glaze: 'Ash', Size: 'Large' } },
      productName: 'Mug',
      quantity: 2,
      unitPriceCents: 1750,
    },
    {
      itemId: 'book',
      variant: { sku: 'B', attributes: {} },
      productName: 'Book',
      quantity: 1,
      unitPriceCents: 1000,
    },
  ],
  subtotalCents: 4500,
  discountCents: 450,
  shippingName: 'By post',
  shippingCents: 500,
  taxCents: 200,
  includedTaxCents: 100,
  grandTotalCents: 4750,
  shippingAddress: { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' },
};

const parts = {
  order: ORDER,
  paymentRef: 'p1',
  website: shopData({ website: { contactEmail: 'ola@olaria.example' } }).website,
  money: (cents: number) => `€${(cents / 100).toFixed(2)}`,
  orderUrl: undefined,
};

it('no text of an email to the customer is English in another language', () => {
  const customer = { ...parts, order: { ...FULL_ORDER, testMode: true }, texts: pseudoTexts() };
  const all = {
    ...parts,
    order: FULL_ORDER,
    customer,
    orderUrl: '/1',
    downloads: [{ filename: '2', path: '/3' }],
  };
  const { paid, rejected } = orderEmails(all);
  const reasons = Object.values(rejected).flatMap((emails) => emails ?? []);
  const { shippingAddress: _, ...digital } = customer.order;
  const emails = [
    ...[...paid, ...reasons, ...cancellationEmails(all), ...refundEmails(all)],
    ...[shippedEmail(customer, '4'), shippedEmail({ ...customer, order: digital })],
  ].filter(({ to }) => to === 'ana@example.com');
  expect(emails).toHaveLength(10);
  const names = 'Ana Ash Book By EUR Large Lisboa Mug Olaria Portugal Rua post';
  for (const { subject, text } of emails)
    expect(plainWords(`${subject}\n${text}`).filter((word) => !names.split(' ').includes(word))).toEqual([]);
});

describe('order emails', () => {
  it('are sent to the customer and to the store, if it has a contact email', () => {
    const { paid } = orderEmails(parts);
    expect(paid.map(({ to }) => to)).toEqual(['ana@example.com', 'ola@olaria.example']);
    const nameless = orderEmails({ ...parts, website: shopData().website });
    expect(nameless.paid.map(({ to }) => to)).toEqual(['ana@example.com', '']);
  });

  it('confirm a paid order with its items, amounts and shipping address', () => {
    const [customer, shop] = orderEmails({ ...parts, order: FULL_ORDER }).paid;
    const summary = `Order 7
2 × Mug (Ash / Large): €35.00
1 × Book: €10.00

Subtotal: €45.00
Discount: -€4.50
By post: €5.00
Tax: €2.00
Total: €47.50 (EUR)
Includes tax: €1.00

Shipping address:
Ana
Rua 1
Lisboa
Portugal`;
    expect(customer).toEqual({
      id: 'order o1 buyer',
      to: 'ana@example.com',
      subject: 'Your order 7 at Olaria',
      text: `Thank you for your order.\n\n${summary}\n\nOlaria`,
    });
    expect(shop).toEqual({
      id: 'order o1 shop',
      to: 'ola@olaria.example',
      subject: 'New order 7',
      text: `ana@example.com placed order 7.\n\n${summary}`,
    });
  });

  it('leave out amounts and addresses that an order does not have', () => {
    expect(orderEmails(parts).paid[1]?.text).toBe(
      'ana@example.com placed order 7.\n\nOrder 7\n\nSubtotal: €35.00\nTotal: €35.00 (EUR)',
    );
  });

  it('link to the order and to its files for the customer only', () => {
    const downloads = [
      { filename: 'book.pdf', path: 'https://olaria.example/d/1' },
      { filename: 'map.png', path: 'https://olaria.example/d/2' },
    ];
    const orderUrl = 'https://olaria.example/order/7';
    const [customer, shop] = orderEmails({ ...parts, orderUrl, downloads }).paid;
    expect(customer?.text).toContain(
      'Total: €35.00 (EUR)\n\nYour downloads, for 7 days:\nbook.pdf: https://olaria.example/d/1\nmap.png: https://olaria.example/d/2\n\nView your order: https://olaria.example/order/7\n\nOlaria',
    );
    const pages = [{ title: 'Lessons', path: 'https://olaria.example/lessons' }];
    expect(orderEmails({ ...parts, pages }).paid[0]?.text).toContain(
      'create one with this email address and confirm it:\nLessons: https://olaria.example/lessons\n\nOlaria',
    );
    expect(shop?.text).not.toMatch(/downloads|View your order/);
    expect(orderEmails(parts).paid[0]?.text).not.toMatch(/downloads|View your order/);
  });

  it('are marked in test mode', () => {
    const order = { ...ORDER, testMode: true };
    const all = [
      ...orderEmails({ ...parts, order }).paid,
      ...Object.values(orderEmails({ ...parts, order }).rejected).flat(),
      ...cancellationEmails({ ...parts, order }),
      ...refundEmails({ ...parts, order }),
    ];
    expect(all).toHaveLength(16);
    for (const { subject } of all) expect(subject).toMatch(/^\[TEST\] /);
    for (const { subject } of orderEmails(parts).paid) expect(subject).not.toContain('TEST');
  });

  it('have ids of their own, so that each is sent once', () => {
    const { paid, rejected } = orderEmails(parts);
    const ids = [...paid, ...cancellationEmails(parts), ...refundEmails(parts)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toContain('o1');
    const idsFor = (paymentRef: string) =>
      orderEmails({ ...parts, paymentRef }).rejected.superseded?.map(({ id }) => id) ?? [];
    expect(new Set([...idsFor('p1'), ...idsFor('p2')]).size).toBe(4);
    // One payment is rejected once, for whichever reason.
    expect(rejected.cancelled?.map(({ id }) => id)).toEqual(idsFor('p1'));
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
    expect(rejected['other-amount']?.[0]).toMatchObject({
      to: 'ana@example.com',
      subject: 'Refund for order 7',
    });
    expect(rejected['other-amount']?.[1]).toMatchObject({
      to: 'ola@olaria.example',
      subject: 'Refund due: payment for order 7',
    });
    const reasonFor = (reason: RejectionReason) =>
      /accepted: (.*)\. Please/.exec(rejected[reason]?.[1]?.text ?? '')?.[1];
    expect(reasonFor('superseded')).toBe('the customer started another payment');
    expect(reasonFor('cancelled')).toBe('the order was canceled');
    expect(reasonFor('coupon-used-up')).toBe('it arrived too late and a coupon was no longer valid');
    expect(reasonFor('sold-out')).toBe('it arrived too late and an item was sold out');
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
    const order = { ...ORDER, items: FULL_ORDER.items };
    const { subject, text } = shippedEmail({ order, website: parts.website });
    expect(subject).toBe('Your order 7 at Olaria is complete');
    expect(text).toBe('Your order 7 is complete.\n\n2 × Mug (Ash / Large)\n1 × Book\n\nOlaria');
  });

  it('notify both sides of a canceled paid order', () => {
    const [customer, shop] = cancellationEmails(parts);
    expect(customer).toMatchObject({
      to: 'ana@example.com',
      subject: 'Your order 7 at Olaria was canceled',
    });
    expect(customer?.text).toContain('We will refund €35.00 (EUR).\n\nOrder 7\n');
    expect(shop).toMatchObject({ to: 'ola@olaria.example', subject: 'Refund due: order 7' });
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
      subject: 'Refund due: order 7',
      text: expect.stringContaining('was returned. Please refund €35.00 (EUR).'),
    });
  });
});

describe('the lines of an address', () => {
  const address = { name: 'Ana', line1: 'Rua 1', city: 'Lisboa', country: 'PT' };

  it('contain the postal code before the city, and everything else on a line of its own', () => {
    const complete = { ...address, line2: '2.º esq.', region: 'Estremadura', postalCode: '1100-001' };
    expect(addressLines(complete, 'en')).toEqual([
      'Ana',
      'Rua 1',
      '2.º esq.',
      '1100-001 Lisboa',
      'Estremadura',
      'Portugal',
    ]);
  });

  it('leave out what is missing or empty', () => {
    const lines = ['Ana', 'Rua 1', 'Lisboa', 'Portugal'];
    expect(addressLines(address, 'en')).toEqual(lines);
    expect(addressLines({ ...address, line2: '', region: '', postalCode: '' }, 'en')).toEqual(lines);
  });
});
