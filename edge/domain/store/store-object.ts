import type { EdgeData } from '../../../compiler/model/index.ts';
import type { Coupon } from '../../../formatters/vocabulary/api/cart.ts';
import type { EmailStatus } from '../../../formatters/vocabulary/api/emails.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { OutboxMessage, OutboxQuery } from '../email.ts';
import type { MeasuredObject } from '../metrics.ts';
import type { MovableObject } from '../move.ts';
import type { OrderChange, OrderChangeResult, OrderReturn } from './change-order.ts';
import type {
  ExpectedStock,
  InventoryQuery,
  InventoryResponse,
  StockChange,
  StockLine,
  StockTotals,
} from './inventory.ts';
import type { OrderSummary, OrderSummaryQuery, OrdersPage, OrdersQuery } from './list-orders.ts';
import type { ConfirmResult, OrderEmails, OrderOfPayment, PaymentEvent, StoredPayment } from './payment.ts';
import type { PlaceOrderRequest, PlaceOrderResult } from './place-order.ts';
import type { Purchaser } from './purchaser.ts';
import type { Quote, QuoteRequest } from './quote.ts';

/** A coupon with its limits; codes are case-insensitive. */
export interface CouponRule extends Coupon {
  readonly maxUses?: number;
}

/** A line of the audit log; an `incident` requires action. */
export interface AuditLine {
  readonly id: number;
  /** Epoch milliseconds. */
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

/** Values that a tool of the dashboard stores for itself. */
export type Preferences = Readonly<Record<string, unknown>>;

/** RPC interface of `StoreDO`: inventory, coupons, orders and payments of one site. */
export interface StoreObject extends MeasuredObject, MovableObject {
  /** Updates the inventory to the products of the live release. */
  sync(catalog: Catalog): Promise<void>;
  /** Returns the stock of some items, or of all. */
  stock(itemIds?: readonly string[]): readonly StockLine[];
  stockTotals(): StockTotals;
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
  /** `isDelivered`: the emails and the order page deliver everything, so that a paid order is complete. Default: false. */
  confirm(event: PaymentEvent, emails: OrderEmails, isDelivered?: boolean): Promise<ConfirmResult>;
  order(id: string): StoredOrder | undefined;
  /** Whether an account has a delivered order of one of these products. */
  hasBought(purchaser: Purchaser): boolean;
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
