import type { Context } from 'hono';
import { EDGE_PAGES, fillSentence, type ShippingLocation } from '../../../formatters/vocabulary/index.ts';
import { ApiError } from '../../api-error.ts';
import type { AppEnv } from '../../app-env.ts';
import { cartIdOf, cartTokenOf } from '../../commerce/cart-token.ts';
import { COMMERCE_MESSAGES, FIELD_MESSAGES } from '../../commerce/messages.ts';
import { openedOrder } from '../../commerce/order-token.ts';
import { buyerErrors, placeOrder } from '../../commerce/place-order.ts';
import { subscriptionNote } from '../../commerce/subscription-note.ts';
import {
  callerOf,
  cartObject,
  changedCart,
  type VisitorCart,
  viewCart,
} from '../../commerce/visitor-cart.ts';
import { crumbOf } from '../../middleware/crumb.ts';
import type { StoredCart } from '../../objects/cart/stored-cart.ts';
import { html } from '../../pages/html.ts';
import { renderShell } from '../../pages/shell.ts';
import { paymentProviders } from '../../ports/payment.ts';
import { randomToken } from '../../tenancy/site-keys.ts';
import { addCoupon } from '../commerce/cart-calls.ts';
import { checkoutMarkup, checkoutRefusalMarkup } from './checkout-markup.ts';
import type { FieldErrors } from './field-markup.ts';
import { PRIVATE_HEADERS } from './private-headers.ts';
import { readTyped, type Typed, typedAddress, typedOf } from './typed-fields.ts';

/** GET /checkout and /checkout/subscribe, for the cart of the token, or of the cookie. */
export async function showCheckout(context: Context<AppEnv>): Promise<Response> {
  const cartId = await cartIdOf(context, context.req.query('cartToken'));
  const stored = cartId === undefined ? undefined : await cartObject(context, cartId).read(cartId);
  const { country = '', region = '', postalCode = '' } = stored?.shippingLocation ?? {};
  const known: Partial<Typed> = {
    country,
    region,
    postalCode,
    shippingOptionId: stored?.shippingOptionId ?? '',
    ...(await typedBefore(context)),
    cartToken: stored === undefined ? '' : await cartTokenOf(context, stored.id),
    key: randomToken(),
  };
  return renderCheckout(context, { stored, typed: typedOf((name) => known[name]) });
}

/**
 * Somebody whose payment was declined comes back from the page of that order, and need not type everything again. Only
 * the order's own token opens it: that of a cart tells nobody where its owner lives.
 */
async function typedBefore(context: Context<AppEnv>): Promise<Partial<Typed>> {
  const { order: id = '', token } = context.req.query();
  const order = await openedOrder(context, id, token);
  if (!order) return {};
  const release = await context.get('tenant').release();
  const option = release?.data.store.shippingOptions.find(({ name }) => name === order.shippingName);
  return {
    ...order.shippingAddress,
    email: order.email,
    ...(option !== undefined && { shippingOptionId: option.id }),
  };
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
    return (await placeOrder(context, purchase)).redirectUrl;
  } catch (error) {
    if (error instanceof ApiError && error.message === COMMERCE_MESSAGES.totalChanged) {
      const before = await viewTyped(context, stored, { ...typed, shippingOptionId: '' });
      throw new ApiError(error.status, changeOf(view, before, Number(expectedTotalCents)));
    }
    // Somebody came back to this page and sent something else: it takes the place of what was ordered before.
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return (await placeOrder(context, { ...purchase, key: randomToken() })).redirectUrl;
  }
}

/** What has changed since the page was shown. Where no script asks again, what sending costs was not in its total yet. */
function changeOf(
  { cart: { selectedShippingOption: option, shippingCostCents, formatted } }: VisitorCart,
  before: VisitorCart,
  shownCents: number,
): string {
  const isShipping = option !== undefined && shippingCostCents > 0;
  if (!isShipping || before.cart.grandTotalCents !== shownCents) return COMMERCE_MESSAGES.totalChanged;
  return fillSentence(COMMERCE_MESSAGES.shippingAdded, { name: option.name, amount: formatted.shipping });
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
    const content = checkoutRefusalMarkup(refusal, back);
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

/** What keeps an order from being placed, whatever it costs. */
function missingIn(typed: Typed, { cart }: VisitorCart): FieldErrors {
  const { requiresShipping, shippingOptions, selectedShippingOption } = cart;
  const isUnsent = shippingOptions.length > 0 && selectedShippingOption === undefined;
  return {
    ...buyerErrors({
      email: typed.email,
      ...(requiresShipping && { shippingAddress: typedAddress(typed) }),
    }),
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
