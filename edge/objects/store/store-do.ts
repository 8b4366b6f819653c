import { DurableObject } from 'cloudflare:workers';
import type { EmailStatus } from '../../../formatters/vocabulary/api/letters.ts';
import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { RestockSendRequest } from '../../../formatters/vocabulary/api/restock.ts';
import { cartShard } from '../../domain/cart-id.ts';
import type {
  AuditLine,
  ConfirmResult,
  CouponRule,
  ExpectedStock,
  InventoryQuery,
  InventoryResponse,
  OrderChange,
  OrderChangeResult,
  OrderEmails,
  OrderOfPayment,
  OrdersPage,
  OrdersQuery,
  PaymentEvent,
  PlaceOrderRequest,
  PlaceOrderResult,
  Quote,
  QuoteRequest,
  StockChange,
  StockLine,
  StoredPayment,
  TakenBack,
} from '../../domain/store.ts';
import type { Env } from '../../platform/env.ts';
import { logError } from '../../platform/log-error.ts';
import { OBJECTS } from '../../platform/remote/object-names.ts';
import { connect } from '../../platform/remote/remote.ts';
import { createEmailProvider } from '../../ports/create-email-provider.ts';
import { type Alarm, createAlarm } from '../alarm.ts';
import { migrate } from '../migrate.ts';
import { createOutbox, type Outbox, type OutboxMessage } from '../outbox.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import type { Books } from '../storage-context.ts';
import { listAudit } from './audit/audit.ts';
import { saveCoupon } from './coupons/coupons.ts';
import { expectStock } from './inventory/expected-stock.ts';
import { changeStock, readStock } from './inventory/inventory.ts';
import { quoteLines } from './inventory/quote.ts';
import { type Catalogue, syncCatalogue } from './inventory/sync-catalogue.ts';
import { changeOrder } from './orders/change-order.ts';
import { listOrders, readOrder } from './orders/orders.ts';
import {
  countDeclines,
  expirePayments,
  nextExpiry,
  readOpenPayment,
  readPayment,
  takePaymentEvent,
} from './orders/payments.ts';
import { isKnownKey, placeOrder } from './orders/place-order.ts';
import { takeBack } from './orders/return-order.ts';
import { STORE_SCHEMA } from './schema.ts';
import { rememberSite, siteOf } from './site-id.ts';

const MINUTE = 60_000;
/** Of one address, and declined payments of one cart (edge 4.3): who tries stolen cards needs many. */
const ORDER_LIMITS = [
  { most: 5, windowMs: MINUTE },
  { most: 20, windowMs: 60 * MINUTE },
];
const MOST_DECLINES = 3;
const DECLINES_WINDOW = 60 * MINUTE;

/** Neighbours that did not answer are asked again after this. */
const RETRY_MS = 5000;

/** The part of the waiting lists' object that is asked here. */
interface WaitingLists {
  stockRose(siteId: string, items: readonly RestockSendRequest[]): number;
}

/** The part of the carts' object that is asked here. */
interface CartCloser {
  close(cartId: string, orderId: string): void;
}

/**
 * The ledger of one site: stock, coupons, orders, payments and the letters they cause, in one database that one thread
 * writes. Every operation is one transaction and waits for nothing in between (edge 4.2).
 */
