import type { EmailStatus } from '../../../formatters/vocabulary/api/emails.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { CartObject } from '../../domain/cart.ts';
import { cartShard } from '../../domain/cart-id.ts';
import type { OutboxMessage, OutboxQuery } from '../../domain/email.ts';
import type { Metric } from '../../domain/metrics.ts';
import type { RestockObject } from '../../domain/restock.ts';
import type { OrderChange, OrderChangeResult, OrderReturn } from '../../domain/store/change-order.ts';
import type {
  ExpectedStock,
  InventoryQuery,
  InventoryResponse,
  StockChange,
  StockLine,
  StockTotals,
} from '../../domain/store/inventory.ts';
import type {
  OrderSummary,
  OrderSummaryQuery,
  OrdersPage,
  OrdersQuery,
} from '../../domain/store/list-orders.ts';
import type {
  ConfirmResult,
  OrderEmails,
  OrderOfPayment,
  PaymentEvent,
  StoredPayment,
} from '../../domain/store/payment.ts';
import type { PlaceOrderRequest, PlaceOrderResult } from '../../domain/store/place-order.ts';
import type { Purchaser } from '../../domain/store/purchaser.ts';
import type { Quote, QuoteRequest } from '../../domain/store/quote.ts';
import type {
  AuditLine,
  Catalog,
  CouponRule,
  Preferences,
  StoreObject,
} from '../../domain/store/store-object.ts';
import type { Env } from '../../platform/env.ts';
import { logError } from '../../platform/log-error.ts';
import { OBJECT_NAMES } from '../../platform/remote/object-names.ts';
import { connect } from '../../platform/remote/remote.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { countBy, countRows, emailMetrics } from '../metrics.ts';
import { createOutbox, type OutboxContext } from '../outbox.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { StorageObject } from '../storage-object.ts';
import { listAudit } from './audit/audit.ts';
import { saveCoupon } from './coupons/coupons.ts';
import { expectedStock } from './inventory/expected-stock.ts';
import { changeStock, readStock, readStockTotals } from './inventory/inventory.ts';
import { quoteLines } from './inventory/quote.ts';
import { syncCatalog } from './inventory/sync-catalog.ts';
import { changeOrder } from './orders/change-order.ts';
import { hasBought } from './orders/has-bought.ts';
import { listOrders, REFUND_DUE } from './orders/list-orders.ts';
import { readOrder } from './orders/orders.ts';
import {
  applyPaymentEvent,
  countDeclines,
  expirePayments,
  nextExpiry,
  readOpenPayment,
  readPayment,
} from './orders/payments.ts';
import { isKnownKey, placeOrder } from './orders/place-order.ts';
import { returnOrder } from './orders/return-order.ts';
import { summarizeOrders } from './orders/summarize-orders.ts';
import { hasPendingTasks } from './pending-tasks.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { STORE_SCHEMA } from './schema.ts';
import { readSiteId, storeSiteId } from './site-id.ts';

const MINUTE_MS = 60_000;
/** Orders per address (edge 4.3). */
const ORDER_LIMITS = [
  { max: 5, windowMs: MINUTE_MS },
  { max: 20, windowMs: 60 * MINUTE_MS },
];
/** Declined payments per cart, which limits the testing of stolen cards (edge 4.3). */
const MAX_DECLINES = 3;
const DECLINES_WINDOW_MS = 60 * MINUTE_MS;

/** Variants on sale that are sold out. */
const SOLD_OUT = 'variants WHERE is_sellable = 1 AND unlimited = 0 AND on_hand = 0';

/** Delay before a failed task of the alarm is retried. */
const RETRY_MS = 5000;

/**
 * Inventory, coupons, orders and payments of one site, with the emails they cause, in one database with one writer. Each
 * operation is one synchronous transaction (edge 4.2).
 */
