import type { CartEntry, CartResponse, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { CallError, type CallOptions, call, memberOf } from './call/call.ts';
import { CART_COOKIE, HAS_CART_COOKIE, SITE_USER_COOKIE } from './call/cookie-names.ts';
import { readCookie } from './call/cookies.ts';
import type { Path } from './call/path.ts';
import { emit } from './emit.ts';
import { whenSeen } from './when-seen.ts';

const CART: Path<'cart'> = '/api/commerce/shopping-cart';

/** The cart as the server last told it; nothing of it is ever computed or guessed here. */
export interface CartStore {
  readonly get: () => ShoppingCart | undefined;
  /** The first load, which begins by itself. Rejects with a `CallError`. */
  readonly first: Promise<void>;
  /** Hears of the cart now, if it is known, and whenever it changes; `undefined` stands for no cart at all. */
  readonly subscribe: (listener: CartListener) => void;
  /** Fetches the cart, where the visitor may have one. */
  readonly load: () => Promise<void>;
  /** Changes the cart, one change after another, so that answers come in the order of their questions. */
  readonly change: <Answer extends CartResponse>(
    method: string,
    path: string,
    options?: ChangeOptions,
  ) => Promise<Answer>;
}

interface ChangeOptions extends CallOptions {
  /** What the event comes from. */
  readonly from?: EventTarget;
  /** Another page is already on its way: nobody has to be told (R-CART-BTN-06). */
  readonly isQuiet?: boolean;
}

/** `added` is what somebody has just put into it, where that is worth a word. */
type CartListener = (cart: ShoppingCart | undefined, added?: CartEntry) => void;

/** The one cart of a page. Whoever asks first has it fetched. */
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
  // Only the cart page says so when it cannot be had.
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

/** Says whose cart it is, on the way to its checkout. */
export function cartToken(): string {
  return readCookie(CART_COOKIE) ?? '';
}

/** Who never had a cart does not ask for one (specification 5, Cart loading). */
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

/** An answer without a list of entries is no cart, whatever its status said. */
function readCart(body: unknown): ShoppingCart {
  if (!Array.isArray(memberOf(body, 'entries'))) throw new CallError({ status: 200, body });
  return body as ShoppingCart;
}

/**
 * Hears of changes that other tabs have made, and of those that were missed while the page was kept in the browser's
 * memory. Gives the function that tells the others.
 */
function listenToOthers(reload: () => void): () => void {
  let channel: BroadcastChannel | undefined;
  function open(): void {
    try {
      channel = new BroadcastChannel('wb-cart');
      channel.onmessage = reload;
    } catch {
      // Without it, another tab is right again after its next page.
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
