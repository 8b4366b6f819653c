import type { Context } from 'hono';
import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { checkoutUrl } from '../../../../formatters/vocabulary/api/paths.ts';
import { cartIdOf, cartTokenOf, clearedCartCookies } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { createMoneyText } from '../../../checkout/money-format.ts';
import { openedOrder, orderTokenOf } from '../../../checkout/order-token.ts';
import { forgottenOrder } from '../../../checkout/remembered-order.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import type { MoneyText } from '../../../domain/money-format.ts';
import { addressLines } from '../../../domain/order-emails.ts';
import { type Html, html, safeAddress } from '../../../pages/html.ts';
import { PRIVATE_HEADERS } from '../../../pages/private-headers.ts';
import { renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { paymentProviders } from '../../../ports/payment-providers.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { amountsMarkup } from './order-summary-markup.ts';

/** GET /checkout/order-confirmed?order=…&token=…: how the order stands, whatever the buyer hopes. */
export async function showOrder(context: Context<AppEnv>): Promise<Response> {
  const { order: id = '', token } = context.req.query();
  const order = await openedOrder(context, id, token);
  if (!order) throw new ApiError(404, COMMERCE_MESSAGES.unknownOrder);
  const release = await requireRelease(context);
  const money = await createMoneyText(release);
  const payUrl = order.paymentState === 'pending' ? await openPaymentUrl(context, order.id) : undefined;
  const surroundings = {
    money,
    language: release.data.website.language,
    payUrl,
    checkout: checkoutUrl('cart', {
      cartToken: await cartTokenOf(context, order.purchasedCartId),
      order: order.id,
      token: await orderTokenOf(context, order),
    }),
  };
  const response = await renderShell(release, 'order-confirmed', orderMarkup(order, surroundings), {
    title: stateText(order, surroundings).title,
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

interface Surroundings {
  readonly money: MoneyText;
  readonly language: string;
  readonly payUrl: string | undefined;
  /** Of the cart that was ordered. */
  readonly checkout: string;
}

function orderMarkup(order: StoredOrder, surroundings: Surroundings): Html {
  const { money, language } = surroundings;
  const { title, text, way } = stateText(order, surroundings);
  // Nothing was ordered, so nothing is called so.
  const isOver = order.paymentState === 'failed' || order.paymentState === 'expired';
  const lines = order.items.map(({ productName, variant, quantity, unitPriceCents }) => ({
    title: productName,
    choice: Object.values(variant.attributes).join(' / '),
    quantity,
    amount: money(unitPriceCents * quantity),
  }));
  return html`<div class="quoin-checkout-page quoin-checkout-order" data-payment-state="${order.paymentState}">
<h1 class="quoin-checkout-title">${title}</h1>
${order.testMode && html`<p class="quoin-checkout-test"><strong>TEST MODE</strong> No money was taken.</p>`}
<p class="quoin-checkout-state">${text}</p>
${way && html`<p>${way}</p>`}
<section class="quoin-checkout-summary" aria-labelledby="quoin-checkout-order-number">
<h2 id="quoin-checkout-order-number">${isOver ? 'What you chose' : `Order #${order.number}`}</h2>
${amountsMarkup({
  lines,
  amounts: [
    { label: 'Subtotal', amount: money(order.subtotalCents) },
    ...(order.discountCents > 0 ? [{ label: 'Discount', amount: `−${money(order.discountCents)}` }] : []),
    ...(order.shippingName === undefined
      ? []
      : [{ label: order.shippingName, amount: money(order.shippingCents) }]),
    ...(order.taxCents > 0 ? [{ label: 'Tax', amount: money(order.taxCents) }] : []),
  ],
  total: money(order.grandTotalCents),
  currency: order.currency,
  ...(order.includedTaxCents > 0 && { includedTax: money(order.includedTaxCents) }),
})}
<dl class="quoin-checkout-facts"><div><dt>Email</dt><dd>${order.email}</dd></div>
${order.shippingAddress && html`<div><dt>Delivery address</dt><dd>${addressMarkup(order.shippingAddress, language)}</dd></div>`}</dl>
</section></div>`;
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
  { payUrl, checkout }: Surroundings,
): StateText {
  const again = html`<a class="quoin-checkout-again" href="${checkout}">Back to the checkout</a>`;
  if (fulfilmentState === 'cancelled') {
    return { title: 'Order cancelled', text: 'This order was cancelled.' };
  }
  switch (paymentState) {
    case 'paid':
      return { title: 'Thank you for your order', text: `It is paid. A confirmation goes to ${email}.` };
    case 'pending':
      return {
        title: 'Your order is waiting for its payment',
        text: 'We have not heard of a payment yet. Reload this page in a moment to see how it stands.',
        ...(payUrl !== undefined && {
          way: html`<a class="quoin-checkout-again" href="${safeAddress(payUrl)}">Go to the payment</a>`,
        }),
      };
    case 'failed':
      return {
        title: 'Your payment was declined',
        text: 'Nothing was ordered and nothing was paid. What you chose is still in your cart.',
        way: again,
      };
    case 'expired':
      return {
        title: 'Your order has expired',
        text: 'It was not paid in time. What you chose is still in your cart, if it is in stock.',
        way: again,
      };
    case 'refunded':
      return { title: 'Order refunded', text: 'The payment of this order was given back.' };
  }
}