export class StoreDO extends StorageObject implements StoreObject {
  readonly #context: OutboxContext;
  readonly #limiter = createRateLimiter(() => this.clock());
  /** Earliest time of the next alarm after a failed task; in memory only. */
  #retryAt = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, STORE_SCHEMA);
    const { sql, clock } = this.storage;
    this.#context = { sql, clock, outbox: createOutbox(sql, clock, createEmailProvider(env)) };
    this.initAlarm();
  }

  async sync(catalog: Catalog): Promise<void> {
    this.transaction(() => syncCatalog(this.#context, catalog));
    await this.alarms.schedule();
  }

  stock(itemIds?: readonly string[]): readonly StockLine[] {
    return readStock(this.#context, itemIds);
  }

  stockTotals(): StockTotals {
    return readStockTotals(this.#context);
  }

  expectedStock(products: readonly InventoryQuery[]): readonly ExpectedStock[] {
    return expectedStock(this.#context, products);
  }

  /** `siteId` is stored for objects that were created before releases stored it. */
  async setStock(
    changes: readonly StockChange[],
    actor: string,
    siteId?: string,
  ): Promise<InventoryResponse> {
    const response = this.transaction(() => {
      if (siteId !== undefined) storeSiteId(this.#context, siteId);
      return changeStock(this.#context, changes, actor);
    });
    await this.alarms.schedule();
    return response;
  }

  quote(request: QuoteRequest): Quote {
    return quoteLines(this.#context, request);
  }

  async placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderResult> {
    const rejection = this.#limit(request);
    if (rejection !== undefined) return rejection;
    const response = this.transaction(() => placeOrder(this.#context, request));
    await this.alarms.schedule();
    return response;
  }

  payment(ref: string): OrderOfPayment | undefined {
    return readPayment(this.#context, ref);
  }

  openPayment(orderId: string): StoredPayment | undefined {
    return readOpenPayment(this.#context, orderId);
  }

  async confirm(event: PaymentEvent, emails: OrderEmails, isDelivered = false): Promise<ConfirmResult> {
    const response = this.transaction(() => applyPaymentEvent(this.#context, event, { emails, isDelivered }));
    await this.alarms.schedule();
    return response;
  }

  order(id: string): StoredOrder | undefined {
    return readOrder(this.#context, id);
  }

  hasBought(purchaser: Purchaser): boolean {
    return hasBought(this.#context, purchaser);
  }

  orders(query: OrdersQuery): OrdersPage {
    return this.transaction(() => listOrders(this.#context, query));
  }

  summarizeOrders(query: OrderSummaryQuery): OrderSummary {
    return summarizeOrders(this.#context, query);
  }

  async changeOrder(change: OrderChange): Promise<OrderChangeResult> {
    const response = this.transaction(() => changeOrder(this.#context, change));
    await this.alarms.schedule();
    return response;
  }

  async returnOrder(request: OrderReturn): Promise<OrderChangeResult> {
    const response = this.transaction(() => returnOrder(this.#context, request));
    await this.alarms.schedule();
    return response;
  }

  preferences(namespace: string): Preferences {
    return readPreferences(this.#context, namespace);
  }

  savePreferences(namespace: string, preferences: Preferences): boolean {
    return this.transaction(() => savePreferences(this.#context, namespace, preferences));
  }

  saveCoupon(coupon: CouponRule): void {
    this.transaction(() => saveCoupon(this.#context, coupon));
  }

  emailStatus(id: string): EmailStatus {
    return this.#context.outbox.emailStatus(id);
  }

  listOutbox(query: OutboxQuery): readonly OutboxMessage[] {
    return this.#context.outbox.list(query);
  }

  audit(limit: number, before?: number): readonly AuditLine[] {
    return listAudit(this.#context, limit, before);
  }

  /**
   * Expires payments, closes paid carts, reports restocked variants and sends emails: last, since the provider may be
   * slow. Every task is idempotent, and failed ones are retried by the next alarm.
   */
  protected override async runTasks(): Promise<void> {
    const steps = [
      () => this.transaction(() => expirePayments(this.#context)),
      () => this.#closeCarts(),
      () => this.#notifyRestock(),
      () => this.#context.outbox.deliver(),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        this.#handleFailure(error);
      }
    }
    await this.alarms.reschedule();
  }

  #handleFailure(error: unknown): void {
    this.#retryAt = this.clock() + RETRY_MS;
    logError(error, { object: 'StoreDO', step: 'alarm' });
  }

  #limit({ key, cart, clientAddress }: PlaceOrderRequest): PlaceOrderResult | undefined {
    // Retries are not limited.
    if (isKnownKey(this.#context, key)) return undefined;
    const since = this.clock() - DECLINES_WINDOW_MS;
    if (cart !== undefined && countDeclines(this.#context, cart.id, since) >= MAX_DECLINES) {
      return { outcome: 'too-often', retryAfterSeconds: DECLINES_WINDOW_MS / 1000, isDeclined: true };
    }
    const wait = this.#limiter.take(clientAddress, ORDER_LIMITS);
    return wait === undefined
      ? undefined
      : { outcome: 'too-often', retryAfterSeconds: wait, isDeclined: false };
  }

  /** Repeats what the Worker does after a payment, in case it was interrupted. */
  async #closeCarts(): Promise<void> {
    const { sql } = this.storage;
    const pending = sql
      .exec(
        'SELECT cart_closings.*, site_id FROM cart_closings JOIN orders ON orders.id = order_id LIMIT 100',
      )
      .toArray();
    for (const { cart_id, order_id, site_id } of pending) {
      const cartId = String(cart_id);
      const name = OBJECT_NAMES.cart(String(site_id), cartShard(cartId));
      try {
        await connect<CartObject>(this.env.CART, name, { close: true }).close(cartId, String(order_id));
        sql.exec('DELETE FROM cart_closings WHERE cart_id = ?', cartId);
      } catch (error) {
        this.#handleFailure(error);
      }
    }
  }

  /** Runs in the alarm, so that a crash between the write and the notification is repaired. */
  async #notifyRestock(): Promise<void> {
    const { sql } = this.storage;
    const restocked = sql
      .exec('SELECT item_id, sku, variant_id FROM stock_rises JOIN variants USING (item_id, sku) LIMIT 100')
      .toArray();
    const siteId = readSiteId(this.#context);
    if (restocked.length === 0 || siteId === undefined) return;
    const items = restocked.map(({ item_id, variant_id }) => ({
      productId: String(item_id),
      variantId: String(variant_id),
    }));
    const restock = connect<RestockObject>(this.env.RESTOCK, OBJECT_NAMES.restock(siteId));
    await restock.handleRestock(siteId, items);
    for (const { item_id, sku } of restocked)
      sql.exec('DELETE FROM stock_rises WHERE item_id = ? AND sku = ?', item_id, sku);
  }

  protected override ownMetrics(): readonly Metric[] {
    return [
      ...countBy(this.storage, 'quoin_orders', { label: 'state', value: 'payment_state', from: 'orders' }),
      ...countRows(this.storage, 'quoin_refunds_due', `orders WHERE ${REFUND_DUE}`),
      ...countRows(this.storage, 'quoin_sold_out_variants', SOLD_OUT),
      ...emailMetrics(this.storage, { hasProvider: createEmailProvider(this.env) !== undefined }),
    ];
  }

  protected override nextAlarm(): number | undefined {
    const times = [
      hasPendingTasks(this.#context) ? this.clock() : undefined,
      nextExpiry(this.#context),
      this.#context.outbox.nextDue(),
    ];
    const next = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(next) ? Math.max(next, this.#retryAt) : undefined;
  }
}
