import type { ShippingLocation } from '../../formatters/vocabulary/api/cart.ts';

/** A cart as its object keeps it: what was chosen. What it costs is the ledger's to say. */
export interface StoredCart {
  readonly id: string;
  /** A subscription is bought alone, in a cart of its own. */
  readonly kind: CartKind;
  readonly createdOn: number;
  /** Set when it was paid for: then it takes nothing more. */
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

/** Who asks, for the limits; the address is empty where it is not known. */
export interface CartCaller {
  readonly cartId: string;
  readonly clientAddress: string;
}

export interface CartAdd extends Omit<StoredEntry, 'id'> {
  readonly kind: CartKind;
  /** The ledger's word, just now; null where there is no limit. */
  readonly available: number | null;
  /** Makes a repeated add the same add. */
  readonly addId?: string;
}

export interface QuantityChange {
  readonly entryId: string;
  /** 0 takes the entry out. */
  readonly quantity: number;
  readonly available: number | null;
}

export interface FieldsChange {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string;
  readonly additionalFields: string;
}

export interface CouponTry {
  readonly code: string;
  /** Whether the ledger knows it and it can be used. */
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
   * `no-cart`: there is none of this id; `bought`: it was paid for; `not-enough`: more than there is in stock;
   * `out-of-range`: more of one thing than a cart holds; `full`: too many different things.
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
