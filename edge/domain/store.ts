import type { CatalogProduct, CatalogVariant, EdgeData, EdgeStore } from '../../compiler/model/index.ts';
import type { Coupon } from '../../formatters/vocabulary/api/cart.ts';
import type { EmailStatus } from '../../formatters/vocabulary/api/emails.ts';
import type {
  EditorOrderSummaryResponse,
  OrderFilter,
  OrderSort,
} from '../../formatters/vocabulary/api/order-list.ts';
import type {
  FulfilmentState,
  PaymentState,
  PostalAddress,
  StoredOrder,
} from '../../formatters/vocabulary/api/orders.ts';
import type { Email, OutboxMessage, OutboxQuery } from './email.ts';
import type { Totals } from './totals/totals.ts';

/** Stock of one variant. In this file, amounts are whole minor units and times epoch milliseconds. */
export interface StockLine {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  /** Units that can be sold: reservations are deducted. */
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** False when the live release no longer contains the variant. */
  readonly isSellable: boolean;
}

export interface StockChange {
  readonly productId: string;
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  /** Quantity that the contributor saw; all changes are rejected if it differs now. */
  readonly expected?: number | undefined;
}

/** `conflict`: the stock has changed since. `stock` is the current stock in each case. */
export interface InventoryResponse {
  readonly outcome: 'changed' | 'conflict' | 'unknown';
  readonly stock: readonly StockLine[];
}

/** A product of a release that is about to be published. */
export interface InventoryQuery extends Pick<CatalogProduct, 'id' | 'productType'> {
  readonly variants: readonly Pick<CatalogVariant, 'sku' | 'qtyInStock' | 'unlimited'>[];
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
  /** Units reserved by the unpaid order of this cart count as available. */
  readonly cartId?: string;
}

export interface Quote {
  /** In the order of the request; null for unknown variants. */
  readonly lines: readonly (QuotedLine | null)[];
  /** Coupons that exist and can be used now, regardless of the subtotal. */
  readonly coupons: readonly Coupon[];
  /** Whether the store has any coupons; the checkout hides the coupon field otherwise. */
  readonly hasCoupons: boolean;
}

export interface QuotedLine extends LineKey {
  readonly variantId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly productType: number;
  readonly priceCents: number;
  /** Absent when the release does not contain it: the currency of the store. */
  readonly currency?: string;
  /** Null for unlimited stock; 0 for variants that are no longer sold. */
  readonly available: number | null;
}

export interface OrderedLine extends LineKey {
  readonly quantity: number;
  readonly additionalFields?: string;
}