export class StoreDO extends DurableObject<Env> {
  /** Set by tests. */
  clock: () => number = Date.now;
  private readonly books: Books & { readonly outbox: Outbox };
  private readonly limiter = createRateLimiter(() => this.clock());
  private readonly bell: Alarm;
  /** When a step of the alarm that failed may be tried again; a rest of the object forgets it. */
  private retryOn = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, STORE_SCHEMA);
    const { sql } = ctx.storage;
    const clock = () => this.clock();
    this.books = { sql, clock, outbox: createOutbox(sql, clock, createEmailProvider(env)) };
    this.bell = createAlarm({ storage: ctx.storage, next: () => this.next(), clock });
    ctx.blockConcurrencyWhile(() => this.bell.wake());
  }

  /** The products of the release that has become live. */
  async sync(catalogue: Catalogue): Promise<void> {
    this.write(() => syncCatalogue(this.books, catalogue));
    await this.bell.keep();
  }

  /** The stock of some items, or of all. */
  stock(itemIds?: readonly string[]): readonly StockLine[] {
    return readStock(this.books, itemIds);
  }

  /** What there will be of these products once they are live. */
  expectStock(products: readonly InventoryQuery[]): readonly ExpectedStock[] {
    return expectStock(this.books, products);
  }

  /** `siteId`: for a ledger that has not seen a release since it began to remember its site. */
  async setStock(
    changes: readonly StockChange[],
    actor: string,
    siteId?: string,
  ): Promise<InventoryResponse> {
    const answer = this.write(() => {
      if (siteId !== undefined) rememberSite(this.books, siteId);
      return changeStock(this.books, changes, actor);
    });
    await this.bell.keep();
    return answer;
  }

  quote(question: QuoteRequest): Quote {
    return quoteLines(this.books, question);
  }

  async placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderResult> {
    const refusal = this.tooOften(request);
    if (refusal !== undefined) return refusal;
    const answer = this.write(() => placeOrder(this.books, request));
    await this.bell.keep();
    return answer;
  }

  payment(ref: string): OrderOfPayment | undefined {
    return readPayment(this.books, ref);
  }

  /** The payment that an order waits for. */
  openPayment(orderId: string): StoredPayment | undefined {
    return readOpenPayment(this.books, orderId);
  }

  async confirm(event: PaymentEvent, mails: OrderEmails): Promise<ConfirmResult> {
    const answer = this.write(() => takePaymentEvent(this.books, event, mails));
    await this.bell.keep();
    return answer;
  }

  order(id: string): StoredOrder | undefined {
    return readOrder(this.books, id);
  }

  orders(question: OrdersQuery): OrdersPage {
    return listOrders(this.books, question);
  }

  async changeOrder(change: OrderChange): Promise<OrderChangeResult> {
    const answer = this.write(() => changeOrder(this.books, change));
    await this.bell.keep();
    return answer;
  }

  async takeBack(taken: TakenBack): Promise<OrderChangeResult> {
    const answer = this.write(() => takeBack(this.books, taken));
    await this.bell.keep();
    return answer;
  }

  saveCoupon(coupon: CouponRule): void {
    this.write(() => saveCoupon(this.books, coupon));
  }

  /** What became of a letter that was promised. */
  emailStatus(id: string): EmailStatus {
    return this.books.outbox.emailStatus(id);
  }

  listOutbox(question: { readonly limit: number; readonly before?: number }): readonly OutboxMessage[] {
    return this.books.outbox.list(question);
  }

  /** Newest first; `before` is the id of the last line of the page before. */
  audit(limit: number, before?: number): readonly AuditLine[] {
    return listAudit(this.books, limit, before);
  }

  /**
   * Lets payments expire, tells carts that they were bought and waiting lists what is back, and sends letters: last, as their
   * provider may take its time. All of it may happen twice: a neighbour that fails is asked again by the next alarm.
   */
  override async alarm(): Promise<void> {
    const steps = [
      () => this.write(() => expirePayments(this.books)),
      () => this.closeCarts(),
      () => this.tellRises(),
      () => this.books.outbox.deliver(),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        this.failed(error);
      }
    }
    await this.bell.again();
  }

  private failed(error: unknown): void {
    this.retryOn = this.clock() + RETRY_MS;
    logError(error, { object: 'StoreDO', step: 'alarm' });
  }

  private write<Answer>(step: () => Answer): Answer {
    return this.ctx.storage.transactionSync(step);
  }

  private tooOften({ key, cart, clientAddress }: PlaceOrderRequest): PlaceOrderResult | undefined {
    // Whoever asks again for what was answered already does no harm.
    if (isKnownKey(this.books, key)) return undefined;
    const since = this.clock() - DECLINES_WINDOW;
    if (cart !== undefined && countDeclines(this.books, cart.id, since) >= MOST_DECLINES) {
      return { outcome: 'too-often', retryAfterSeconds: DECLINES_WINDOW / 1000, isDeclined: true };
    }
    const wait = this.limiter.take(clientAddress, ORDER_LIMITS);
    return wait === undefined
      ? undefined
      : { outcome: 'too-often', retryAfterSeconds: wait, isDeclined: false };
  }

  /** The Worker has told them already, unless it was stopped right then. */
  private async closeCarts(): Promise<void> {
    const { sql } = this.ctx.storage;
    const waiting = sql
      .exec(
        'SELECT cart_closings.*, site_id FROM cart_closings JOIN orders ON orders.id = order_id LIMIT 100',
      )
      .toArray();
    for (const { cart_id, order_id, site_id } of waiting) {
      const cartId = String(cart_id);
      const name = OBJECTS.cart(String(site_id), cartShard(cartId));
      try {
        await connect<CartCloser>(this.env.CART, name, { close: true }).close(cartId, String(order_id));
        sql.exec('DELETE FROM cart_closings WHERE cart_id = ?', cartId);
      } catch (error) {
        this.failed(error);
      }
    }
  }

  /** In an object of its own, so that a crash between the two is made good by the next alarm. */
  private async tellRises(): Promise<void> {
    const { sql } = this.ctx.storage;
    const rises = sql
      .exec('SELECT item_id, sku, variant_id FROM stock_rises JOIN variants USING (item_id, sku) LIMIT 100')
      .toArray();
    const siteId = siteOf(this.books);
    if (rises.length === 0 || siteId === undefined) return;
    const items = rises.map(({ item_id, variant_id }) => ({
      productId: String(item_id),
      variantId: String(variant_id),
    }));
    const lists = connect<WaitingLists>(this.env.RESTOCK, OBJECTS.restock(siteId), {});
    await lists.stockRose(siteId, items);
    for (const { item_id, sku } of rises)
      sql.exec('DELETE FROM stock_rises WHERE item_id = ? AND sku = ?', item_id, sku);
  }

  private next(): number | undefined {
    const times = [
      isAnythingPromised(this.books) ? this.clock() : undefined,
      nextExpiry(this.books),
      this.books.outbox.nextDue(),
    ];
    const next = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(next) ? Math.max(next, this.retryOn) : undefined;
  }
}

/** A neighbour has to be told something, and it is known which one. */
function isAnythingPromised(books: Books): boolean {
  const { closings, rises } = books.sql
    .exec(
      'SELECT EXISTS (SELECT 1 FROM cart_closings) AS closings, EXISTS (SELECT 1 FROM stock_rises) AS rises',
    )
    .one();
  return closings === 1 || (rises === 1 && siteOf(books) !== undefined);
}
