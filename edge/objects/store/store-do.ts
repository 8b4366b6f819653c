import { DurableObject } from 'cloudflare:workers';
import type { RestockSendRequest, StoredOrder } from '../../../formatters/vocabulary/index.ts';
import { cartShard } from '../../commerce/cart-id.ts';
import type { Env } from '../../env.ts';
import { createMailPort } from '../../ports/mail.ts';
import { OBJECTS } from '../../tenancy/objects.ts';
import { connect } from '../../tenancy/remote.ts';
import { createOutbox, type Outbox, type OutboxMessage } from '../outbox.ts';
import { createRateLimiter } from '../rate-limit.ts';
import { migrate } from '../schema.ts';
import { listAudit } from './audit.ts';
import type { Books } from './books.ts';
import type {
  AuditLine,
  ConfirmAnswer,
  CouponRule,
  FulfilmentAnswer,
  FulfilmentChange,
  OrderMails,
  OrderOfPayment,
  OrdersPage,
  OrdersQuestion,
  PaymentEvent,
  PlaceOrderAnswer,
  PlaceOrderRequest,
  Quote,
  QuoteQuestion,
  StockAnswer,
  StockChange,
  StockLine,
  StoredPayment,
} from './ledger.ts';
import { changeFulfilment, listOrders, readOrder } from './orders/orders.ts';
import {
  countDeclines,
  expirePayments,
  nextExpiry,
  readOpenPayment,
  readPayment,
  takePaymentEvent,
} from './orders/payments.ts';
import { isKnownKey, placeOrder } from './orders/place-order.ts';
import { STORE_SCHEMA } from './schema.ts';
import { saveCoupon } from './stock/coupons.ts';
import { quoteLines } from './stock/quote.ts';
import { changeStock, readStock } from './stock/stock.ts';
import { type Catalogue, syncCatalogue } from './stock/sync-catalogue.ts';

const MINUTE = 60_000;
/** Of one address, and declined payments of one cart (edge 4.3): who tries stolen cards needs many. */
const ORDER_LIMITS = [
  { most: 5, windowMs: MINUTE },
  { most: 20, windowMs: 60 * MINUTE },
];
const MOST_DECLINES = 3;
const DECLINES_WINDOW = 60 * MINUTE;

/** The part of the carts' object that is asked here. */
/** What the ledger asks of the waiting lists. */
interface WaitingLists {
  stockRose(siteId: string, items: readonly RestockSendRequest[]): number;
}

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

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage, STORE_SCHEMA);
    const { sql } = ctx.storage;
    const clock = () => this.clock();
    this.books = { sql, clock, outbox: createOutbox(sql, clock, createMailPort(env)) };
  }

  /** The products of the release that has become live. */
  async sync(catalogue: Catalogue): Promise<void> {
    this.write(() => syncCatalogue(this.books, catalogue));
    await this.setAlarm();
  }

  /** The stock of some items, or of all. */
  stock(itemIds?: readonly string[]): readonly StockLine[] {
    return readStock(this.books, itemIds);
  }

  async setStock(changes: readonly StockChange[], actor: string): Promise<StockAnswer> {
    const answer = this.write(() => changeStock(this.books, changes, actor));
    await this.setAlarm();
    return answer;
  }

  quote(question: QuoteQuestion): Quote {
    return quoteLines(this.books, question);
  }

  async placeOrder(request: PlaceOrderRequest): Promise<PlaceOrderAnswer> {
    const refusal = this.tooOften(request);
    if (refusal !== undefined) return refusal;
    const answer = this.write(() => placeOrder(this.books, request));
    await this.setAlarm();
    return answer;
  }

  payment(ref: string): OrderOfPayment | undefined {
    return readPayment(this.books, ref);
  }

  /** The payment that an order waits for. */
  openPayment(orderId: string): StoredPayment | undefined {
    return readOpenPayment(this.books, orderId);
  }

  async confirm(event: PaymentEvent, mails: OrderMails): Promise<ConfirmAnswer> {
    const answer = this.write(() => takePaymentEvent(this.books, event, mails));
    await this.setAlarm();
    return answer;
  }

  order(id: string): StoredOrder | undefined {
    return readOrder(this.books, id);
  }

  orders(question: OrdersQuestion): OrdersPage {
    return listOrders(this.books, question);
  }

  async fulfil(change: FulfilmentChange): Promise<FulfilmentAnswer> {
    const answer = this.write(() => changeFulfilment(this.books, change));
    await this.setAlarm();
    return answer;
  }

  saveCoupon(coupon: CouponRule): void {
    this.write(() => saveCoupon(this.books, coupon));
  }

  listOutbox(question: { readonly limit: number; readonly before?: number }): readonly OutboxMessage[] {
    return this.books.outbox.list(question);
  }

  audit(limit: number): readonly AuditLine[] {
    return listAudit(this.books, limit);
  }

  /** Lets payments expire, tells carts that they were bought and waiting lists what is back, sends letters. All of it may happen twice. */
  override async alarm(): Promise<void> {
    this.write(() => expirePayments(this.books));
    await this.closeCarts();
    await this.tellRises();
    await this.books.outbox.deliver();
    await this.setAlarm();
  }

  private write<Answer>(step: () => Answer): Answer {
    return this.ctx.storage.transactionSync(step);
  }

  private tooOften({ key, cart, clientAddress }: PlaceOrderRequest): PlaceOrderAnswer | undefined {
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
      await connect<CartCloser>(this.env.CART, name).close(cartId, String(order_id));
      sql.exec('DELETE FROM cart_closings WHERE cart_id = ?', cartId);
    }
  }

  /** In an object of its own, so that a crash between the two is made good by the next alarm. */
  private async tellRises(): Promise<void> {
    const { sql } = this.ctx.storage;
    const rises = sql
      .exec('SELECT item_id, sku, variant_id FROM stock_rises JOIN variants USING (item_id, sku) LIMIT 100')
      .toArray();
    const [site] = sql.exec("SELECT value FROM meta WHERE key = 'site'").toArray();
    if (rises.length === 0 || site === undefined) return;
    const items = rises.map(({ item_id, variant_id }) => ({
      productId: String(item_id),
      variantId: String(variant_id),
    }));
    const siteId = String(site.value);
    await connect<WaitingLists>(this.env.RESTOCK, OBJECTS.restock(siteId)).stockRose(siteId, items);
    for (const { item_id, sku } of rises)
      sql.exec('DELETE FROM stock_rises WHERE item_id = ? AND sku = ?', item_id, sku);
  }

  private async setAlarm(): Promise<void> {
    const { promised } = this.ctx.storage.sql
      .exec('SELECT EXISTS (SELECT 1 FROM cart_closings) + EXISTS (SELECT 1 FROM stock_rises) AS promised')
      .one();
    const times = [
      promised === 0 ? undefined : this.clock(),
      nextExpiry(this.books),
      this.books.outbox.nextDue(),
    ];
    const next = Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(next)) await this.ctx.storage.setAlarm(next);
  }
}
