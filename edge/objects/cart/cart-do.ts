import { DurableObject } from 'cloudflare:workers';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import type {
  CartAdd,
  CartCaller,
  CartChange,
  CouponTry,
  FieldsChange,
  QuantityChange,
  ShippingChoice,
  StoredCart,
} from '../../domain/cart.ts';
import type { Env } from '../../platform/env.ts';
import { type Alarm, createAlarm } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import {
  addCoupon,
  addEntry,
  changeFields,
  changeQuantity,
  chooseShipping,
  closeCart,
  deleteOldCarts,
  oldestTouch,
  readCart,
  removeCoupon,
  repeatedAdd,
  type Shelf,
  touchCart,
} from './carts.ts';
import { CART_SCHEMA } from './schema.ts';

const MINUTE = 60_000;
/** R-ECART-API-13. */
const WRITES_OF_A_CART = [{ most: 60, windowMs: MINUTE }];
const WRITES_OF_AN_ADDRESS = [{ most: 120, windowMs: MINUTE }];
/** Codes that do not exist: who guesses needs many (edge 4.3). */
const COUPON_GUESSES = [{ most: 10, windowMs: 60 * MINUTE }];
const LIFE_MS = COOKIES.cart.seconds * 1000;

/** Many carts in one object, as a live object costs memory; each has one writer (R-ECART-API-12). */
export class CartDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  private readonly shelf: Shelf;
  private readonly bell: Alarm;
  private readonly limiter = createRateLimiter(() => this.clock());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, CART_SCHEMA);
    this.shelf = { sql: ctx.storage.sql, clock: () => this.clock() };
    const next = () => {
      const oldest = oldestTouch(this.shelf);
      return oldest === undefined ? undefined : oldest + LIFE_MS;
    };
    this.bell = createAlarm({ storage: ctx.storage, next, clock: this.shelf.clock });
    ctx.blockConcurrencyWhile(() => this.bell.wake());
  }

  read(cartId: string): StoredCart | undefined {
    return readCart(this.shelf, cartId);
  }

  async add(caller: CartCaller, add: CartAdd): Promise<CartChange> {
    const { cartId } = caller;
    const repeated = add.addId === undefined ? undefined : repeatedAdd(this.shelf, cartId, add.addId);
    if (repeated !== undefined) return repeated;
    const change = this.limit(caller) ?? this.write(() => addEntry(this.shelf, cartId, add));
    await this.bell.keep();
    return change;
  }

  /** 0 takes the entry out. */
  setQuantity(caller: CartCaller, change: QuantityChange): CartChange {
    return this.change(caller, (cart) => changeQuantity(this.shelf, cart, change));
  }

  setFields(caller: CartCaller, change: FieldsChange): CartChange {
    return this.change(caller, (cart) => changeFields(this.shelf, cart, change));
  }

  addCoupon(caller: CartCaller, { code, isGood }: CouponTry): CartChange {
    return this.change(caller, (cart) => {
      const keys = [`guess ${caller.cartId}`, caller.clientAddress && `guess ${caller.clientAddress}`];
      // Good codes have to wait too: otherwise the answer would tell them apart.
      const wait = Math.max(...keys.map((key) => this.limiter.wait(key, COUPON_GUESSES) ?? 0));
      if (wait > 0) return { outcome: 'too-often', retryAfterSeconds: wait };
      if (isGood) return addCoupon(this.shelf, cart, code);
      for (const key of keys) this.limiter.take(key, COUPON_GUESSES);
      return { outcome: 'bad-coupon' };
    });
  }

  /** Without a code, all of them. */
  removeCoupon(caller: CartCaller, code?: string): CartChange {
    return this.change(caller, (cart) => removeCoupon(this.shelf, cart, code));
  }

  chooseShipping(caller: CartCaller, choice: ShippingChoice): CartChange {
    return this.change(caller, (cart) => chooseShipping(this.shelf, cart, choice));
  }

  /** The order of this cart was paid. */
  close(cartId: string, orderId: string): void {
    this.write(() => closeCart(this.shelf, cartId, orderId));
  }

  /** Deletes carts whose life is over. */
  override async alarm(): Promise<void> {
    this.write(() => deleteOldCarts(this.shelf, this.clock() - LIFE_MS));
    await this.bell.again();
  }

  private change(caller: CartCaller, step: (cart: StoredCart) => CartChange): CartChange {
    const refusal = this.limit(caller);
    if (refusal !== undefined) return refusal;
    return this.write(() => {
      const cart = readCart(this.shelf, caller.cartId);
      if (cart === undefined) return { outcome: 'no-cart' };
      if (cart.orderId !== undefined) return { outcome: 'bought' };
      const change = step(cart);
      if (change.outcome === 'changed') touchCart(this.shelf, cart.id, cart.kind);
      return change;
    });
  }

  private limit({ cartId, clientAddress }: CartCaller): CartChange | undefined {
    const wait =
      this.limiter.take(`cart ${cartId}`, WRITES_OF_A_CART) ??
      this.limiter.take(clientAddress && `address ${clientAddress}`, WRITES_OF_AN_ADDRESS);
    return wait === undefined ? undefined : { outcome: 'too-often', retryAfterSeconds: wait };
  }

  private write<Answer>(step: () => Answer): Answer {
    return this.ctx.storage.transactionSync(step);
  }
}
