import type { CartEntry, CartResponse, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import type { ApiPath } from './api/api-path.ts';
import { ApiRequestError, apiRequest, memberOf, type RequestOptions } from './api/api-request.ts';
import { CART_COOKIE, HAS_CART_COOKIE, SITE_USER_COOKIE } from './api/cookie-names.ts';
import { readCookie } from './api/cookies.ts';
import { emit } from './emit.ts';
import { whenActivated } from './when-activated.ts';

const CART: ApiPath<'cart'> = '/api/commerce/shopping-cart';

/** The cart in the browser. */
export interface ClientCart extends ShoppingCart {
  /** Whether additional fields are being updated (data model 2, CartClientState). */
  readonly recalculating?: boolean;
}

/** The cart as last returned by the server. Totals are never computed in the browser. */
export interface CartStore {
  readonly get: () => ClientCart | undefined;
  /** The initial load, which starts automatically. Rejects with an `ApiRequestError`. */
  readonly first: Promise<void>;
  /** Calls the listener now, if the cart is known, and after each change; `undefined` means no cart. */
  readonly subscribe: (listener: CartListener) => void;
  /** Fetches the cart if the visitor may have one. */
  readonly load: () => Promise<void>;
  /** Shows listeners this cart until the next response. */
  readonly publish: (cart: ClientCart | undefined) => void;
  /** Changes the cart. Requests run sequentially, so that responses arrive in order. */
  readonly change: <Result extends CartResponse>(
    method: string,
    path: string,
    options?: ChangeOptions,
  ) => Promise<Result>;
}

interface ChangeOptions extends RequestOptions {
  /** The target of the event. */
  readonly target?: EventTarget;
  /** Called when the request is sent, after those before it. */
  readonly onSend?: () => void;
  /** Suppresses notifications because navigation has started (R-CART-BTN-06). */
  readonly isSilent?: boolean;
}

/** `added` is set when an item was added and should be announced. */
type CartListener = (cart: ClientCart | undefined, added?: CartEntry) => void;

/** The cart store of a page, created on first use. */
export function cartStore(page: { cart?: CartStore }): CartStore {
  page.cart ??= createCartStore();
  return page.cart;
}

function createCartStore(): CartStore {
  const listeners: CartListener[] = [];
  let current: Parameters<CartListener> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function publish(...now: Parameters<CartListener>): void {
    current = now;
    for (const listener of listeners) listener(...now);
  }

  function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const response = queue.then(run, run);
    queue = response;
    return response;
  }

  async function load(): Promise<void> {
    if (!mayHaveCart()) return publish(undefined);
    const cart = readCart(await enqueue(() => apiRequest('GET', CART)));
    publish(cart);
    emit(document, 'wb:cart', { cart });
  }

  const notifyTabs = syncTabs(() => load().catch(() => {}));
  const first = new Promise<void>((resolve) => whenActivated(() => resolve(load())));
  // Only the cart page reports a failed load.
  first.catch(() => {});

  return {
    first,
    get: () => current?.[0],
    load,
    publish,
    subscribe(listener) {
      listeners.push(listener);
      if (current) listener(...current);
    },
    async change<Result extends CartResponse>(
      method: string,
      path: string,
      { target = document, isSilent, onSend, ...options }: ChangeOptions = {},
    ) {
      const response = await enqueue(() => {
        onSend?.();
        return apiRequest<Result & { newlyAdded?: CartEntry }>(method, path, options);
      });
      const cart = readCart(memberOf(response, 'shoppingCart'));
      const added = response.newlyAdded;
      publish(cart, isSilent ? undefined : added);
      notifyTabs();
      emit(target, 'wb:cart', { cart, added });
      return response;
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
  if (!Array.isArray(memberOf(body, 'entries'))) throw new ApiRequestError({ status: 200, body });
  return body as ShoppingCart;
}

/**
 * Reloads after changes in other tabs and after a restore from the back/forward cache. Returns a function that
 * notifies the other tabs.
 */
function syncTabs(reload: () => void): () => void {
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
