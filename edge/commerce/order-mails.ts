import { type EdgeWebsite, ownValue } from '../../compiler/model/index.ts';
import type { OrderItem, PostalAddress, StoredOrder } from '../../formatters/vocabulary/index.ts';
import type { OrderMails } from '../objects/store/ledger.ts';
import type { MoneyText } from './money-text.ts';

export interface MailParts {
  readonly order: StoredOrder;
  /** Of the payment that decides: a letter of another one is another letter. */
  readonly paymentRef: string;
  readonly website: EdgeWebsite;
  readonly money: MoneyText;
  /** Where the buyer sees the order: an address with its host. */
  readonly orderUrl: string;
}

/** The letters of an order: to the buyer and to the shop when it is paid, or that the money goes back. Plain text. */
export function orderMails({ order, paymentRef, website, money, orderUrl }: MailParts): OrderMails {
  const test = order.testMode ? '[TEST] ' : '';
  const summary = summaryOf(order, money);
  const shop = shopAddress(website);
  return {
    paid: [
      {
        id: `order ${order.id} buyer`,
        to: order.email,
        subject: `${test}Your order ${order.number} at ${website.title}`,
        text: `Thank you for your order.\n\n${summary}\n\nYour order: ${orderUrl}\n\n${website.title}`,
      },
      {
        id: `order ${order.id} shop`,
        to: shop,
        subject: `${test}New order ${order.number}`,
        text: `${order.email} has paid order ${order.number}.\n\n${summary}`,
      },
    ],
    refused: [
      {
        id: `payment ${paymentRef} refused buyer`,
        to: order.email,
        subject: `${test}Your payment for order ${order.number} goes back`,
        text: `We are sorry: your payment reached us too late, and we can no longer deliver order ${order.number}. You get your money back.\n\n${summary}\n\n${website.title}`,
      },
      {
        id: `payment ${paymentRef} refused shop`,
        to: shop,
        subject: `${test}Give back a payment for order ${order.number}`,
        text: `A payment of ${order.email} came for order ${order.number}, which cannot be delivered any more. Give the money back (payment ${paymentRef}).\n\n${summary}`,
      },
    ],
  };
}

/** Empty where the site names none: then the letter is kept for the dashboard only. */
function shopAddress(website: EdgeWebsite): string {
  const address: unknown = ownValue(website as unknown as Readonly<Record<string, unknown>>, 'contactEmail');
  return typeof address === 'string' ? address : '';
}

function summaryOf(order: StoredOrder, money: MoneyText): string {
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
    ...(order.shippingAddress === undefined ? [] : ['', 'Sent to:', ...addressLines(order.shippingAddress)]),
  ].join('\n');
}

function itemText({ quantity, productName, variant, unitPriceCents }: OrderItem, money: MoneyText): string {
  const choice = Object.values(variant.attributes).join(' / ');
  return `${quantity} × ${productName}${choice && ` (${choice})`}: ${money(unitPriceCents * quantity)}`;
}

/** As it is written on an envelope. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const place = [postalCode, city].filter((part) => part !== undefined && part !== '').join(' ');
  return [name, line1, line2, place, region, country].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}
