import type { Context } from 'hono';
import type { ShippingLocation } from '../../../../formatters/vocabulary/api/cart.ts';
import { EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import { fillMessage } from '../../../../formatters/vocabulary/rules/fill-message.ts';
import { cartIdOf, cartTokenOf } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES, FIELD_MESSAGES } from '../../../checkout/messages.ts';
import { customerErrors, type Purchase, placeOrder } from '../../../checkout/place-order.ts';
import { rememberedFields, rememberOrder } from '../../../checkout/remembered-order.ts';
import { subscriptionNote } from '../../../checkout/subscription-note.ts';
import {
  cartCaller,
  cartObject,
  requireChanged,
  requireRelease,
  type VisitorCart,
  viewCart,
} from '../../../checkout/visitor-cart.ts';
import type { StoredCart } from '../../../domain/cart.ts';
import { requiresPostalCode } from '../../../domain/countries.ts';
import { serverTexts, translatedMessage } from '../../../domain/server-texts.ts';
import { currentCrumb } from '../../../middleware/crumb.ts';
import { PRIVATE_HEADERS } from '../../../pages/private-headers.ts';
import { renderShell } from '../../../pages/shell.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { randomToken } from '../../../platform/crypto/site-keys.ts';
import { pathInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { addCoupon } from '../cart/cart-handlers.ts';
import { checkoutMarkup, checkoutRejectionMarkup } from './checkout-markup.ts';
import {
  type CheckoutFields,
  parseCheckoutFields,
  readCheckoutFields,
  shippingAddressOf,
} from './fields/checkout-fields.ts';
import type { FieldErrors } from './fields/field-markup.ts';

/** GET /checkout and /checkout/subscribe, for the cart of the token or of the cookie. */
export async function showCheckout(context: Context<AppEnv>): Promise<Response> {
  const cartId = await cartIdOf(context, context.req.query('cartToken'));
  const stored = cartId === undefined ? undefined : await cartObject(context, cartId).read(cartId);
  const { country = '', region = '', postalCode = '' } = stored?.shippingLocation ?? {};
  const before = await rememberedFields(context, stored?.id);
  const known: Partial<CheckoutFields> = {
    country,
    region,
    postalCode,
    ...before,
    shippingOptionId: await offeredOption(context, before.shippingOptionId ?? stored?.shippingOptionId),
    cartToken: stored === undefined ? '' : await cartTokenOf(context, stored.id),
    key: randomToken(),
  };
  return renderCheckout(context, { stored, values: parseCheckoutFields((name) => known[name]) });
}

/**
 * Returns the selected shipping option, by default the first one, so that the page shows the full total and the order
 * needs one click, also without scripts.
 */
async function offeredOption(context: Context<AppEnv>, chosenId: string | undefined): Promise<string> {
  const { shippingOptions } = (await requireRelease(context)).data.store;
  return (shippingOptions.find(({ id }) => id === chosenId) ?? shippingOptions[0])?.id ?? '';
}

/** POST /checkout: places the order, or updates the total. Entered values are kept. */
export async function checkOut(context: Context<AppEnv>): Promise<Response> {
  return submitCheckout(context, await readCheckoutFields(context));
}

/** Performs the submitted action. An entered coupon is applied first, and the new total is shown. */
export async function submitCheckout(context: Context<AppEnv>, submitted: CheckoutFields): Promise<Response> {
  const isCoupon = submitted.coupon !== '' && !submitted.action.startsWith('remove ');
  const values = isCoupon ? { ...submitted, action: 'coupon' } : submitted;
  const cartId = await cartIdOf(context, values.cartToken);
  const read = async () => (cartId === undefined ? undefined : cartObject(context, cartId).read(cartId));
  try {
    if (cartId === undefined) throw new ApiError(400, COMMERCE_MESSAGES.cartIsEmpty);
    if (values.action === 'coupon') await addCoupon(context, cartId, values.coupon);
    else if (values.action.startsWith('remove ')) {
      const code = values.action.slice('remove '.length);
      requireChanged(await cartObject(context, cartId).removeCoupon(cartCaller(context, cartId), code));
    } else if (values.action !== 'update') {
      return context.redirect(await order(context, { values, cartId, stored: await read() }), 303);
    }
    return renderCheckout(context, { stored: await read(), values });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOrder = isCoupon && submitted.action === 'order';
    return renderCheckout(context, { stored: await read(), values, error, isOrder });
  }
}

interface OrderForm {
  readonly values: CheckoutFields;
  readonly cartId: string;
  readonly stored: StoredCart | undefined;
}

/** Returns the payment URL. Orders are never placed at a total that the page has not shown. */
async function order(context: Context<AppEnv>, { values, cartId, stored }: OrderForm): Promise<string> {
  const view = await viewValues(context, stored, values);
  const { cart } = view;
  const { email, shippingOptionId, expectedTotalCents, expectedCurrency } = values;
  const isOtherCurrency = expectedCurrency !== '' && expectedCurrency !== cart.currency;
  if (!/^\d+$/.test(expectedTotalCents) || isOtherCurrency)
    throw new ApiError(409, COMMERCE_MESSAGES.totalChanged);
  const errors = missingIn(values, view);
  if (Object.keys(errors).length > 0) throw new ApiError(400, COMMERCE_MESSAGES.checkForm, { errors });
  const purchase = {
    key: values.key,
    cartId,
    email,
    ...(cart.requiresShipping && { shippingAddress: shippingAddressOf(values) }),
    ...(shippingOptionId !== '' && { shippingOptionId }),
    expectedTotalCents: Number(expectedTotalCents),
  };
  try {
    return await orderAndRemember(context, purchase);
  } catch (error) {
    if (error instanceof ApiError && error.message === COMMERCE_MESSAGES.totalChanged) {
      throw new ApiError(error.status, await changeOf(context, { values, cartId, stored }, view));
    }
    // The customer has returned and changed the form: this order replaces the earlier one.
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    return orderAndRemember(context, { ...purchase, key: randomToken() });
  }
}

async function orderAndRemember(context: Context<AppEnv>, purchase: Purchase): Promise<string> {
  const { orderId, redirectUrl } = await placeOrder(context, purchase);
  await rememberOrder(context, { ...purchase, id: orderId });
  return redirectUrl;
}

/** Explains a changed total; without scripts, it changes when another shipping option is selected. */
async function changeOf(
  context: Context<AppEnv>,
  { values, stored }: OrderForm,
  { cart, release }: VisitorCart,
): Promise<string> {
  const { selectedShippingOption: option, shippingOptions, shippingCostCents, formatted } = cart;
  if (option === undefined) return COMMERCE_MESSAGES.totalChanged;
  const others = shippingOptions.filter(({ id }) => id !== option.id);
  const views = await Promise.all(
    others.map(({ id }) => viewValues(context, stored, { ...values, shippingOptionId: id })),
  );
  const isSending = views.some((view) => view.cart.grandTotalCents === Number(values.expectedTotalCents));
  if (!isSending) return COMMERCE_MESSAGES.totalChanged;
  const texts = serverTexts(release.data);
  const amount = shippingCostCents === 0 ? texts.freeShipping : formatted.shipping;
  return fillMessage(texts.shippingChanged, { name: option.name, amount });
}

interface CheckoutView {
  readonly stored: StoredCart | undefined;
  readonly values: CheckoutFields;
  readonly error?: ApiError;
  /** A coupon was rejected before the order was validated; the response reports both. */
  readonly isOrder?: boolean;
}

export async function renderCheckout(
  context: Context<AppEnv>,
  { stored, values, error, isOrder = false }: CheckoutView,
): Promise<Response> {
  const view = await viewValues(context, stored, values);
  const status = error?.status ?? 200;
  const { cart, release, money, hasCoupons, isTest } = view;
  const texts = serverTexts(release.data);
  // Reported last, since a payment may be in progress.
  const rejection = cart.checkoutMessage;
  if (rejection !== undefined) {
    const content = checkoutRejectionMarkup(rejection, pathInLanguage(release, EDGE_PAGES.cart), texts);
    return renderShell(release, 'checkout', content, { status, headers: PRIVATE_HEADERS });
  }
  const note = subscriptionNote(view);
  const found = { ...validationErrors(error, values), ...(isOrder && missingIn(values, view)) };
  const errors = Object.fromEntries(
    Object.entries(found).map(([name, text]) => [name, translatedMessage(text, texts)]),
  );
  const message = Object.keys(errors).length > 1 ? texts.checkForm : error?.message;
  const content = checkoutMarkup({
    cart,
    values,
    money,
    hasCoupons,
    language: release.data.website.language,
    errors,
    texts,
    message: message === undefined ? undefined : translatedMessage(message, texts),
    crumb: await currentCrumb(context),
    action: context.req.path,
    isTest,
    ...(note !== undefined && { note }),
  });
  return renderShell(release, 'checkout', content, { status, headers: PRIVATE_HEADERS });
}

/** Coupon errors are shown at the coupon field. */
function validationErrors(error: ApiError | undefined, { action }: CheckoutFields): FieldErrors {
  if (error === undefined) return {};
  return action === 'coupon' ? { coupon: error.message } : (error.details.errors ?? {});
}

/** Returns errors of required fields. The postal code is required here but not in the API. */
function missingIn(values: CheckoutFields, { cart }: VisitorCart): FieldErrors {
  const { requiresShipping, shippingOptions, selectedShippingOption } = cart;
  const isUnsent = shippingOptions.length > 0 && selectedShippingOption === undefined;
  const isCodeMissing =
    requiresShipping && requiresPostalCode(values.country) && values.postalCode.trim() === '';
  return {
    ...customerErrors({
      email: values.email,
      ...(requiresShipping && { shippingAddress: shippingAddressOf(values) }),
    }),
    ...(isCodeMissing && { postalCode: FIELD_MESSAGES.postalCode }),
    ...(isUnsent && { shippingOptionId: FIELD_MESSAGES.shippingOptionId }),
  };
}

/** Returns the cart with the entered location and shipping option. */
function viewValues(
  context: Context<AppEnv>,
  stored: StoredCart | undefined,
  { country, region, postalCode, shippingOptionId }: CheckoutFields,
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
