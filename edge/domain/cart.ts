import type { ShippingLocation } from '../../formatters/vocabulary/api/cart.ts';
import type { MovableObject } from './move.ts';

/** The contents of a cart. Prices and availability come from `StoreObject.quote`. */
export interface StoredCart {
  readonly id: string;
  /** A subscription has a cart of its own. */
  readonly kind: CartKind;
  readonly createdOn: number;
  /** Set when the cart is paid; a paid cart cannot be changed. */
  readonly orderId?: string;
  readonly couponCodes: readonly string[];
  readonly shippingOptionId?: string;
  readonly shippingLocation?: ShippingLocation;
  readonly entries: readonly StoredEntry[];
}

export type CartKind = 'cart' | 'subscription' | 'gift-card';

export interface StoredEntry {
  readonly id: string;
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additionalFields?: string;
}

/** Identifies a caller for rate limits; the address is empty when unknown. */
export interface CartCaller {
  readonly cartId: string;
  readonly clientAddress: string;
}

export interface CartAdd extends Omit<StoredEntry, 'id'> {
  readonly kind: CartKind;
  /** Units that the store can sell now; null for unlimited stock. */
  readonly available: number | null;
  /** Idempotency key of the add. */
  readonly addId?: string;
}

export interface QuantityChange {
  readonly entryId: string;
  /** 0 removes the entry. */
  readonly quantity: number;
  readonly available: number | null;
}

export interface FieldsChange {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string;
  readonly additionalFields: string;
}

export interface CouponAttempt {
  readonly code: string;
  /** Whether the coupon exists and can be used. */
  readonly isGood: boolean;
}

export interface ShippingChoice {
  readonly optionId?: string;
  readonly location?: ShippingLocation;
}

export type CartChange =
  | { readonly outcome: 'changed'; readonly cart: StoredCart; readonly entryId?: string }
  | { readonly outcome: 'too-often'; readonly retryAfterSeconds: number }
  /**
   * `no-cart`: the cart does not exist; `bought`: the cart is paid; `not-enough`: more than the available stock;
   * `out-of-range`: more than the maximum quantity of an entry; `full`: too many entries or coupons.
   */
  | {
      readonly outcome:
        | 'no-cart'
        | 'bought'
        | 'no-entry'
        | 'not-enough'
        | 'out-of-range'
        | 'full'
        | 'bad-coupon';
    };

/** RPC interface of `CartDO`: one shard of the carts of a site. */
export interface CartObject extends MovableObject {
  read(cartId: string): StoredCart | undefined;
  add(caller: CartCaller, add: CartAdd): Promise<CartChange>;
  setQuantity(caller: CartCaller, change: QuantityChange): CartChange;
  setFields(caller: CartCaller, change: FieldsChange): CartChange;
  addCoupon(caller: CartCaller, attempt: CouponAttempt): CartChange;
  /** Removes one coupon, or all if no code is given. */
  removeCoupon(caller: CartCaller, code?: string): CartChange;
  chooseShipping(caller: CartCaller, choice: ShippingChoice): CartChange;
  /** Marks the cart as paid. */
  close(cartId: string, orderId: string): void;
}
