import type { EdgeWebsite } from '../../../compiler/model/index.ts';
import type { OrderItem, PostalAddress, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { fillMessage } from '../../../formatters/vocabulary/rules/fill-message.ts';
import { SERVER_TEXTS, type ServerTexts } from '../../../formatters/vocabulary/site/server-texts.ts';
import { countryName } from '../countries.ts';
import type { Email } from '../email.ts';
import type { MoneyFormat } from '../money-format.ts';
import type { OrderEmails, RejectionReason } from './payment.ts';

/** An order in one language. */
export interface EmailOrder {
  readonly order: StoredOrder;
  readonly website: EdgeWebsite;
  readonly money: MoneyFormat;
  /** Default: in English. */
  readonly texts?: ServerTexts;
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

/** A link to a page for customers, as a download. */
export interface PageLink {
  readonly title: string;
  readonly path: string;
}

export interface PaymentEmailParts extends EmailParts {
  /** Payment that the emails refer to; part of their ids. */
  readonly paymentRef: string;
  /** Absolute URL of the order page; undefined when the host of the site is not known for certain. */
  readonly orderUrl: string | undefined;
  /** Links to the ordered files. */
  readonly downloads?: readonly DownloadLink[];
  /** Links to the pages for customers of what was ordered. */
  readonly pages?: readonly PageLink[];
}

/**
 * Creates the emails of a payment, to the customer and the store: the order is paid, or the payment will be refunded. Those to
 * the store are in English, like its dashboard.
 */
export function orderEmails(parts: PaymentEmailParts): OrderEmails {
  const { order, website, customer = parts, orderUrl, downloads = [], pages = [] } = parts;
  const texts = textsOf(customer);
  const { title } = customer.website;
  const link = orderUrl === undefined ? '' : `\n\n${fillMessage(texts.emailViewOrder, { url: orderUrl })}`;
  const listOf = (heading: string, links: readonly PageLink[]) => {
    const lines = links.map(({ title: label, path }) => `\n${lineOf({ label, value: path }, texts)}`);
    return lines.length === 0 ? '' : `\n\n${heading}${lines.join('')}`;
  };
  const files = downloads.map(({ filename, path }) => ({ title: filename, path }));
  const lists = listOf(texts.emailDownloads, files) + listOf(texts.emailAccess, pages);
  return {
    paid: [
      {
        id: `order ${order.id} buyer`,
        to: order.email,
        subject: subjectOf(customer, texts.emailPaidSubject),
        text: `${texts.emailPaid}\n\n${summaryOf(customer, texts)}${lists}${link}\n\n${title}`,
      },
      {
        id: `order ${order.id} shop`,
        to: shopAddress(website),
        subject: `${testMark(order)}New order ${order.number}`,
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
  const { order, website, customer = parts } = parts;
  const texts = textsOf(customer);
  const message = fillMessage(texts.emailCanceled, { number: order.number, total: totalOf(customer) });
  return [
    {
      id: `order ${order.id} cancelled buyer`,
      to: order.email,
      subject: subjectOf(customer, texts.emailCanceledSubject),
      text: `${message}\n\n${summaryOf(customer, texts)}\n\n${customer.website.title}`,
    },
    {
      id: `order ${order.id} cancelled shop`,
      to: shopAddress(website),
      subject: `${testMark(order)}Refund due: order ${order.number}`,
      text: `Order ${order.number} from ${order.email} was canceled after payment. Please refund ${totalOf(parts)}.\n\n${summaryOf(parts)}`,
    },
  ];
}

/** Creates the emails for a refund of a fulfilled order, to the customer and the store. */
export function refundEmails(parts: EmailParts): readonly Email[] {
  const { order, website, customer = parts } = parts;
  const texts = textsOf(customer);
  const message = fillMessage(texts.emailRefund, { number: order.number, total: totalOf(customer) });
  return [
    {
      id: `order ${order.id} refund buyer`,
      to: order.email,
      subject: subjectOf(customer, texts.emailRefundSubject),
      text: `${message}\n\n${summaryOf(customer, texts)}\n\n${customer.website.title}`,
    },
    {
      id: `order ${order.id} refund shop`,
      to: shopAddress(website),
      subject: `${testMark(order)}Refund due: order ${order.number}`,
      text: `Order ${order.number} from ${order.email} was returned. Please refund ${totalOf(parts)}.\n\n${summaryOf(parts)}`,
    },
  ];
}

/**
 * Creates the shipping email for the customer; orders without shipping are reported as complete. `tracking` is a single
 * line.
 */
export function shippedEmail(parts: Omit<EmailOrder, 'money'>, tracking?: string): Email {
  const { order, website } = parts;
  const { id, number, email, items, shippingName, shippingAddress } = order;
  const texts = textsOf(parts);
  const isShipped = shippingAddress !== undefined;
  const fact = (label: string, value: string | undefined) =>
    value === undefined ? [] : ['', lineOf({ label, value }, texts)];
  const lines = [
    fillMessage(isShipped ? texts.emailShipped : texts.emailComplete, { number }),
    ...fact(texts.checkoutShippingMethod, isShipped ? shippingName : undefined),
    ...fact(texts.emailTracking, tracking),
    '',
    ...items.map(pieceText),
    ...shippingLines(parts, texts),
    '',
    website.title,
  ];
  return {
    id: shippedEmailId(id),
    to: email,
    subject: subjectOf(parts, isShipped ? texts.emailShippedSubject : texts.emailCompleteSubject),
    text: lines.join('\n'),
  };
}

/** Id of the shipping email. */
export function shippedEmailId(orderId: string): string {
  return `order ${orderId} sent buyer`;
}

interface RejectionText {
  /** Key of the text for the customer. */
  readonly customer: keyof ServerTexts;
  readonly shop: string;
}

const REJECTION_TEXTS: Readonly<Record<RejectionReason, RejectionText>> = {
  'other-amount': { customer: 'emailRejectedAmount', shop: 'the amount does not match the order' },
  superseded: { customer: 'emailRejectedSuperseded', shop: 'the customer started another payment' },
  cancelled: { customer: 'emailRejectedCanceled', shop: 'the order was canceled' },
  'coupon-used-up': {
    customer: 'emailRejectedCoupon',
    shop: 'it arrived too late and a coupon was no longer valid',
  },
  'sold-out': { customer: 'emailRejectedSoldOut', shop: 'it arrived too late and an item was sold out' },
};

function rejectionEmails(parts: PaymentEmailParts, reason: RejectionReason): readonly Email[] {
  const { order, paymentRef, website, customer = parts } = parts;
  const texts = textsOf(customer);
  const sentence = fillMessage(texts[REJECTION_TEXTS[reason].customer], { number: order.number });
  return [
    {
      id: `payment ${paymentRef} refused buyer`,
      to: order.email,
      subject: subjectOf(customer, texts.emailRejectedSubject),
      text: `${sentence} ${texts.emailWillRefund}\n\n${summaryOf(customer, texts)}\n\n${customer.website.title}`,
    },
    {
      id: `payment ${paymentRef} refused shop`,
      to: shopAddress(website),
      subject: `${testMark(order)}Refund due: payment for order ${order.number}`,
      text: `A payment from ${order.email} for order ${order.number} could not be accepted: ${REJECTION_TEXTS[reason].shop}. Please refund payment ${paymentRef}.\n\n${summaryOf(parts)}`,
    },
  ];
}

function textsOf({ texts = SERVER_TEXTS }: Pick<EmailOrder, 'texts'>): ServerTexts {
  return texts;
}

function subjectOf(parts: Omit<EmailOrder, 'money'>, pattern: string): string {
  const { order, website } = parts;
  const subject = fillMessage(pattern, { number: order.number, site: website.title });
  return order.testMode ? fillMessage(textsOf(parts).emailTest, { subject }) : subject;
}

function testMark({ testMode }: StoredOrder): string {
  return testMode ? '[TEST] ' : '';
}

function totalOf({ order, money }: EmailOrder): string {
  return `${money(order.grandTotalCents)} (${order.currency})`;
}

/** Empty when the site has no contact email; the email is then only listed in the dashboard. */
function shopAddress({ contactEmail = '' }: EdgeWebsite): string {
  return contactEmail;
}

/** Lists the items and amounts of an order; by default in English, for the store. */
function summaryOf(parts: EmailOrder, texts: ServerTexts = SERVER_TEXTS): string {
  const { order, money } = parts;
  const amount = (label: string, value: string) => lineOf({ label, value }, texts);
  return [
    fillMessage(texts.emailOrder, { number: order.number }),
    ...order.items.map((item) => amount(pieceText(item), money(item.unitPriceCents * item.quantity))),
    '',
    amount(texts.cartSubtotal, money(order.subtotalCents)),
    ...(order.discountCents > 0 ? [amount(texts.checkoutDiscount, `-${money(order.discountCents)}`)] : []),
    ...(order.shippingName === undefined ? [] : [amount(order.shippingName, money(order.shippingCents))]),
    ...(order.taxCents > 0 ? [amount(texts.checkoutTax, money(order.taxCents))] : []),
    amount(texts.checkoutTotal, totalOf(parts)),
    ...(order.includedTaxCents > 0 ? [amount(texts.emailIncludedTax, money(order.includedTaxCents))] : []),
    ...shippingLines(parts, texts),
  ].join('\n');
}

/** `Subtotal: €9.00`; in French, a space is before the colon. */
function lineOf(fact: { readonly label: string; readonly value: string }, texts: ServerTexts): string {
  return fillMessage(texts.emailLine, fact);
}

/** Empty for an order without shipping. */
function shippingLines({ order, website }: Omit<EmailOrder, 'money'>, texts: ServerTexts): readonly string[] {
  const { shippingAddress } = order;
  if (shippingAddress === undefined) return [];
  const label = lineOf({ label: texts.checkoutAddress, value: '' }, texts).trimEnd();
  return ['', label, ...addressLines(shippingAddress, website.language)];
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
