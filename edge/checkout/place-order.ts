import type { Context } from 'hono';
import type { OrderResponse, PostalAddress, StoredOrder } from '../../formatters/vocabulary/api/orders.ts';
import { isEmail } from '../../formatters/vocabulary/rules/email.ts';
import { fillMessage } from '../../formatters/vocabulary/rules/fill-message.ts';
import type { StoredCart } from '../domain/cart.ts';
import { cartShard } from '../domain/cart-id.ts';
import { isCountry } from '../domain/countries.ts';
import { serverTexts } from '../domain/server-texts.ts';
import type { PlaceOrderResult } from '../domain/store/place-order.ts';
import { findMember } from '../middleware/member-session.ts';
import { ApiError } from '../platform/api-error.ts';
import { hashJson } from '../platform/crypto/hash-json.ts';
import { randomToken } from '../platform/crypto/site-keys.ts';
import { MESSAGES } from '../platform/messages.ts';
import { paymentProviders, providerOfNewPayments } from '../ports/payment-providers.ts';
import { createMoneyFormat } from '../release/money-format.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { COMMERCE_MESSAGES, FIELD_MESSAGES } from './messages.ts';
import { addressParts, isSameCustomer, orderUrl } from './order-token.ts';
import { recordPayment } from './record-payment.ts';
import { requireRelease } from './visitor-cart.ts';

/** Order data of a customer. */
export interface Purchase {
  /** Idempotency key, at most 255 characters. */
  readonly key: string;
  readonly cartId: string | undefined;
  readonly email: string;
  readonly shippingAddress?: PostalAddress;
  readonly shippingOptionId?: string;
  readonly expectedTotalCents?: number;
}

export interface PlacedOrder extends OrderResponse {
  /** A retry with the same key. */
  readonly isReplayed: boolean;
}

/**
 * Places an order and returns the URL of its payment. The order is stored before the payment is created. Throws
 * `ApiError` with errors by field.
 */
export async function placeOrder(context: Context<AppEnv>, purchase: Purchase): Promise<PlacedOrder> {
  const { cartId } = purchase;
  const tenant = context.get('tenant');
  const release = await requireRelease(context);
  const { inLanguage } = release;
  const provider = providerOfNewPayments(
    paymentProviders(context.env, tenant.keys),
    release.data.website.status,
  );
  if (provider === undefined) throw new ApiError(409, COMMERCE_MESSAGES.noPayments);
  checkCustomer(purchase);
  const cart = cartId === undefined ? undefined : await tenant.cart(cartShard(cartId)).read(cartId);
  const { key, email, shippingAddress, shippingOptionId, expectedTotalCents } = purchase;
  const member = await findMember(context);
  const result: PlaceOrderResult = await tenant.store().placeOrder({
    key,
    bodyHash: await hashOf(purchase),
    siteId: tenant.siteId,
    ...(cart !== undefined && { cart: contentOf(cart) }),
    email,
    ...(shippingAddress !== undefined && { shippingAddress }),
    ...(shippingOptionId !== undefined && { shippingOptionId }),
    ...(expectedTotalCents !== undefined && { expectedTotalCents }),
    // Stored in the primary language, for the store.
    terms: (inLanguage?.primary ?? release).data.store,
    ...(inLanguage !== undefined && { language: inLanguage.code }),
    ...(member !== undefined && { memberId: member.id }),
    payment: { ref: randomToken(), provider: provider.name, isTest: provider.isTest },
    clientAddress: context.get('clientAddress'),
  });
  if (!('order' in result)) throw await rejectionOf(context, result);
  const { order, openPayment } = result;
  const isReplayed = result.outcome === 'replayed';
  // The same cart may have been ordered with other customer data since; that order must not be disclosed.
  if (!isSameCustomer(order, purchase)) throw new ApiError(409, replacedBy(order));
  if (openPayment === undefined) return purchasedOf(order, await orderUrl(context, order), isReplayed);
  const { ref, amountCents, currency } = openPayment;
  if (amountCents === 0) {
    await recordPayment(context, { id: `free ${ref}`, ref, kind: 'paid', amountCents, currency });
    return purchasedOf(order, await orderUrl(context, order), isReplayed);
  }
  const { redirectUrl } = await provider.createCheckout({ ref, amountCents, currency });
  return purchasedOf(order, redirectUrl, isReplayed);
}

