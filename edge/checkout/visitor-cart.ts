import type { Context } from 'hono';
import { ownValue } from '../../compiler/model/index.ts';
import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { QUANTITY_MESSAGES } from '../../formatters/vocabulary/rules/quantity.ts';
import type { CartCaller, CartChange, StoredCart } from '../domain/cart.ts';
import { cartShard } from '../domain/cart-id.ts';
import type { MoneyFormat } from '../domain/money-format.ts';
import { isInCurrency, type Quote, type QuotedLine } from '../domain/store/quote.ts';
import { ApiError } from '../platform/api-error.ts';
import { MESSAGES } from '../platform/messages.ts';
import { paymentProviders, providerOfNewPayments } from '../ports/payment-providers.ts';
import type { ActiveRelease } from '../release/active-release.ts';
import { createMoneyFormat } from '../release/money-format.ts';
import type { AppEnv } from '../tenancy/app-env.ts';
import { releaseOfRequest } from '../tenancy/release-of-request.ts';
import { setCartCookies } from './cart-token.ts';
import { cartView, emptyCart } from './cart-view.ts';
import { COMMERCE_MESSAGES } from './messages.ts';

/** A cart with everything that a page or response about it needs. */
export interface VisitorCart {
  /** Undefined when the visitor has no cart, or the last one is paid. */
  readonly stored: StoredCart | undefined;
  readonly cart: ShoppingCart;
  readonly release: ActiveRelease;
  readonly money: MoneyFormat;
  readonly hasCoupons: boolean;
  /** Whether new payments are test payments. */
  readonly isTest: boolean;
}

/** Returns the live release in the language of the request; throws 404 before the first publish. */
export async function requireRelease(context: Context<AppEnv>): Promise<ActiveRelease> {
  const release = await releaseOfRequest(context);
  if (release === undefined) throw new ApiError(404, COMMERCE_MESSAGES.noShop);
  return release;
}

/** Returns a cart at current prices. A paid cart counts as none. */
export async function readVisitorCart(
  context: Context<AppEnv>,
  cartId: string | undefined,
): Promise<VisitorCart> {
  const found = cartId === undefined ? undefined : await cartObject(context, cartId).read(cartId);
  return viewCart(context, found?.orderId === undefined ? found : undefined);
}

/** `known` is a quote that was just read, which avoids a second read. */
export async function viewCart(
  context: Context<AppEnv>,
  stored: StoredCart | undefined,
  known?: QuotedLine,
): Promise<VisitorCart> {
  const release = await requireRelease(context);
  const quote = await quoteCart(context, stored, known);
  const money = createMoneyFormat(release);
  const providers = paymentProviders(context.env, context.get('tenant').keys);
  const provider = providerOfNewPayments(providers, release.data.website.status);
  const cart = cartView({
    stored: stored ?? emptyCart(Date.now()),
    quote,
    data: release.data,
    money,
    canPay: provider !== undefined,
  });
  const isTest = provider?.isTest === true;
  return { stored, cart, release, money, hasCoupons: quote.hasCoupons, isTest };
}

export function cartObject(context: Context<AppEnv>, cartId: string) {
  return context.get('tenant').cart(cartShard(cartId));
}

export function cartCaller(context: Context<AppEnv>, cartId: string): CartCaller {
  return { cartId, clientAddress: context.get('clientAddress') };
}

/** Returns the quote of a variant of the live release; throws 404 for other variants, 409 for other currencies. */
export async function quoteVariant(
  context: Context<AppEnv>,
  { itemId, sku }: { readonly itemId: string; readonly sku: string },
  cartId?: string,
): Promise<QuotedLine> {
  const release = await requireRelease(context);
  const product = ownValue(release.data.products, itemId);
  if (product === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownItem);
  const lines = [{ itemId, sku }];
  const quote = await context
    .get('tenant')
    .store()
    .quote({ lines, ...(cartId !== undefined && { cartId }) });
  const [quoted] = quote.lines;
  if (!quoted) throw new ApiError(404, COMMERCE_MESSAGES.unknownVariant);
  if (!isInCurrency(quoted, release.data.store)) throw new ApiError(409, COMMERCE_MESSAGES.otherCurrency);
  return quoted;
}

/** Returns the changed cart; throws `ApiError` for every other outcome. */
export function requireChanged(change: CartChange): {
  readonly stored: StoredCart;
  readonly entryId: string | undefined;
} {
  if (change.outcome !== 'changed') throw rejectionOf(change);
  return { stored: change.cart, entryId: change.entryId };
}

/** Renews the cart cookies; carts that are identified by a token have none. */
export async function refreshCartCookies(context: Context<AppEnv>, stored: StoredCart): Promise<void> {
  if (stored.kind === 'cart') await setCartCookies(context, stored.id);
}

export function requireEntry(cart: ShoppingCart, entryId: string | undefined): CartEntry {
  const entry = cart.entries.find(({ id }) => id === entryId);
  if (entry === undefined) throw new ApiError(404, COMMERCE_MESSAGES.unknownEntry);
  return entry;
}

async function quoteCart(
  context: Context<AppEnv>,
  stored: StoredCart | undefined,
  known: QuotedLine | undefined,
): Promise<Quote> {
  if (stored === undefined) return { lines: [], coupons: [], hasCoupons: false };
  const { entries, couponCodes, id } = stored;
  const isKnown = ({ itemId, sku }: StoredCart['entries'][number]) =>
    itemId === known?.itemId && sku === known.sku;
  if (known !== undefined && couponCodes.length === 0 && entries.every(isKnown)) {
    return { lines: entries.map(() => known), coupons: [], hasCoupons: false };
  }
  const lines = entries.map(({ itemId, sku }) => ({ itemId, sku }));
  return context.get('tenant').store().quote({ lines, couponCodes, cartId: id });
}

function rejectionOf(change: Exclude<CartChange, { readonly outcome: 'changed' }>): ApiError {
  switch (change.outcome) {
    case 'too-often':
      return new ApiError(429, MESSAGES.tooManyRequests, { retryAfter: change.retryAfterSeconds });
    case 'no-cart':
    case 'no-entry':
      return new ApiError(404, COMMERCE_MESSAGES.unknownEntry);
    case 'bought':
      return new ApiError(409, COMMERCE_MESSAGES.cartWasBought);
    case 'not-enough':
      return new ApiError(400, COMMERCE_MESSAGES.notEnough);
    case 'out-of-range':
      return new ApiError(400, QUANTITY_MESSAGES.quantityOutOfRange);
    case 'full':
      return new ApiError(400, COMMERCE_MESSAGES.cartIsFull);
    case 'bad-coupon':
      return new ApiError(400, COMMERCE_MESSAGES.badCoupon);
  }
}
