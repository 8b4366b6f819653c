import type { Context } from 'hono';
import { cartShard } from '../domain/cart-id.ts';
import { orderEmails } from '../domain/store/order-emails.ts';
import type { ConfirmResult, PaymentEvent } from '../domain/store/payment.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { emailOrigin } from '../tenancy/email-origin.ts';
import { isDeliveredByLinks } from './delivered-by-links.ts';
import { downloadLinks } from './downloads.ts';
import { emailParts } from './email-parts.ts';
import { orderInLanguage } from './order-in-language.ts';
import { orderUrl } from './order-token.ts';
import { orderedPages } from './ordered-pages.ts';
import { requireRelease } from './visitor-cart.ts';

/** Applies a payment event from a webhook or from a page. Idempotent. */
export async function recordPayment(context: Context<AppEnv>, event: PaymentEvent): Promise<ConfirmResult> {
  const tenant = context.get('tenant');
  const found = await tenant.store().payment(event.ref);
  if (found === undefined) return { outcome: 'unknown' };
  const requested = await requireRelease(context);
  const release = requested.inLanguage?.primary ?? requested;
  const origin = emailOrigin(context, release);
  const downloads = origin === undefined ? [] : await downloadLinks(context, release, found.order);
  const customer = orderInLanguage(found.order, release);
  const pages = origin === undefined ? [] : orderedPages(customer.release, found.order);
  const emails = orderEmails({
    ...emailParts(found.order, release),
    paymentRef: event.ref,
    downloads: downloads.map((link) => ({ ...link, path: `${origin}${link.path}` })),
    pages: pages.map((link) => ({ ...link, path: `${origin}${link.path}` })),
    orderUrl: origin && `${origin}${await orderUrl(context, found.order)}`,
  });
  const result = await tenant.store().confirm(event, emails, isDeliveredByLinks(release, found.order));
  if (result.order?.paymentState === 'paid') {
    // The store closes the cart in its alarm if this call is never reached.
    const { purchasedCartId, id } = result.order;
    await tenant.cart(cartShard(purchasedCartId)).close(purchasedCartId, id);
  }
  return result;
}
