import type { Context } from 'hono';
import { type CatalogProduct, ownValue } from '../../../../compiler/model/index.ts';
import type { AddRequest, AddResponse } from '../../../../formatters/vocabulary/api/cart.ts';
import { ADD_TO_CART_ID_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import { checkoutUrl, EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  QUANTITY_MESSAGES,
  quantityError,
  readQuantity,
} from '../../../../formatters/vocabulary/rules/quantity.ts';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { cartIdOf, cartTokenOf, makeCartId } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import {
  cartCaller,
  cartObject,
  quoteVariant,
  refreshCartCookies,
  requireChanged,
  requireEntry,
  requireRelease,
  viewCart,
} from '../../../checkout/visitor-cart.ts';
import type { CartAdd, CartChange, CartKind } from '../../../domain/cart.ts';
import { readJsonOrForm } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { pathInLanguage } from '../../../release/release-in-language.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { checkedFields } from './additional-fields.ts';
import { noticeUrl } from './page-notice.ts';
import { addSchema, subscriptionSchema } from './schemas.ts';

/** POST entries (R-ECART-API-01): JSON, or a plain form of a page without scripts. */
export async function addToCart(context: Context<AppEnv>): Promise<Response> {
  const { fields, isForm, formEntries } = await readJsonOrForm(context, addSchema);
  if (!isForm) return context.json(await add(context, fields, formEntries));
  try {
    const page = await addFromForm(context, fields, formEntries);
    return context.redirect(pathInLanguage(await requireRelease(context), page), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return context.redirect(await noticeUrl(context, fields.itemId, error), 303);
  }
}

/** POST subscription: creates a cart that contains only the subscription (R-ECOM-API-03). */
export async function subscribe(context: Context<AppEnv>): Promise<Response> {
  const { fields, isForm, formEntries } = await readJsonOrForm(context, subscriptionSchema);
  const { qty, ...rest } = fields;
  const cartToken = await startSubscription(context, { ...rest, quantity: qty }, formEntries);
  if (isForm) {
    const checkout = pathInLanguage(
      await requireRelease(context),
      checkoutUrl('subscription', { cartToken }),
    );
    return context.redirect(checkout, 303);
  }
  return context.json({ cartToken });
}

type Given = Omit<AddRequest, 'quantity' | 'additionalFields'> & {
  readonly quantity: unknown;
  readonly additionalFields?: string | undefined;
};
type FormEntries = readonly (readonly [string, string])[];

async function add(context: Context<AppEnv>, given: Given, formEntries: FormEntries): Promise<AddResponse> {
  const own = await cartIdOf(context);
  const { wanted, quoted } = await validateAdd(context, { given, formEntries, kind: 'cart', cartId: own });
  // Generated if the page sends none, since the call may be retried.
  const addId = context.req.header(ADD_TO_CART_ID_HEADER)?.slice(0, 200) ?? crypto.randomUUID();
  const request = { ...wanted, addId };
  const { stored, entryId } = requireChanged(await addSomewhere(context, own, request));
  await refreshCartCookies(context, stored);
  const { cart } = await viewCart(context, stored, quoted);
  return { shoppingCart: cart, newlyAdded: requireEntry(cart, entryId) };
}

/** A paid cart cannot be changed; a new one is created. */
async function addSomewhere(
  context: Context<AppEnv>,
  own: string | undefined,
  request: CartAdd,
): Promise<CartChange> {
  const put = (id: string) => cartObject(context, id).add(cartCaller(context, id), request);
  const change: CartChange = await put(own ?? makeCartId(context));
  return change.outcome === 'bought' ? put(makeCartId(context)) : change;
}

/** Returns the path of the next page in the primary language. Gift cards and subscriptions have their own checkout. */
async function addFromForm(
  context: Context<AppEnv>,
  given: Given,
  formEntries: FormEntries,
): Promise<string> {
  const { data } = await requireRelease(context);
  const { itemId, sku } = given;
  const product = ownValue(data.products, itemId);
  if (product?.productType === PRODUCT_TYPE['gift-card']) return checkoutUrl('gift-card', { itemId, sku });
  if (product !== undefined && isSubscription(product)) {
    return checkoutUrl('subscription', { cartToken: await startSubscription(context, given, formEntries) });
  }
  const { shoppingCart } = await add(context, given, formEntries);
  if (!data.store.expressCheckout) return EDGE_PAGES.cart;
  return checkoutUrl('cart', { cartToken: await cartTokenOf(context, shoppingCart.id) });
}

async function startSubscription(
  context: Context<AppEnv>,
  given: Given,
  formEntries: FormEntries,
): Promise<string> {
  const { data } = await requireRelease(context);
  const product = ownValue(data.products, given.itemId);
  if (product !== undefined && !isSubscription(product)) {
    throw new ApiError(400, COMMERCE_MESSAGES.notSubscribable);
  }
  const { wanted } = await validateAdd(context, { given, formEntries, kind: 'subscription' });
  const id = makeCartId(context);
  requireChanged(await cartObject(context, id).add(cartCaller(context, id), wanted));
  return cartTokenOf(context, id);
}

/** Only physical products and services can be subscribed to. */
export function isSubscription({ isSubscribable, productType }: CatalogProduct): boolean {
  return isSubscribable && (productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service);
}

interface AddOptions {
  readonly given: Given;
  readonly formEntries: FormEntries;
  readonly kind: CartKind;
  readonly cartId?: string | undefined;
}

/** Validates variant, quantity and fields, in the order of the specification; the cart checks the stock. */
async function validateAdd(context: Context<AppEnv>, { given, formEntries, kind, cartId }: AddOptions) {
  const { itemId, sku } = given;
  const quoted = await quoteVariant(context, { itemId, sku }, cartId);
  const problem = quantityError(given.quantity);
  if (problem !== undefined) throw new ApiError(400, QUANTITY_MESSAGES[problem]);
  const { data } = await requireRelease(context);
  const additionalFields = checkedFields(data, { itemId, text: given.additionalFields, formEntries });
  const wanted: CartAdd = {
    kind,
    itemId,
    sku,
    quantity: readQuantity(given.quantity) ?? 1,
    available: quoted.available,
    ...(additionalFields !== undefined && { additionalFields }),
  };
  return { wanted, quoted };
}
