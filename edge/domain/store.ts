import type { CatalogueProduct, CatalogueVariant, EdgeStore } from '../../compiler/model/index.ts';
import type { Coupon } from '../../formatters/vocabulary/api/cart.ts';
import type {
  FulfilmentState,
  PaymentState,
  PostalAddress,
  StoredOrder,
} from '../../formatters/vocabulary/api/orders.ts';
import type { Mail } from './email.ts';
import type { Totals } from './totals/totals.ts';

/** What goes into the ledger of a site and comes out of it. Amounts are whole minor units, times epoch milliseconds. */
export interface StockLine {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  /** What may still be promised. */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** False when no release sells it any more. */
  readonly isSellable: boolean;
}

export interface StockChange {
  readonly productId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** What the person saw; another number by now refuses all changes. */
  readonly expected?: number | undefined;
}

/** `conflict`: somebody bought or changed in between. Either way the lines are as they are now. */
export interface InventoryResponse {
  readonly outcome: 'changed' | 'conflict' | 'unknown';
  readonly stock: readonly StockLine[];
}

/** A product that is about to be published. */
export interface InventoryQuery extends Pick<CatalogueProduct, 'id' | 'productType'> {
  readonly variants: readonly Pick<CatalogueVariant, 'sku' | 'qtyInStock' | 'unlimited'>[];
}

export interface ExpectedStock {
  readonly productId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
}

/** A variant of an item. */
export interface LineKey {
  readonly itemId: string;
  readonly sku: string;
}

export interface QuoteRequest {
  readonly lines: readonly LineKey[];
  readonly couponCodes?: readonly string[];
  /** What this cart's own unpaid order holds counts as available to it. */
  readonly cartId?: string;
}

export interface Quote {
  /** In the order of the question; null for what the ledger has never heard of. */
  readonly lines: readonly (QuotedLine | null)[];
  /** Those that exist and may be used now, whatever the subtotal. */
  readonly coupons: readonly Coupon[];
  /** Without one nobody is asked for a code. */
  readonly hasCoupons: boolean;
}

export interface QuotedLine extends LineKey {
  readonly variantId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly productType: number;
  readonly priceCents: number;
  /** Null where there is no limit; 0 for what is not sold any more. */
  readonly available: number | null;
}

export interface OrderedLine extends LineKey {
  readonly quantity: number;
  readonly additionalFields?: string;
}

/** What the published site says about selling; prices and stock are the ledger's own. */
export type OrderTerms = Pick<
  EdgeStore,
  'currency' | 'shippingOptions' | 'taxRules' | 'taxIsIncluded' | 'minimumOrderSubtotalCents'
>;

export interface PlaceOrderRequest {
  /** Made by the buyer's page, at most 255 characters. The same key is the same order, for as long as that is kept. */
  readonly key: string;
  /** Of everything the buyer sent, the cart's id included: the same key with another body is refused. */
  readonly bodyHash: string;
  readonly siteId: string;
  /** Absent when the buyer has none. */
  readonly cart?: {
    readonly id: string;
    readonly lines: readonly OrderedLine[];
    readonly couponCodes: readonly string[];
  };
  readonly email: string;
  readonly shippingAddress?: PostalAddress;
  readonly shippingOptionId?: string;
  readonly expectedTotalCents?: number;
  readonly terms: OrderTerms;
  readonly payment: { readonly ref: string; readonly provider: string; readonly isTest: boolean };
  /** Of the buyer, for limits; empty where it is not known. */
  readonly clientAddress: string;
}

