import type { EdgeStore } from '../../../compiler/model/index.ts';
import type { PostalAddress, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { Totals } from '../totals/totals.ts';
import type { StoredPayment } from './payment.ts';
import type { LineKey } from './quote.ts';

export interface OrderedLine extends LineKey {
  readonly quantity: number;
  readonly additionalFields?: string;
}

/** Terms of the published site; prices and stock come from the store's own tables. */
export type OrderTerms = Pick<
  EdgeStore,
  'currency' | 'shippingOptions' | 'taxRules' | 'taxIsIncluded' | 'minimumOrderSubtotalCents'
>;

export interface PlaceOrderRequest {
  /** Idempotency key, at most 255 characters. */
  readonly key: string;
  /** Hash of the whole request, with the id of the cart: a key cannot be reused for another request. */
  readonly bodyHash: string;
  readonly siteId: string;
  /** Absent when the visitor has no cart. */
  readonly cart?: {
    readonly id: string;
    readonly lines: readonly OrderedLine[];
    readonly couponCodes: readonly string[];
  };
  readonly email: string;
  /** Id of the customer's account, if they are signed in. */
  readonly memberId?: string;
  /** Code of the customer’s language, if it is not the primary one. */
  readonly language?: string;
  readonly shippingAddress?: PostalAddress;
  readonly shippingOptionId?: string;
  readonly expectedTotalCents?: number;
  readonly terms: OrderTerms;
  readonly payment: { readonly ref: string; readonly provider: string; readonly isTest: boolean };
  /** Used for rate limits; empty when unknown. */
  readonly clientAddress: string;
}

export type PlaceOrderResult =
  | {
      readonly outcome: 'placed' | 'replayed';
      readonly order: StoredOrder;
      /** Payment that was created for this key. */
      readonly paymentRef: string;
      /** Pending payment of the order, if any. */
      readonly openPayment?: StoredPayment;
    }
  /** The key was used for another request. */
  | { readonly outcome: 'other-body' }
  /** The cart is paid. */
  | { readonly outcome: 'already-paid' }
  | { readonly outcome: 'empty' }
  | { readonly outcome: 'not-enough'; readonly lines: readonly ShortLine[] }
  /** A price is not in the currency of the store. */
  | { readonly outcome: 'other-currency' }
  | { readonly outcome: 'below-minimum'; readonly minimumCents: number }
  | { readonly outcome: 'too-large' }
  | { readonly outcome: 'address-needed' }
  | { readonly outcome: 'shipping-needed' }
  | { readonly outcome: 'coupon'; readonly code: string }
  | { readonly outcome: 'other-total'; readonly totals: Totals }
  | {
      readonly outcome: 'too-often';
      readonly retryAfterSeconds: number;
      /** The limit of declined payments of this cart is exceeded. */
      readonly isDeclined: boolean;
    };

export interface ShortLine extends LineKey {
  readonly title: string;
  readonly available: number;
}
