import type { Context } from 'hono';
import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { checkoutUrl } from '../../../../formatters/vocabulary/api/paths.ts';
import { fillMessage } from '../../../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../../../formatters/vocabulary/site/server-texts.ts';
import { cartIdOf, cartTokenOf, clearedCartCookies } from '../../../checkout/cart-token.ts';
import { downloadLinks, isDelivered } from '../../../checkout/downloads.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { orderInLanguage } from '../../../checkout/order-in-language.ts';
import { authorizedOrder, orderTokenOf } from '../../../checkout/order-token.ts';
import { orderedPages } from '../../../checkout/ordered-pages.ts';
import { forgottenOrder } from '../../../checkout/remembered-order.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import type { MoneyFormat } from '../../../domain/money-format.ts';
import { serverTexts } from '../../../domain/server-texts.ts';
import { addressLines, type DownloadLink, type PageLink } from '../../../domain/store/order-emails.ts';
import { type Html, html, safeUrl } from '../../../pages/html.ts';
import { PRIVATE_HEADERS } from '../../../pages/private-headers.ts';
import { renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { createEmailProvider } from '../../../ports/create-email-provider.ts';
import { paymentProviders } from '../../../ports/payment-providers.ts';
import { createMoneyFormat } from '../../../release/money-format.ts';
import { pathInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { analyticsOrderMarkup } from './analytics-order.ts';
import { amountsMarkup } from './order-summary-markup.ts';

/** GET /checkout/order-confirmed?order=…&token=…: the current state of an order. */
export async function showOrder(context: Context<AppEnv>): Promise<Response> {
  const { order: id = '', token } = context.req.query();
  const stored = await authorizedOrder(context, id, token);
  if (!stored) throw new ApiError(404, COMMERCE_MESSAGES.unknownOrder);
  const requested = await requireRelease(context);
  const { order, release } = orderInLanguage(stored, requested, requested.inLanguage?.code ?? '');
  const money = createMoneyFormat(release, order.currency);
  const payUrl = order.paymentState === 'pending' ? await openPaymentUrl(context, order.id) : undefined;
  const pageContext = {
    money,
    language: release.data.website.language,
    texts: serverTexts(release.data),
    payUrl,
    sendsEmails: createEmailProvider(context.env) !== undefined,
    downloads: isDelivered(order) ? await downloadLinks(context, release, order) : [],
    pages: isDelivered(order) ? orderedPages(release, order) : [],
    checkout: pathInLanguage(
      release,
      checkoutUrl('cart', {
        cartToken: await cartTokenOf(context, order.purchasedCartId),
        order: order.id,
        token: await orderTokenOf(context, order),
      }),
    ),
  };
  const response = await renderShell(release, 'order-confirmed', orderMarkup(order, pageContext), {
    title: stateText(order, pageContext).title,
    headers: PRIVATE_HEADERS,
  });
  if (order.paymentState !== 'paid') return response;
  const forgotten = await forgottenOrder(context, order);
  const isItsCart = (await cartIdOf(context)) === order.purchasedCartId;
  const cleared = isItsCart ? clearedCartCookies(context) : [];
  for (const line of forgotten === undefined ? cleared : [...cleared, forgotten]) {
    response.headers.append('set-cookie', line);
  }
  return response;
}

async function openPaymentUrl(context: Context<AppEnv>, orderId: string): Promise<string | undefined> {
  const { keys, store } = context.get('tenant');
  const payment = await store().openPayment(orderId);
  const provider = paymentProviders(context.env, keys).find(({ name }) => name === payment?.provider);
  if (!payment || provider === undefined) return undefined;
  const { ref, amountCents, currency } = payment;
  return (await provider.createCheckout({ ref, amountCents, currency })).redirectUrl;
}

interface OrderPageContext {
  readonly money: MoneyFormat;
  readonly language: string;
  readonly texts: ServerTexts;
  readonly payUrl: string | undefined;
  /** Whether an email provider is set up. */
  readonly sendsEmails: boolean;
  /** Links to the ordered files; empty unless the order is paid. */
  readonly downloads: readonly DownloadLink[];
  /** Links to the pages for its customers; empty unless the order is paid. */
  readonly pages: readonly PageLink[];
  /** Checkout URL of the ordered cart. */
  readonly checkout: string;
}

function orderMarkup(order: StoredOrder, pageContext: OrderPageContext): Html {
  const { money, language, texts, downloads, pages } = pageContext;
  const { title, text, way } = stateText(order, pageContext);
  // Failed and expired orders show no order number.
  const isOver = order.paymentState === 'failed' || order.paymentState === 'expired';
  const lines = order.items.map(({ productName, variant, quantity, unitPriceCents }) => ({
    title: productName,
    choice: Object.values(variant.attributes).join(' / '),
    quantity,
    amount: money(unitPriceCents * quantity),
  }));
  return html`<div class="quoin-checkout-page quoin-checkout-order" data-payment-state="${order.paymentState}">
<h1 class="quoin-checkout-title">${title}</h1>
${order.testMode && html`<p class="quoin-checkout-test"><strong>${texts.checkoutTestMode}</strong> ${texts.orderTestNote}</p>`}
<p class="quoin-checkout-state">${text}</p>
${way && html`<p>${way}</p>`}
${downloads.length > 0 && downloadsMarkup(downloads, texts)}
${pages.length > 0 && pagesMarkup(pages, texts, order.email)}
<section class="quoin-checkout-summary" aria-labelledby="quoin-checkout-order-number">
<h2 id="quoin-checkout-order-number">${isOver ? texts.orderItems : fillMessage(texts.orderNumber, { number: order.number })}</h2>
${amountsMarkup({
  lines,
  texts,
  amounts: [
    { label: texts.cartSubtotal, amount: money(order.subtotalCents) },
    ...(order.discountCents > 0
      ? [{ label: texts.checkoutDiscount, amount: `−${money(order.discountCents)}` }]
      : []),
    ...(order.shippingName === undefined
      ? []
      : [{ label: order.shippingName, amount: money(order.shippingCents) }]),
    ...(order.taxCents > 0 ? [{ label: texts.checkoutTax, amount: money(order.taxCents) }] : []),
  ],
  total: money(order.grandTotalCents),
  currency: order.currency,
  ...(order.includedTaxCents > 0 && { includedTax: money(order.includedTaxCents) }),
})}
<dl class="quoin-checkout-facts"><div><dt>${texts.checkoutEmail}</dt><dd>${order.email}</dd></div>
${order.shippingAddress && html`<div><dt>${texts.checkoutAddress}</dt><dd>${addressMarkup(order.shippingAddress, language)}</dd></div>`}</dl>
</section>${order.paymentState === 'paid' && analyticsOrderMarkup(order)}</div>`;
}

function downloadsMarkup(downloads: readonly DownloadLink[], texts: ServerTexts): Html {
  const links = downloads.map(
    ({ filename, path }) =>
      html`<li><a class="quoin-checkout-action" href="${path}" download="${filename}">${filename}</a></li>`,
  );
  return html`<section class="quoin-checkout-downloads" aria-labelledby="quoin-checkout-downloads">
<h2 id="quoin-checkout-downloads">${texts.orderDownloads}</h2>
<ul class="quoin-checkout-files">${links}</ul></section>`;
}

function pagesMarkup(pages: readonly PageLink[], texts: ServerTexts, email: string): Html {
  const links = pages.map(
    ({ title, path }) => html`<li><a class="quoin-checkout-action" href="${path}">${title}</a></li>`,
  );
  return html`<section class="quoin-checkout-downloads" aria-labelledby="quoin-checkout-pages">
<h2 id="quoin-checkout-pages">${texts.orderAccessTitle}</h2>
<p>${fillMessage(texts.orderAccess, { email })}</p>
<ul class="quoin-checkout-files">${links}</ul></section>`;
}

function addressMarkup(address: NonNullable<StoredOrder['shippingAddress']>, language: string): Html {
  const lines = addressLines(address, language);
  return html`<address class="quoin-checkout-address">${lines.map((line) => html`${line}<br>`)}</address>`;
}

interface StateText {
  readonly title: string;
  readonly text: string;
  readonly way?: Html;
}

function stateText(
  { paymentState, fulfilmentState, email }: StoredOrder,
  { payUrl, sendsEmails, checkout, texts }: OrderPageContext,
): StateText {
  const retryLink = html`<a class="quoin-checkout-action" href="${checkout}">${texts.orderBackToCheckout}</a>`;
  if (fulfilmentState === 'cancelled') {
    return { title: texts.orderCanceledTitle, text: texts.orderCanceledText };
  }
  switch (paymentState) {
    case 'paid':
      return {
        title: texts.orderPaidTitle,
        text: sendsEmails ? fillMessage(texts.orderPaidText, { email }) : texts.orderPaidWithoutEmail,
      };
    case 'pending':
      return {
        title: texts.orderPendingTitle,
        text: texts.orderPendingText,
        ...(payUrl !== undefined && {
          way: html`<a class="quoin-checkout-action" href="${safeUrl(payUrl)}">${texts.orderPay}</a>`,
        }),
      };
    case 'failed':
      return {
        title: texts.orderFailedTitle,
        text: texts.orderFailedText,
        way: retryLink,
      };
    case 'expired':
      return {
        title: texts.orderExpiredTitle,
        text: texts.orderExpiredText,
        way: retryLink,
      };
    case 'refunded':
      return { title: texts.orderRefundedTitle, text: texts.orderRefundedText };
  }
}
