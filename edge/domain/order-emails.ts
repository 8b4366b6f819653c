import type { EdgeWebsite } from '../../compiler/model/index.ts';
import type { OrderItem, PostalAddress, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { fillSentence } from '../../formatters/vocabulary/rules/fill-sentence.ts';
import { countryName } from './countries.ts';
import type { Mail } from './email.ts';
import type { MoneyText } from './money-format.ts';
import type { OrderEmails, RejectionReason } from './store.ts';

export interface EmailParts {
  readonly order: StoredOrder;
  readonly website: EdgeWebsite;
  readonly money: MoneyText;
}

export interface PaymentEmailParts extends EmailParts {
  /** Of the payment that decides: a letter of another one is another letter. */
  readonly paymentRef: string;
  /** Where the buyer sees the order: an address with its host. Undefined where nobody knows it for sure. */
  readonly orderUrl: string | undefined;
}

/** The letters of a payment: to the buyer and to the shop when the order is paid, or that the money goes back. Plain text. */
export function orderEmails(parts: PaymentEmailParts): OrderEmails {
  const { order, website, money, orderUrl } = parts;
  const test = testMark(order);
  const summary = summaryOf({ order, website, money });
  const link = orderUrl === undefined ? '' : `\n\nYour order: ${orderUrl}`;
  return {
    paid: [
      {
        id: `order ${order.id} buyer`,
        to: order.email,
        subject: `${test}Your order ${order.number} at ${website.title}`,
        text: `Thank you for your order.\n\n${summary}${link}\n\n${website.title}`,
      },
      {
        id: `order ${order.id} shop`,
        to: shopAddress(website),
        subject: `${test}New order ${order.number}`,
        text: `${order.email} has paid order ${order.number}.\n\n${summary}`,
      },
    ],
    refused: Object.fromEntries(
      (Object.keys(REFUSALS) as RejectionReason[]).map((reason) => [reason, rejectionEmails(parts, reason)]),
    ),
  };
}

/** That a paid order was cancelled, to both sides: the shop has to give the money back. */
export function cancellationEmails({ order, website, money }: EmailParts): readonly Mail[] {
  const test = testMark(order);
  const summary = summaryOf({ order, website, money });
  const total = `${money(order.grandTotalCents)} (${order.currency})`;
  return [
    {
      id: `order ${order.id} cancelled buyer`,
      to: order.email,
      subject: `${test}Your order ${order.number} at ${website.title} was cancelled`,
      text: `Your order ${order.number} was cancelled. You get your money back: ${total}.\n\n${summary}\n\n${website.title}`,
    },
    {
      id: `order ${order.id} cancelled shop`,
      to: shopAddress(website),
      subject: `${test}Give back the payment of order ${order.number}`,
      text: `Order ${order.number} of ${order.email} was cancelled after it was paid. Give the money back: ${total}.\n\n${summary}`,
    },
  ];
}

/** That the money of an order that was sent goes back, to both sides: the shop has to give it. */
export function refundEmails({ order, website, money }: EmailParts): readonly Mail[] {
  const test = testMark(order);
  const summary = summaryOf({ order, website, money });
  const total = `${money(order.grandTotalCents)} (${order.currency})`;
  return [
    {
      id: `order ${order.id} refund buyer`,
      to: order.email,
      subject: `${test}Your payment for order ${order.number} at ${website.title} goes back`,
      text: `You get your money back for order ${order.number}: ${total}.\n\n${summary}\n\n${website.title}`,
    },
    {
      id: `order ${order.id} refund shop`,
      to: shopAddress(website),
      subject: `${test}Give back the payment of order ${order.number}`,
      text: `Order ${order.number} of ${order.email} was taken back after it was sent. Give the money back: ${total}.\n\n${summary}`,
    },
  ];
}

/** That an order was sent, to its buyer; one that has nothing to ship is complete. `tracking`: on one line. */
export function shippedEmail({ order, website }: Omit<EmailParts, 'money'>, tracking?: string): Mail {
  const { id, number, email, items, shippingName, shippingAddress } = order;
  const isShipped = shippingAddress !== undefined;
  const said = isShipped ? 'is on its way' : 'is complete';
  const lines = [
    `Your order ${number} ${said}.`,
    ...(isShipped && shippingName !== undefined ? ['', `Delivery: ${shippingName}`] : []),
    ...(tracking === undefined ? [] : ['', `Where it is: ${tracking}`]),
    '',
    ...items.map(pieceText),
    ...(isShipped ? ['', 'Sent to:', ...addressLines(shippingAddress, website.language)] : []),
    '',
    website.title,
  ];
  return {
    id: shippedEmailId(id),
    to: email,
    subject: `${testMark(order)}Your order ${number} at ${website.title} ${said}`,
    text: lines.join('\n'),
  };
}

/** Of the letter that says that an order was sent. */
export function shippedEmailId(orderId: string): string {
  return `order ${orderId} sent buyer`;
}

/** What the buyer and the shop are told of money that came and cannot be taken; `{order}` is the order's number. */
const REFUSALS: Readonly<Record<RejectionReason, { readonly buyer: string; readonly shop: string }>> = {
  'other-amount': {
    buyer:
      'We are sorry: your payment was not of the amount that order {order} costs, so we could not take it.',
    shop: 'it was not of the amount that was asked for',
  },
  superseded: {
    buyer: 'You had begun another payment for order {order}, so this one did not count.',
    shop: 'the buyer had begun another one since',
  },
  cancelled: {
    buyer: 'We are sorry: order {order} had been cancelled when your payment reached us.',
    shop: 'the order had been cancelled',
  },
  'coupon-used-up': {
    buyer:
      'We are sorry: your payment reached us too late. A coupon of order {order} had been used up by then, so its price did not hold any more.',
    shop: 'it came too late, and a coupon had been used up',
  },
  'sold-out': {
    buyer:
      'We are sorry: your payment reached us too late, and what you wanted with order {order} was sold out by then.',
    shop: 'it came too late, and something was sold out',
  },
};

function rejectionEmails(
  { order, paymentRef, website, money }: PaymentEmailParts,
  reason: RejectionReason,
): readonly Mail[] {
  const test = testMark(order);
  const summary = summaryOf({ order, website, money });
  const said = fillSentence(REFUSALS[reason].buyer, { order: String(order.number) });
  return [
    {
      id: `payment ${paymentRef} refused buyer`,
      to: order.email,
      subject: `${test}Your payment for order ${order.number} goes back`,
      text: `${said} You get your money back.\n\n${summary}\n\n${website.title}`,
    },
    {
      id: `payment ${paymentRef} refused shop`,
      to: shopAddress(website),
      subject: `${test}Give back a payment for order ${order.number}`,
      text: `A payment of ${order.email} for order ${order.number} could not be taken: ${REFUSALS[reason].shop}. Give the money back (payment ${paymentRef}).\n\n${summary}`,
    },
  ];
}

function testMark({ testMode }: StoredOrder): string {
  return testMode ? '[TEST] ' : '';
}

/** Empty where the site names none: then the letter is kept for the dashboard only. */
function shopAddress({ contactEmail = '' }: EdgeWebsite): string {
  return contactEmail;
}

function summaryOf({ order, website: { language }, money }: EmailParts): string {
  const { shippingAddress } = order;
  const amounts: readonly (readonly [string, string] | false)[] = [
    ['Subtotal', money(order.subtotalCents)],
    order.discountCents > 0 && ['Discount', `-${money(order.discountCents)}`],
    order.shippingName !== undefined && [order.shippingName, money(order.shippingCents)],
    order.taxCents > 0 && ['Tax', money(order.taxCents)],
    ['Total', `${money(order.grandTotalCents)} (${order.currency})`],
    order.includedTaxCents > 0 && ['Tax included', money(order.includedTaxCents)],
  ];
  const lines = amounts.flatMap((amount) => (amount === false ? [] : [`${amount[0]}: ${amount[1]}`]));
  return [
    `Order ${order.number}`,
    ...order.items.map((item) => itemText(item, money)),
    '',
    ...lines,
    ...(shippingAddress === undefined ? [] : ['', 'Sent to:', ...addressLines(shippingAddress, language)]),
  ].join('\n');
}

function itemText(item: OrderItem, money: MoneyText): string {
  return `${pieceText(item)}: ${money(item.unitPriceCents * item.quantity)}`;
}

function pieceText({ quantity, productName, variant }: OrderItem): string {
  const choice = Object.values(variant.attributes).join(' / ');
  return `${quantity} × ${productName}${choice && ` (${choice})`}`;
}

/** As it is written on an envelope, the country named in a language. */
export function addressLines(address: PostalAddress, language: string): readonly string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const place = [postalCode, city].filter((part) => part !== undefined && part !== '').join(' ');
  return [name, line1, line2, place, region, countryName(country, language)].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}
