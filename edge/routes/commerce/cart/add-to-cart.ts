import type { Context } from 'hono';
import { type CatalogueProduct, ownValue } from '../../../../compiler/model/index.ts';
import type { AddRequest, AddResponse } from '../../../../formatters/vocabulary/api/cart.ts';
import { ADD_TO_CART_ID_HEADER } from '../../../../formatters/vocabulary/api/cookies.ts';
import { checkoutUrl, EDGE_PAGES } from '../../../../formatters/vocabulary/api/paths.ts';
import {
  QUANTITY_SENTENCES,
  quantityProblem,
  readQuantity,
} from '../../../../formatters/vocabulary/rules/quantity.ts';
import { PRODUCT_TYPE } from '../../../../formatters/vocabulary/store/product-type.ts';
import { cartIdOf, cartTokenOf, makeCartId } from '../../../checkout/cart-token.ts';
import { COMMERCE_MESSAGES } from '../../../checkout/messages.ts';
import {
  callerOf,
  cartObject,
  changedCart,
  entryOf,
  quoteVariant,
  renewCart,
  requireRelease,
  viewCart,
} from '../../../checkout/visitor-cart.ts';
import type { CartAdd, CartChange, CartKind } from '../../../domain/cart.ts';
import { readBody } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';
import { checkedFields } from './additional-fields.ts';
import { problemUrl } from './page-notice.ts';
import { addSchema, subscriptionSchema } from './schemas.ts';

/** POST entries (R-ECART-API-01): from a script as JSON, or from the form of a page without scripts. */
export async function addToCart(context: Context<AppEnv>): Promise<Response> {
  const { fields, isForm, answers } = await readBody(context, addSchema);
  if (!isForm) return context.json(await add(context, fields, answers));
  try {
    return context.redirect(await addFromForm(context, fields, answers), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return context.redirect(await problemUrl(context, fields.itemId, error), 303);
  }
}

/** POST subscription: a cart of its own that holds this and nothing else (R-ECOM-API-03). */
export async function subscribe(context: Context<AppEnv>): Promise<Response> {
  const { fields, isForm, answers } = await readBody(context, subscriptionSchema);
  const { qty, ...rest } = fields;
  const cartToken = await startSubscription(context, { ...rest, quantity: qty }, answers);
  if (isForm) return context.redirect(checkoutUrl('subscription', { cartToken }), 303);
  return context.json({ cartToken });
}

type Given = Omit<AddRequest, 'quantity' | 'additionalFields'> & {
  readonly quantity: unknown;
  readonly additionalFields?: string | undefined;
};
type Answers = readonly (readonly [string, string])[];

async function add(context: Context<AppEnv>, given: Given, answers: Answers): Promise<AddResponse> {
  const own = await cartIdOf(context);
  const { wanted, quoted } = await readWish(context, { given, answers, kind: 'cart', cartId: own });
  // Of our own, where the page sends none: the object may have to be asked twice.
  const addId = context.req.header(ADD_TO_CART_ID_HEADER)?.slice(0, 200) ?? crypto.randomUUID();
  const request = { ...wanted, addId };
  const { stored, entryId } = changedCart(await addSomewhere(context, own, request));
  await renewCart(context, stored);
  const { cart } = await viewCart(context, stored, quoted);
  return { shoppingCart: cart, newlyAdded: entryOf(cart, entryId) };
}

/** A cart that was bought takes nothing more: then a new one begins. */
async function addSomewhere(
  context: Context<AppEnv>,
  own: string | undefined,
  request: CartAdd,
): Promise<CartChange> {
  const put = (id: string) => cartObject(context, id).add(callerOf(context, id), request);
  const change: CartChange = await put(own ?? makeCartId(context));
  return change.outcome === 'bought' ? put(makeCartId(context)) : change;
}

/** Where the visitor goes then. What is not sold through the cart begins its own checkout. */
async function addFromForm(context: Context<AppEnv>, given: Given, answers: Answers): Promise<string> {
  const { data } = await requireRelease(context);
  const { itemId, sku } = given;
  const product = ownValue(data.products, itemId);
  if (product?.productType === PRODUCT_TYPE['gift-card']) return checkoutUrl('gift-card', { itemId, sku });
  if (product !== undefined && isSubscription(product)) {
    return checkoutUrl('subscription', { cartToken: await startSubscription(context, given, answers) });
  }
  const { shoppingCart } = await add(context, given, answers);
  if (!data.store.expressCheckout) return EDGE_PAGES.cart;
  return checkoutUrl('cart', { cartToken: await cartTokenOf(context, shoppingCart.id) });
}

async function startSubscription(context: Context<AppEnv>, given: Given, answers: Answers): Promise<string> {
  const { data } = await requireRelease(context);
  const product = ownValue(data.products, given.itemId);
  if (product !== undefined && !isSubscription(product)) {
    throw new ApiError(400, COMMERCE_MESSAGES.notSubscribable);
  }
  const { wanted } = await readWish(context, { given, answers, kind: 'subscription' });
  const id = makeCartId(context);
  changedCart(await cartObject(context, id).add(callerOf(context, id), wanted));
  return cartTokenOf(context, id);
}

/** Only what is sent or done can come again and again. */
export function isSubscription({ isSubscribable, productType }: CatalogueProduct): boolean {
  return isSubscribable && (productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service);
}

interface Wish {
  readonly given: Given;
  readonly answers: Answers;
  readonly kind: CartKind;
  readonly cartId?: string | undefined;
}

/** Checks an add in the order of the rules: the variant, the quantity, the fields; the stock is the cart's to check. */
async function readWish(context: Context<AppEnv>, { given, answers, kind, cartId }: Wish) {
  const { itemId, sku } = given;
  const quoted = await quoteVariant(context, { itemId, sku }, cartId);
  const problem = quantityProblem(given.quantity);
  if (problem !== undefined) throw new ApiError(400, QUANTITY_SENTENCES[problem]);
  const { data } = await requireRelease(context);
  const additionalFields = checkedFields(data, { itemId, text: given.additionalFields, answers });
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
