import type { EdgeWebsite } from '../../../compiler/model/index.ts';
import type { OrderItem, PostalAddress, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { countryName } from '../countries.ts';
import type { Email } from '../email.ts';
import type { MoneyFormat } from '../money-format.ts';
import type { OrderEmails, RejectionReason } from './payment.ts';

/** An order in one language. */
export interface EmailOrder {
  readonly order: StoredOrder;
  readonly website: EdgeWebsite;
  readonly money: MoneyFormat;
}

/** An order as the store reads it. */
export interface EmailParts extends EmailOrder {
  /** As the customer reads it; absent for an order in the primary language. */
  readonly customer?: EmailOrder | undefined;
}

/** A link to an ordered file: a path of the site, in emails an absolute URL. */
export interface DownloadLink {
  readonly filename: string;
  readonly path: string;
}

export interface PaymentEmailParts extends EmailParts {
  /** Payment that the emails refer to; part of their ids. */
  readonly paymentRef: string;
  /** Absolute URL of the order page; undefined when the host of the site is not known for certain. */
  readonly orderUrl: string | undefined;
  /** Links to the ordered files. */
  readonly downloads?: readonly DownloadLink[];
}

/**
 * Creates the emails of a payment, to the customer and the store: the order is paid, or the payment will be refunded.
 */
export function orderEmails(parts: PaymentEmailParts): OrderEmails {
  const { order, website, customer = parts, orderUrl, downloads = [] } = parts;
  const test = testMark(order);
  const link = orderUrl === undefined ? '' : `\n\nView your order: ${orderUrl}`;
  const files = downloads.map(({ filename, path }) => `\n${filename}: ${path}`).join('');
  const fileList = files === '' ? '' : `\n\nYour downloads, for 7 days:${files}`;
  return {
    paid: [
      {
        id: `order ${order.id} buyer`,
        to: order.email,
        subject: `${test}Your order ${order.number} at ${customer.website.title}`,
        text: `Thank you for your order.\n\n${summaryOf(customer)}${fileList}${link}\n\n${customer.website.title}`,
      },
      {
        id: `order ${order.id} shop`,
        to: shopAddress(website),
        subject: `${test}New order ${order.number}`,
        text: `${order.email} placed order ${order.number}.\n\n${summaryOf(parts)}`,
      },
    ],
    rejected: Object.fromEntries(
      (Object.keys(REJECTION_TEXTS) as RejectionReason[]).map((reason) => [
        reason,
        rejectionEmails(parts, reason),
      ]),
    ),
  };
}

/** Creates the emails for a canceled paid order, to the customer and the store, which has to refund it. */
export function cancellationEmails(parts: EmailParts): readonly Email[] {
  const { order, website, money, customer = parts } = parts;
  const { title } = customer.website;
  const test = testMark(order);
  const total = `${money(order.grandTotalCents)} (${order.currency})`;
  return [
    {
      id: `order ${order.id} cancelled buyer`,
      to: order.email,
      subject: `${test}Your order ${order.number} at ${title} was canceled`,
      text: `Your order ${order.number} was canceled. We will refund ${total}.\n\n${summaryOf(customer)}\n\n${title}`,
    },
    {
      id: `order ${order.id} cancelled shop`,
      to: shopAddress(website),
      subject: `${test}Refund due: order ${order.number}`,
      text: `Order ${order.number} from ${order.email} was canceled after payment. Please refund ${total}.\n\n${summaryOf(parts)}`,
    },
  ];
}

/** Creates the emails for a refund of a fulfilled order, to the customer and the store. */
export function refundEmails(parts: EmailParts): readonly Email[] {
  const { order, website, money, customer = parts } = parts;
  const { title } = customer.website;
  const test = testMark(order);
  const total = `${money(order.grandTotalCents)} (${order.currency})`;
  return [
    {
      id: `order ${order.id} refund buyer`,
      to: order.email,
      subject: `${test}Refund for order ${order.number} at ${title}`,
      text: `We are refunding ${total} for order ${order.number}.\n\n${summaryOf(customer)}\n\n${title}`,
    },
    {
      id: `order ${order.id} refund shop`,
      to: shopAddress(website),
      subject: `${test}Refund due: order ${order.number}`,
      text: `Order ${order.number} from ${order.email} was returned. Please refund ${total}.\n\n${summaryOf(parts)}`,
    },
  ];
}

/**
 * Creates the shipping email for the customer; orders without shipping are reported as complete. `tracking` is a single
 * line.
 */
export function shippedEmail({ order, website }: Omit<EmailOrder, 'money'>, tracking?: string): Email {
  const { id, number, email, items, shippingName, shippingAddress } = order;
  const isShipped = shippingAddress !== undefined;
  const sentence = isShipped ? 'is on its way' : 'is complete';
  const lines = [
    `Your order ${number} ${sentence}.`,
    ...(isShipped && shippingName !== undefined ? ['', `Shipping method: ${shippingName}`] : []),
    ...(tracking === undefined ? [] : ['', `Tracking: ${tracking}`]),
    '',
    ...items.map(pieceText),
    ...(isShipped ? ['', 'Shipping address:', ...addressLines(shippingAddress, website.language)] : []),
    '',
    website.title,
  ];
  return {
    id: shippedEmailId(id),
    to: email,
    subject: `${testMark(order)}Your order ${number} at ${website.title} ${sentence}`,
    text: lines.join('\n'),
  };
}

/** Id of the shipping email. */
export function shippedEmailId(orderId: string): string {
  return `order ${orderId} sent buyer`;
}

/** Texts for rejected payments; `{order}` is the order number. */
const REJECTION_TEXTS: Readonly<
  Record<RejectionReason, { readonly customer: string; readonly shop: string }>
> = {
  'other-amount': {
    customer:
      'We’re sorry, we could not accept your payment because the amount does not match order {order}.',
    shop: 'the amount does not match the order',
  },
  superseded: {
    customer: 'You started another payment for order {order}, so we did not accept this one.',
    shop: 'the customer started another payment',
  },
  cancelled: {
    customer: 'We’re sorry, order {order} was canceled before we received your payment.',
    shop: 'the order was canceled',
  },
  'coupon-used-up': {
    customer: 'We’re sorry, your payment arrived too late. A coupon for order {order} was no longer valid.',
    shop: 'it arrived too late and a coupon was no longer valid',
  },
  'sold-out': {
    customer: 'We’re sorry, your payment arrived too late. An item in order {order} was sold out.',
    shop: 'it arrived too late and an item was sold out',
  },
};

function rejectionEmails(parts: PaymentEmailParts, reason: RejectionReason): readonly Email[] {
  const { order, paymentRef, website, customer = parts } = parts;
  const test = testMark(order);
  const sentence = fillMessage(REJECTION_TEXTS[reason].customer, { order: String(order.number) });
  return [
    {
      id: `payment ${paymentRef} refused buyer`,
      to: order.email,
      subject: `${test}Refund for order ${order.number}`,
      text: `${sentence} We will refund it.\n\n${summaryOf(customer)}\n\n${customer.website.title}`,
    },
    {
      id: `payment ${paymentRef} refused shop`,
      to: shopAddress(website),
      subject: `${test}Refund due: payment for order ${order.number}`,
      text: `A payment from ${order.email} for order ${order.number} could not be accepted: ${REJECTION_TEXTS[reason].shop}. Please refund payment ${paymentRef}.\n\n${summaryOf(parts)}`,
    },
  ];
}

function testMark({ testMode }: StoredOrder): string {
  return testMode ? '[TEST] ' : '';
}

/** Empty when the site has no contact email; the email is then only listed in the dashboard. */
function shopAddress({ contactEmail = '' }: EdgeWebsite): string {
  return contactEmail;
}

function summaryOf({ order, website: { language }, money }: EmailOrder): string {
  const { shippingAddress } = order;
  const amounts: readonly (readonly [string, string] | false)[] = [
    ['Subtotal', money(order.subtotalCents)],
    order.discountCents > 0 && ['Discount', `-${money(order.discountCents)}`],
    order.shippingName !== undefined && [order.shippingName, money(order.shippingCents)],
    order.taxCents > 0 && ['Tax', money(order.taxCents)],
    ['Total', `${money(order.grandTotalCents)} (${order.currency})`],
    order.includedTaxCents > 0 && ['Includes tax', money(order.includedTaxCents)],
  ];
  const lines = amounts.flatMap((amount) => (amount === false ? [] : [`${amount[0]}: ${amount[1]}`]));
  return [
    `Order ${order.number}`,
    ...order.items.map((item) => itemText(item, money)),
    '',
    ...lines,
    ...(shippingAddress === undefined
      ? []
      : ['', 'Shipping address:', ...addressLines(shippingAddress, language)]),
  ].join('\n');
}

function itemText(item: OrderItem, money: MoneyFormat): string {
  return `${pieceText(item)}: ${money(item.unitPriceCents * item.quantity)}`;
}

function pieceText({ quantity, productName, variant }: OrderItem): string {
  const choice = Object.values(variant.attributes).join(' / ');
  return `${quantity} × ${productName}${choice && ` (${choice})`}`;
}

/** Formats an address as lines, with the country named in a language. */
export function addressLines(address: PostalAddress, language: string): readonly string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const cityLine = [postalCode, city].filter((part) => part !== undefined && part !== '').join(' ');
  return [name, line1, line2, cityLine, region, countryName(country, language)].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}
