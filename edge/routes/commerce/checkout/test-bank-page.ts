import type { Context } from 'hono';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import { orderUrl } from '../../../checkout/order-token.ts';
import { recordPayment } from '../../../checkout/record-payment.ts';
import { requireRelease } from '../../../checkout/visitor-cart.ts';
import type { OrderOfPayment } from '../../../domain/store/payment.ts';
import { currentCrumb } from '../../../middleware/crumb.ts';
import { readForm } from '../../../middleware/read-body.ts';
import { html } from '../../../pages/html.ts';
import { PRIVATE_HEADERS } from '../../../pages/private-headers.ts';
import { renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { paymentProviders } from '../../../ports/payment-providers.ts';
import { TEST_BANK, testBankPayment, testBankWebhook } from '../../../ports/test-bank.ts';
import { createMoneyFormat } from '../../../release/money-format.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

/** GET /checkout/test-bank?payment=…: offers to approve or decline the payment. */
export async function showTestBank(context: Context<AppEnv>): Promise<Response> {
  const token = context.req.query('payment') ?? '';
  const { order, payment } = await requirePayment(context, token);
  if (payment.state !== 'pending')
    return context.redirect(await afterPayment(context, { order, payment }), 303);
  const release = await requireRelease(context);
  const money = createMoneyFormat(release, payment.currency);
  const content = html`<div class="quoin-checkout-page quoin-checkout-bank"><h1 class="quoin-checkout-title">Test bank</h1>
<p class="quoin-checkout-test"><strong>TEST MODE</strong> You will not be charged. Select the payment result.</p>
<dl class="quoin-checkout-amounts">
<div><dt>Order</dt><dd class="quoin-checkout-amount">#${order.number}</dd></div>
<div class="quoin-checkout-total"><dt>Total <span class="quoin-checkout-currency">${payment.currency}</span></dt><dd class="quoin-checkout-amount">${money(payment.amountCents)}</dd></div>
</dl>
<form class="quoin-checkout quoin-checkout-decision" method="post" action="${EDGE_PAGES.testBank}">
<input type="hidden" name="crumb" value="${await currentCrumb(context)}"><input type="hidden" name="payment" value="${token}">
<button class="quoin-checkout-pay" name="decision" value="approve">Approve</button>
<button class="quoin-checkout-update" name="decision" value="decline">Decline</button>
</form></div>`;
  return renderShell(release, 'checkout', content, { title: 'Test bank', headers: PRIVATE_HEADERS });
}

/** POST: delivers the result as a webhook. */
export async function decidePayment(context: Context<AppEnv>): Promise<Response> {
  const fields = await readForm(context);
  const { order, payment } = await requirePayment(context, fields.get('payment') ?? '');
  const { keys } = context.get('tenant');
  const kind = fields.get('decision') === 'approve' ? 'paid' : 'failed';
  const { ref, amountCents, currency } = payment;
  const webhook = await testBankWebhook(keys, { id: `${ref} ${kind}`, ref, kind, amountCents, currency });
  const bank = paymentProviders(context.env, keys).find(({ name }) => name === TEST_BANK);
  const events = (await bank?.verifyWebhook(webhook.body, webhook.headers)) ?? [];
  for (const event of events) await recordPayment(context, event);
  return context.redirect(await afterPayment(context, { order, payment }), 303);
}

/** A superseded payment may belong to another customer, whose order must not be shown. */
async function afterPayment(context: Context<AppEnv>, { order, payment }: OrderOfPayment): Promise<string> {
  return CUSTOMER_STATES.includes(payment.state) ? orderUrl(context, order) : EDGE_PAGES.cart;
}

const CUSTOMER_STATES: readonly string[] = ['pending', 'paid', 'failed', 'expired'];

async function requirePayment(context: Context<AppEnv>, token: string): Promise<OrderOfPayment> {
  const { keys, store } = context.get('tenant');
  const isOpen = paymentProviders(context.env, keys).some(({ name }) => name === TEST_BANK);
  const ref = isOpen ? await testBankPayment(keys, token) : undefined;
  const found = ref === undefined ? undefined : await store().payment(ref);
  if (!found) throw new ApiError(404, COMMERCE_MESSAGES.unknownPayment);
  return found;
}
