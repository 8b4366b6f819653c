import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import type {
  CartAdd,
  CartCaller,
  CartChange,
  CartObject,
  CouponAttempt,
  FieldsChange,
  QuantityChange,
  ShippingChoice,
  StoredCart,
} from '../../domain/cart.ts';
import type { Env } from '../../platform/env.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { StorageObject } from '../storage-object.ts';
import {
  addCoupon,
  addEntry,
  changeFields,
  changeQuantity,
  chooseShipping,
  closeCart,
  deleteExpiredCarts,
  oldestUpdate,
  readCart,
  removeCoupon,
  repeatedAdd,
  touchCart,
} from './carts.ts';
import { CART_SCHEMA } from './schema.ts';

const MINUTE_MS = 60_000;
/** R-ECART-API-13. */
const CART_LIMITS = [{ max: 60, windowMs: MINUTE_MS }];
const ADDRESS_LIMITS = [{ max: 120, windowMs: MINUTE_MS }];
/** Attempts with unknown coupon codes; guessing a code takes many (edge 4.3). */
const COUPON_LIMITS = [{ max: 10, windowMs: 60 * MINUTE_MS }];
const LIFETIME_MS = COOKIES.cart.seconds * 1000;

/** One shard of the carts of a site. Carts share objects because each live object uses memory (R-ECART-API-12). */
export class CartDO extends StorageObject implements CartObject {
  readonly #limiter = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, CART_SCHEMA);
    this.initAlarm();
  }

  read(cartId: string): StoredCart | undefined {
    return readCart(this.storage, cartId);
  }

  async add(caller: CartCaller, add: CartAdd): Promise<CartChange> {
    const { cartId } = caller;
    const repeated = add.addId === undefined ? undefined : repeatedAdd(this.storage, cartId, add.addId);
    if (repeated !== undefined) return repeated;
    const change = this.#limit(caller) ?? this.transaction(() => addEntry(this.storage, cartId, add));
    await this.alarms.schedule();
    return change;
  }

  setQuantity(caller: CartCaller, change: QuantityChange): CartChange {
    return this.#change(caller, (cart) => changeQuantity(this.storage, cart, change));
  }

  setFields(caller: CartCaller, change: FieldsChange): CartChange {
    return this.#change(caller, (cart) => changeFields(this.storage, cart, change));
  }

  addCoupon(caller: CartCaller, { code, isGood }: CouponAttempt): CartChange {
    return this.#change(caller, (cart) => {
      const keys = [`guess ${caller.cartId}`, caller.clientAddress && `guess ${caller.clientAddress}`];
      // Valid codes wait too: the response would otherwise reveal which codes exist.
      const wait = Math.max(...keys.map((key) => this.#limiter.wait(key, COUPON_LIMITS) ?? 0));
      if (wait > 0) return { outcome: 'too-often', retryAfterSeconds: wait };
      if (isGood) return addCoupon(this.storage, cart, code);
      for (const key of keys) this.#limiter.take(key, COUPON_LIMITS);
      return { outcome: 'bad-coupon' };
    });
  }

  removeCoupon(caller: CartCaller, code?: string): CartChange {
    return this.#change(caller, (cart) => removeCoupon(this.storage, cart, code));
  }

  chooseShipping(caller: CartCaller, choice: ShippingChoice): CartChange {
    return this.#change(caller, (cart) => chooseShipping(this.storage, cart, choice));
  }

  close(cartId: string, orderId: string): void {
    this.transaction(() => closeCart(this.storage, cartId, orderId));
  }

  /** Deletes expired carts. */
  protected override async runTasks(): Promise<void> {
    this.transaction(() => deleteExpiredCarts(this.storage, this.clock() - LIFETIME_MS));
    await this.alarms.reschedule();
  }

  protected override nextAlarm(): number | undefined {
    const oldest = oldestUpdate(this.storage);
    return oldest === undefined ? undefined : oldest + LIFETIME_MS;
  }

  #change(caller: CartCaller, step: (cart: StoredCart) => CartChange): CartChange {
    const rejection = this.#limit(caller);
    if (rejection !== undefined) return rejection;
    return this.transaction(() => {
      const cart = readCart(this.storage, caller.cartId);
      if (cart === undefined) return { outcome: 'no-cart' };
      if (cart.orderId !== undefined) return { outcome: 'bought' };
      const change = step(cart);
      if (change.outcome === 'changed') touchCart(this.storage, cart.id, cart.kind);
      return change;
    });
  }

  #limit({ cartId, clientAddress }: CartCaller): CartChange | undefined {
    const wait =
      this.#limiter.take(`cart ${cartId}`, CART_LIMITS) ??
      this.#limiter.take(clientAddress && `address ${clientAddress}`, ADDRESS_LIMITS);
    return wait === undefined ? undefined : { outcome: 'too-often', retryAfterSeconds: wait };
  }
}
