import type { Context } from 'hono';
import type { ShippingLocation } from '../../../../formatters/vocabulary/api/cart.ts';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { fillSentence } from '../../../../formatters/vocabulary/rules/fill-sentence.ts';
import { cartIdOf, cartTokenOf } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES, FIELD_MESSAGES } from '../../../checkout/messages.ts';
import { customerErrors, type Purchase, placeOrder } from '../../../checkout/place-order.ts';
import { rememberOrder, typedBefore } from '../../../checkout/remembered-order.ts';
import { subscriptionNote } from '../../../checkout/subscription-note.ts';
import {
  callerOf,
  cartObject,
  changedCart,
  requireRelease,
  type VisitorCart,
  viewCart,
} from '../../../checkout/visitor-cart.ts';
import type { StoredCart } from '../../../domain/cart.ts';
import { needsPostalCode } from '../../../domain/countries.ts';
import { crumbOf } from '../../../middleware/crumb.ts';
import { html } from '../../../pages/html.ts';
import { PRIVATE_HEADERS } from '../../../pages/private-headers.ts';
import { renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { randomToken } from '../../../platform/crypto/site-keys.ts';
import { paymentProviders } from '../../../ports/payment-providers.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { addCoupon } from '../cart/cart-handlers.ts';
import { checkoutMarkup, checkoutRejectionMarkup } from './checkout-markup.ts';
import { readTyped, type Typed, typedAddress, typedOf } from './fields/checkout-fields.ts';
import type { FieldErrors } from './fields/field-markup.ts';

/** GET /checkout and /checkout/subscribe, for the cart of the token, or of the cookie. */
export async function showCheckout(context: Context<AppEnv>): Promise<Response> {
  const cartId = await cartIdOf(context, context.req.query('cartToken'));
  const stored = cartId === undefined ? undefined : await cartObject(context, cartId).read(cartId);
  const { country = '', region = '', postalCode = '' } = stored?.shippingLocation ?? {};
  const before = await typedBefore(context, stored?.id);
  const known: Partial<Typed> = {
    country,
    region,
    postalCode,
    ...before,
    shippingOptionId: await offeredOption(context, before.shippingOptionId ?? stored?.shippingOptionId),
    cartToken: stored === undefined ? '' : await cartTokenOf(context, stored.id),
    key: randomToken(),
  };
  return renderCheckout(context, { stored, typed: typedOf((name) => known[name]) });
}

/**
 * The way of sending that was chosen before. Until one is chosen it is the shop's first, so that the page shows all that is
 * to be paid, and who agrees orders with one press, also without script.
 */
async function offeredOption(context: Context<AppEnv>, chosenId: string | undefined): Promise<string> {
  const { shippingOptions } = (await requireRelease(context)).data.store;
  return (shippingOptions.find(({ id }) => id === chosenId) ?? shippingOptions[0])?.id ?? '';
}

/** POST /checkout: orders, or only shows what it costs by now. What was typed is kept. */
export async function checkOut(context: Context<AppEnv>): Promise<Response> {
  return carryOut(context, await readTyped(context));
}

/** What was pressed, for a cart that is there. A code that was typed and not applied is applied first, and shown. */
export async function carryOut(context: Context<AppEnv>, sent: Typed): Promise<Response> {
  const isCoupon = sent.coupon !== '' && !sent.action.startsWith('remove ');
  const typed = isCoupon ? { ...sent, action: 'coupon' } : sent;
  const cartId = await cartIdOf(context, typed.cartToken);
  const read = async () => (cartId === undefined ? undefined : cartObject(context, cartId).read(cartId));
  try {
    if (cartId === undefined) throw new ApiError(400, COMMERCE_MESSAGES.cartIsEmpty);
    if (typed.action === 'coupon') await addCoupon(context, cartId, typed.coupon);
    else if (typed.action.startsWith('remove ')) {
      const code = typed.action.slice('remove '.length);
      changedCart(await cartObject(context, cartId).removeCoupon(callerOf(context, cartId), code));
    } else if (typed.action !== 'update') {
      return context.redirect(await order(context, { typed, cartId, stored: await read() }), 303);
    }
    return renderCheckout(context, { stored: await read(), typed });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOrdering = isCoupon && sent.action === 'order';
    return renderCheckout(context, { stored: await read(), typed, error, isOrdering });
  }
}

interface Ordering {
  readonly typed: Typed;
  readonly cartId: string;
  readonly stored: StoredCart | undefined;
}

/** Where the buyer goes to pay. Nothing is ordered at a total that the page has not shown. */
async function order(context: Context<AppEnv>, { typed, cartId, stored }: Ordering): Promise<string> {
  const view = await viewTyped(context, stored, typed);
  const { cart } = view;
  const { email, shippingOptionId, expectedTotalCents } = typed;
  if (!/^\d+$/.test(expectedTotalCents)) throw new ApiError(409, COMMERCE_MESSAGES.totalChanged);
  const errors = missingIn(typed, view);
  if (Object.keys(errors).length > 0) throw new ApiError(400, COMMERCE_MESSAGES.checkForm, { errors });
  const purchase = {
    key: typed.key,
    cartId,
    email,
    ...(cart.requiresShipping && { shippingAddress: typedAddress(typed) }),
    ...(shippingOptionId !== '' && { shippingOptionId }),
    expectedTotalCents: Number(expectedTotalCents),
  };
  try {
    return await orderAndRemember(context, purchase);
  } catch (error) {
    if (error instanceof ApiError && error.message === COMMERCE_MESSAGES.totalChanged) {
      throw new ApiError(error.status, await changeOf(context, { typed, cartId, stored }, view));
    }
    // Somebody came back to this page and sent something else: it takes the place of what was ordered before.
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return orderAndRemember(context, { ...purchase, key: randomToken() });
  }
}

async function orderAndRemember(context: Context<AppEnv>, purchase: Purchase): Promise<string> {
  const { orderId, redirectUrl } = await placeOrder(context, purchase);
  await rememberOrder(context, { ...purchase, id: orderId });
  return redirectUrl;
}

/** What has changed since the page was shown: where no script asks again, its total is that of another way of sending. */
async function changeOf(
  context: Context<AppEnv>,
  { typed, stored }: Ordering,
  { cart }: VisitorCart,
): Promise<string> {
  const { selectedShippingOption: option, shippingOptions, shippingCostCents, formatted } = cart;
  if (option === undefined) return COMMERCE_MESSAGES.totalChanged;
  const others = shippingOptions.filter(({ id }) => id !== option.id);
  const views = await Promise.all(
    others.map(({ id }) => viewTyped(context, stored, { ...typed, shippingOptionId: id })),
  );
  const isSending = views.some((view) => view.cart.grandTotalCents === Number(typed.expectedTotalCents));
  if (!isSending) return COMMERCE_MESSAGES.totalChanged;
  const amount = shippingCostCents === 0 ? COMMERCE_MESSAGES.freeShipping : formatted.shipping;
  return fillSentence(COMMERCE_MESSAGES.shippingChanged, { name: option.name, amount });
}

interface Shown {
  readonly stored: StoredCart | undefined;
  readonly typed: Typed;
  readonly error?: ApiError;
  /** A code was refused before anything else was looked at: that is told in the same answer. */
  readonly isOrdering?: boolean;
}

export async function renderCheckout(
  context: Context<AppEnv>,
  { stored, typed, error, isOrdering = false }: Shown,
): Promise<Response> {
  const view = await viewTyped(context, stored, typed);
  const status = error?.status ?? 200;
  const { cart, release, money, hasCoupons } = view;
  // The payment may be under way: a cart that cannot be ordered any more is told last.
  const refusal = cart.checkoutMessage;
  if (refusal !== undefined) {
    const back = html`<a href="${EDGE_PAGES.cart}">Back to your cart</a>`;
    const content = checkoutRejectionMarkup(refusal, back);
    return renderShell(release, 'checkout', content, { status, headers: PRIVATE_HEADERS });
  }
  const note = subscriptionNote(view);
  const errors = { ...errorsOf(error, typed), ...(isOrdering && missingIn(typed, view)) };
  const content = checkoutMarkup({
    cart,
    typed,
    money,
    hasCoupons,
    language: release.data.website.language,
    errors,
    message: Object.keys(errors).length > 1 ? COMMERCE_MESSAGES.checkForm : error?.message,
    crumb: await crumbOf(context),
    action: context.req.path,
    isTest: paymentProviders(context.env, context.get('tenant').keys)[0]?.isTest === true,
    ...(note !== undefined && { note }),
  });
  return renderShell(release, 'checkout', content, { status, headers: PRIVATE_HEADERS });
}

/** What is wrong with a coupon stands at its field. */
function errorsOf(error: ApiError | undefined, { action }: Typed): FieldErrors {
  if (error === undefined) return {};
  return action === 'coupon' ? { coupon: error.message } : (error.details.errors ?? {});
}

/**
 * What keeps an order from being placed, whatever it costs. People are asked for their postal code; programs, which have
 * ordered without one, are not.
 */
function missingIn(typed: Typed, { cart }: VisitorCart): FieldErrors {
  const { requiresShipping, shippingOptions, selectedShippingOption } = cart;
  const isUnsent = shippingOptions.length > 0 && selectedShippingOption === undefined;
  const isCodeMissing = requiresShipping && needsPostalCode(typed.country) && typed.postalCode.trim() === '';
  return {
    ...customerErrors({
      email: typed.email,
      ...(requiresShipping && { shippingAddress: typedAddress(typed) }),
    }),
    ...(isCodeMissing && { postalCode: FIELD_MESSAGES.postalCode }),
    ...(isUnsent && { shippingOptionId: FIELD_MESSAGES.shippingOptionId }),
  };
}

/** The cart as it would be with what was typed: sent there, in that way. */
function viewTyped(
  context: Context<AppEnv>,
  stored: StoredCart | undefined,
  { country, region, postalCode, shippingOptionId }: Typed,
): Promise<VisitorCart> {
  if (stored === undefined || stored.orderId !== undefined) return viewCart(context, undefined);
  const { shippingLocation: _, shippingOptionId: __, ...rest } = stored;
  const location: ShippingLocation = {
    country,
    ...(region !== '' && { region }),
    ...(postalCode !== '' && { postalCode }),
  };
  return viewCart(context, {
    ...rest,
    ...(country !== '' && { shippingLocation: location }),
    ...(shippingOptionId !== '' && { shippingOptionId }),
  });
}