function replacedBy({ paymentState }: StoredOrder): string {
  const isBought = paymentState === 'paid' || paymentState === 'refunded';
  return isBought ? COMMERCE_MESSAGES.cartWasBought : COMMERCE_MESSAGES.orderedAgain;
}

function purchasedOf(
  { id, number }: { readonly id: string; readonly number: number },
  redirectUrl: string,
  isReplayed: boolean,
): PlacedOrder {
  return { orderId: id, orderNumber: number, redirectUrl, isReplayed };
}

/** Converts a cart to order lines; a paid cart has nothing more to order. */
function contentOf({ id, entries, couponCodes }: StoredCart) {
  const lines = entries.map(({ itemId, sku, quantity, additionalFields }) => ({
    itemId,
    sku,
    quantity,
    ...(additionalFields !== undefined && { additionalFields }),
  }));
  return { id, lines, couponCodes };
}

function checkCustomer({ key, ...customer }: Purchase): void {
  if (key === '' || key.length > 255) throw new ApiError(400, COMMERCE_MESSAGES.keyMissing);
  const errors = customerErrors(customer);
  if (Object.keys(errors).length > 0) throw new ApiError(400, COMMERCE_MESSAGES.checkForm, { errors });
}

/** Returns error messages by field; empty when all fields are valid. */
export function customerErrors({
  email,
  shippingAddress: address,
}: Pick<Purchase, 'email' | 'shippingAddress'>): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (!isEmail(email)) errors.email = FIELD_MESSAGES.email;
  if (address !== undefined) {
    for (const field of ['name', 'line1', 'city', 'country'] as const) {
      if (address[field].trim() === '') errors[field] = FIELD_MESSAGES[field];
    }
    // Taxes depend on the country.
    if (!isCountry(address.country)) errors.country = FIELD_MESSAGES.country;
  }
  return errors;
}

type Rejected = Exclude<PlaceOrderResult, { readonly outcome: 'placed' | 'replayed' }>;

async function rejectionOf(context: Context<AppEnv>, rejected: Rejected): Promise<ApiError> {
  const fields = (errors: Readonly<Record<string, string>>) =>
    new ApiError(400, COMMERCE_MESSAGES.checkForm, { errors });
  switch (rejected.outcome) {
    case 'other-body':
      return new ApiError(422, COMMERCE_MESSAGES.keyReused);
    case 'already-paid':
      return new ApiError(409, COMMERCE_MESSAGES.cartWasBought);
    case 'empty':
      return new ApiError(400, COMMERCE_MESSAGES.cartIsEmpty);
    case 'not-enough':
      return new ApiError(400, COMMERCE_MESSAGES.notEnough);
    case 'other-currency':
      return new ApiError(409, COMMERCE_MESSAGES.otherCurrency);
    case 'too-large':
      return new ApiError(400, COMMERCE_MESSAGES.cartIsTooLarge);
    case 'below-minimum': {
      const release = await requireRelease(context);
      const money = createMoneyFormat(release);
      const { belowMinimum } = serverTexts(release.data);
      return new ApiError(400, fillMessage(belowMinimum, { subtotal: money(rejected.minimumCents) }));
    }
    case 'address-needed': {
      const { name, line1, city, country } = FIELD_MESSAGES;
      return fields({ name, line1, city, country });
    }
    case 'shipping-needed':
      return fields({ shippingOptionId: FIELD_MESSAGES.shippingOptionId });
    case 'coupon': {
      const { couponGone } = serverTexts((await requireRelease(context)).data);
      return new ApiError(400, fillMessage(couponGone, { code: rejected.code }));
    }
    case 'other-total':
      return new ApiError(409, COMMERCE_MESSAGES.totalChanged);
    case 'too-often': {
      const extras = { retryAfter: rejected.retryAfterSeconds };
      return new ApiError(
        429,
        rejected.isDeclined ? COMMERCE_MESSAGES.tooManyDeclines : MESSAGES.tooManyRequests,
        extras,
      );
    }
  }
}

/** Hashes the whole request with its cart id, so that a reused key never returns the order of another customer. */
function hashOf({ cartId, email, shippingAddress, ...rest }: Purchase): Promise<string> {
  const address = addressParts(shippingAddress);
  return hashJson([cartId, email, address, rest.shippingOptionId, rest.expectedTotalCents]);
}
