import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { ConfirmResult, PaymentEvent } from '../objects/store/ledger.ts';
import { emailOrigin } from '../tenancy/letter-origin.ts';
import { cartShard } from './cart-id.ts';
import { createMoneyText } from './money-text.ts';
import { orderEmails } from './order-mails.ts';
import { orderUrl } from './order-token.ts';
import { requireRelease } from './visitor-cart.ts';

/** The one way in for every word on a payment, from webhook and page alike; any number of times. */
export async function takePayment(context: Context<AppEnv>, event: PaymentEvent): Promise<ConfirmResult> {
  const tenant = context.get('tenant');
  const found = await tenant.store().payment(event.ref);
  if (found === undefined) return { outcome: 'unknown' };
  const release = await requireRelease(context);
  const origin = emailOrigin(context, release);
  const mails = orderEmails({
    order: found.order,
    paymentRef: event.ref,
    website: release.data.website,
    money: await createMoneyText(release),
    orderUrl: origin && `${origin}${await orderUrl(context, found.order)}`,
  });
  const answer = await tenant.store().confirm(event, mails);
  if (answer.order?.paymentState === 'paid') {
    // The ledger tells the cart again, should this never be reached.
    const { purchasedCartId, id } = answer.order;
    await tenant.cart(cartShard(purchasedCartId)).close(purchasedCartId, id);
  }
  return answer;
}
