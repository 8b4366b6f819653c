import type { CartEntry, CartResponse, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { CallError, type CallOptions, call, memberOf } from './call/call.ts';
import { CART_COOKIE, HAS_CART_COOKIE, SITE_USER_COOKIE } from './call/cookie-names.ts';
import { readCookie } from './call/cookies.ts';
import type { Path } from './call/path.ts';
import { emit } from './emit.ts';
import { whenSeen } from './when-seen.ts';

const CART: Path<'cart'> = '/api/commerce/shopping-cart';

/** The cart as last returned by the server. Totals are never computed in the browser. */
export interface CartStore {
  readonly get: () => ShoppingCart | undefined;
  /** The initial load, which starts automatically. Rejects with an `ApiRequestError`. */
  readonly first: Promise<void>;
  /** Calls the listener now, if the cart is known, and after each change; `undefined` means no cart. */
  readonly subscribe: (listener: CartListener) => void;
  /** Fetches the cart if the visitor may have one. */
  readonly load: () => Promise<void>;
  /** Changes the cart. Requests run sequentially, so that responses arrive in order. */
  readonly change: <Answer extends CartResponse>(
    method: string,
    path: string,
    options?: ChangeOptions,
  ) => Promise<Answer>;
}

interface ChangeOptions extends CallOptions {
  /** The target of the event. */
  readonly from?: EventTarget;
  /** Suppresses notifications because navigation has started (R-CART-BTN-06). */
  readonly isQuiet?: boolean;
}

/** `added` is set when an item was added and should be announced. */
type CartListener = (cart: ShoppingCart | undefined, added?: CartEntry) => void;

/** The cart store of a page, created on first use. */
export function cartOf(page: { cart?: CartStore }): CartStore {
  page.cart ??= createCartStore();
  return page.cart;
}

function createCartStore(): CartStore {
  const listeners: CartListener[] = [];
  let known: Parameters<CartListener> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function set(...now: Parameters<CartListener>): void {
    known = now;
    for (const listener of listeners) listener(...now);
  }

  function inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(run, run);
    last = answer;
    return answer;
  }

  async function load(): Promise<void> {
    if (!mayHaveCart()) return set(undefined);
    const cart = readCart(await inTurn(() => call('GET', CART)));
    set(cart);
    emit(document, 'wb:cart', { cart });
  }

  const tellOthers = listenToOthers(() => load().catch(() => {}));
  const first = new Promise<void>((resolve) => whenSeen(() => resolve(load())));
  // Only the cart page reports a failed load.
  first.catch(() => {});

  return {
    first,
    get: () => known?.[0],
    load,
    subscribe(listener) {
      listeners.push(listener);
      if (known) listener(...known);
    },
    async change<Answer extends CartResponse>(
      method: string,
      path: string,
      { from = document, isQuiet, ...options }: ChangeOptions = {},
    ) {
      const answer = await inTurn(() => call<Answer & { newlyAdded?: CartEntry }>(method, path, options));
      const cart = readCart(memberOf(answer, 'shoppingCart'));
      const added = answer.newlyAdded;
      set(cart, isQuiet ? undefined : added);
      tellOthers();
      emit(from, 'wb:cart', { cart, added });
      return answer;
    },
  };
}

/** Identifies the cart in checkout URLs. */
export function cartToken(): string {
  return readCookie(CART_COOKIE) ?? '';
}

/** Visitors who never had a cart do not request one (specification 5, Cart loading). */
function mayHaveCart(): boolean {
  return isSignedIn() || readCookie(HAS_CART_COOKIE) === 'true' || readCookie(CART_COOKIE) !== undefined;
}

function isSignedIn(): boolean {
  try {
    return memberOf(JSON.parse(readCookie(SITE_USER_COOKIE) ?? ''), 'authenticated') === true;
  } catch {
    return false;
  }
}

/** A response without entries is not a cart, regardless of its status. */
function readCart(body: unknown): ShoppingCart {
  if (!Array.isArray(memberOf(body, 'entries'))) throw new CallError({ status: 200, body });
  return body as ShoppingCart;
}

/**
 * Reloads after changes in other tabs and after a restore from the back/forward cache. Returns a function that
 * notifies the other tabs.
 */
function listenToOthers(reload: () => void): () => void {
  let channel: BroadcastChannel | undefined;
  function open(): void {
    try {
      channel = new BroadcastChannel('wb-cart');
      channel.onmessage = reload;
    } catch {
      // Without BroadcastChannel, other tabs update on their next navigation.
    }
  }
  open();
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    reload();
  });
  return () => channel?.postMessage(1);
}