/** Whether the price of a line is in the currency of the store; a release of an older version has no other prices. */
export function isInCurrency({ currency }: QuotedLine, store: Pick<EdgeStore, 'currency'>): boolean {
  return currency === undefined || currency === store.currency;
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

/** Event of a payment provider. Events may arrive repeatedly, late, and in any order. */
export interface PaymentEvent {
  readonly id: string;
  readonly ref: string;
  readonly kind: 'paid' | 'failed' | 'refunded';
  readonly amountCents: number;
  readonly currency: string;
}

/** Why a received payment is refunded. */
export type RejectionReason = 'other-amount' | 'superseded' | 'cancelled' | 'coupon-used-up' | 'sold-out';

/** Emails to send when the event marks the order as paid, or when the payment is rejected, by reason. */
export interface OrderEmails {
  readonly paid: readonly Email[];
  readonly rejected: Readonly<Partial<Record<RejectionReason, readonly Email[]>>>;
}

export interface ConfirmResult {
  /**
   * `refused`: the payment cannot be accepted and must be refunded, unless it is a test payment; `ignored`: the event has
   * no effect anymore; `unknown`: the payment does not exist.
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
   * `superseded`: replaced by a newer payment of the order. `refund-due`: must be refunded. `refused`: a test payment that
   * was not accepted; no refund is due.
   */
  readonly state: PaymentState | 'superseded' | 'refund-due' | 'refused';
  /** A test payment: no money moves. */
  readonly isTest: boolean;
  readonly expiresOn: number;
}

export interface OrdersQuery {
  readonly limit: number;
  /** Number of orders before the page. */
  readonly offset?: number;
  /** `nextPageCursor` of the previous page; only for the default order, newest first. */
  readonly cursor?: string;
  readonly filter?: OrderFilter;
  /** Words that occur in the order, as in `searchWords`. */
  readonly search?: string;
  readonly sort?: OrderSort;
  readonly isAscending?: boolean;
}

export interface OrdersPage {
  readonly orders: readonly StoredOrder[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
}

export interface OrderSummaryQuery {
  /** Start of each day in epoch milliseconds, oldest first; the last day is open-ended. */
  readonly dayStarts: readonly number[];
}

export type OrderSummary = Omit<EditorOrderSummaryResponse, 'timeZone' | 'days'>;

/** `rejected`: the transition is not allowed. */
export interface OrderChangeResult {
  readonly outcome: 'changed' | 'rejected' | 'unknown';
  readonly order?: StoredOrder;
}

export interface OrderChange {
  readonly orderId: string;
  readonly state: FulfilmentState;
  readonly actor: string;
  /** Emails to send if the order is paid and a refund is due. */
  readonly cancellationEmails?: readonly Email[];
  /** Email to the customer when the order is fulfilled; sent at most once per order. */
  readonly notification?: ShippedEmail;
}

/** Return of a fulfilled order. */
export interface OrderReturn {
  readonly orderId: string;
  readonly actor: string;
  /** A refund is due. */
  readonly isRefunded: boolean;
  /** The items return to stock. */
  readonly isRestocked: boolean;
  /** Emails to send if a refund is due. */
  readonly emails: readonly Email[];
}

export interface ShippedEmail {
  readonly email: Email;
  readonly tracking?: string;
}

/** A coupon with its limits; codes are case-insensitive. */
export interface CouponRule extends Coupon {
  readonly maxUses?: number;
}

/** A line of the audit log; an `incident` requires action. */
export interface AuditLine {
  readonly id: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: 'stock' | 'price' | 'order' | 'incident';
  /** Empty for lines without an item. */
  readonly itemId: string;
  readonly sku: string;
  readonly detail: string;
}

/** The products of a release. */
export interface Catalog {
  readonly products: EdgeData['products'];
  readonly releaseId: string;
  readonly siteId: string;
}

/** RPC interface of `StoreDO`: inventory, coupons, orders and payments of one site. */
/** Values that a tool of the dashboard stores for itself. */
export type Preferences = Readonly<Record<string, unknown>>;

export interface StoreObject {
  /** Updates the inventory to the products of the live release. */
  sync(catalog: Catalog): Promise<void>;
  /** Returns the stock of some items, or of all. */
  stock(itemIds?: readonly string[]): readonly StockLine[];
  /** Returns the stock that these products will have once they are published. */
  expectedStock(products: readonly InventoryQuery[]): readonly ExpectedStock[];
  /** Sets the stock of all lines or none. */
  setStock(changes: readonly StockChange[], actor: string, siteId?: string): Promise<InventoryResponse>;
  /** Returns current prices, availability and usable coupons. */
  quote(request: QuoteRequest): Quote;
  placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderResult>;
  payment(ref: string): OrderOfPayment | undefined;
  /** Returns the pending payment of an order. */
  openPayment(orderId: string): StoredPayment | undefined;
  /** Applies an event of a payment provider. */
  confirm(event: PaymentEvent, emails: OrderEmails): Promise<ConfirmResult>;
  order(id: string): StoredOrder | undefined;
  orders(query: OrdersQuery): OrdersPage;
  summarizeOrders(query: OrderSummaryQuery): OrderSummary;
  changeOrder(change: OrderChange): Promise<OrderChangeResult>;
  returnOrder(request: OrderReturn): Promise<OrderChangeResult>;
  saveCoupon(coupon: CouponRule): void;
  /** Returns the preferences of a namespace; empty for an unknown one. */
  preferences(namespace: string): Preferences;
  /** Replaces the preferences of a namespace. Returns false if there are too many namespaces. */
  savePreferences(namespace: string, preferences: Preferences): boolean;
  emailStatus(id: string): EmailStatus;
  listOutbox(query: OutboxQuery): readonly OutboxMessage[];
  /** Lists audit lines, newest first; `before` is the id of the last line of the previous page. */
  audit(limit: number, before?: number): readonly AuditLine[];
}