export type PlaceOrderResult =
  | {
      readonly outcome: 'placed' | 'replayed';
      readonly order: StoredOrder;
      /** The payment that was opened for this key. */
      readonly paymentRef: string;
      /** The one that the order waits for by now; absent where it waits for none. */
      readonly openPayment?: StoredPayment;
    }
  /** The key was used for something else. */
  | { readonly outcome: 'other-body' }
  /** This cart has been paid for. */
  | { readonly outcome: 'already-paid' }
  | { readonly outcome: 'empty' }
  | { readonly outcome: 'not-enough'; readonly lines: readonly ShortLine[] }
  | { readonly outcome: 'below-minimum'; readonly minimumCents: number }
  | { readonly outcome: 'too-large' }
  | { readonly outcome: 'address-needed' }
  | { readonly outcome: 'shipping-needed' }
  | { readonly outcome: 'coupon'; readonly code: string }
  | { readonly outcome: 'other-total'; readonly totals: Totals }
  | {
      readonly outcome: 'too-often';
      readonly retryAfterSeconds: number;
      /** Too many payments of this cart were declined. */
      readonly isDeclined: boolean;
    };

export interface ShortLine extends LineKey {
  readonly title: string;
  readonly available: number;
}

/** What a payment provider tells. Events come twice, late, and in any order. */
export interface PaymentEvent {
  readonly id: string;
  readonly ref: string;
  readonly kind: 'paid' | 'failed' | 'refunded';
  readonly amountCents: number;
  readonly currency: string;
}

/** Why money that came is given back. */
export type RejectionReason = 'other-amount' | 'superseded' | 'cancelled' | 'coupon-used-up' | 'sold-out';

/** Letters to send if the event makes the order paid, or, by the reason, has its money given back. */
export interface OrderEmails {
  readonly paid: readonly Mail[];
  readonly refused: Readonly<Partial<Record<RejectionReason, readonly Mail[]>>>;
}

export interface ConfirmResult {
  /**
   * `refused`: money came for what cannot be delivered (or another amount) and has to be given back, unless it was a
   * test; `ignored`: came too late to matter; `unknown`: there is no such payment.
   */
  readonly outcome: 'paid' | 'failed' | 'refunded' | 'refused' | 'ignored' | 'duplicate' | 'unknown';
  readonly order?: StoredOrder;
}

export interface OrderOfPayment {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
}

export interface StoredPayment {
  readonly ref: string;
  readonly provider: string;
  readonly amountCents: number;
  readonly currency: string;
  /**
   * `superseded`: the buyer began again, with another payment. `refund-due`: money came that has to be given back.
   * `refused`: it was not taken, and as it was a test, no money has moved.
   */
  readonly state: PaymentState | 'superseded' | 'refund-due' | 'refused';
  /** No money moves. */
  readonly isTest: boolean;
  readonly expiresOn: number;
}

export interface OrdersQuery {
  readonly limit: number;
  /** From the page before. */
  readonly cursor?: string;
  /** Only those of which money has to be given back. */
  readonly isRefundDue?: boolean;
}

export interface OrdersPage {
  readonly orders: readonly StoredOrder[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

/** `refused`: an order cannot go from its state to that one. */
export interface OrderChangeResult {
  readonly outcome: 'changed' | 'refused' | 'unknown';
  readonly order?: StoredOrder;
}

export interface OrderChange {
  readonly orderId: string;
  readonly state: FulfilmentState;
  readonly actor: string;
  /** Sent when the money of the order has to be given back. */
  readonly cancellationEmails?: readonly Mail[];
  /** To the buyer when it becomes fulfilled, unless the buyer had such a letter before. */
  readonly sent?: ShippedEmail;
}

/** Of an order that was sent: what of it is undone. */
export interface TakenBack {
  readonly orderId: string;
  readonly actor: string;
  /** The money that is still taken for it has to be given back. */
  readonly isRefunded: boolean;
  /** What was in it comes into stock again. */
  readonly isRestocked: boolean;
  /** Sent when money has to be given back. */
  readonly mails: readonly Mail[];
}

export interface ShippedEmail {
  readonly mail: Mail;
  readonly tracking?: string;
}

/** A coupon as the ledger keeps it; codes are compared without regard to case. */
export interface CouponRule extends Coupon {
  readonly maxUses?: number;
}

/** A line that a person may want to see: `incident` is something to act on. */
export interface AuditLine {
  readonly id: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: 'stock' | 'price' | 'order' | 'incident';
  /** Empty where it is about no item. */
  readonly itemId: string;
  readonly sku: string;
  readonly detail: string;
}
