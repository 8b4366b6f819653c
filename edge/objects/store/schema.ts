import { OUTBOX_HEADERS, OUTBOX_TABLE } from '../outbox.ts';
import { ORDER_MEMBERS } from './orders/has-bought.ts';
import { ORDER_LIST_INDEXES } from './orders/list-orders.ts';
import { ORDER_TEXTS_TABLE } from './orders/search-orders.ts';

/** SQL of the last step: pending orders without a pending payment. */
const STUCK = `SELECT id FROM orders WHERE payment_state = 'pending' AND fulfilment_state <> 'cancelled'
  AND id NOT IN (SELECT order_id FROM payments WHERE state = 'pending')`;

/** Migration steps; append-only (edge 4.4). */
export const STORE_SCHEMA: readonly string[] = [
  `CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);

-- on_hand: units that can be sold, without reserved and sold ones. doc_*: stock of the document at the last sync.
-- shortfall: units that a document removed although they were sold.
CREATE TABLE variants (
  item_id TEXT NOT NULL, sku TEXT NOT NULL, variant_id TEXT NOT NULL, title TEXT NOT NULL, attributes TEXT NOT NULL,
  product_type INTEGER NOT NULL, price_cents INTEGER NOT NULL,
  on_hand INTEGER NOT NULL CHECK (on_hand >= 0), shortfall INTEGER NOT NULL DEFAULT 0,
  unlimited INTEGER NOT NULL, doc_qty INTEGER NOT NULL, doc_unlimited INTEGER NOT NULL,
  is_sellable INTEGER NOT NULL,
  PRIMARY KEY (item_id, sku)
) WITHOUT ROWID;

CREATE TABLE orders (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, cart_id TEXT NOT NULL UNIQUE, site_id TEXT NOT NULL,
  created_on INTEGER NOT NULL, email TEXT NOT NULL, currency TEXT NOT NULL, is_test INTEGER NOT NULL,
  subtotal_cents INTEGER NOT NULL, discount_cents INTEGER NOT NULL, shipping_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL, included_tax_cents INTEGER NOT NULL, grand_total_cents INTEGER NOT NULL,
  coupon_codes TEXT NOT NULL, shipping_name TEXT, shipping_address TEXT,
  payment_state TEXT NOT NULL, fulfilment_state TEXT NOT NULL, paid_on INTEGER
);

CREATE TABLE order_lines (
  order_id TEXT NOT NULL, position INTEGER NOT NULL, item_id TEXT NOT NULL, sku TEXT NOT NULL,
  attributes TEXT NOT NULL, title TEXT NOT NULL, quantity INTEGER NOT NULL, unit_price_cents INTEGER NOT NULL,
  additional_fields TEXT,
  PRIMARY KEY (order_id, position)
) WITHOUT ROWID;

-- Units deducted from on_hand for an order: reserved until expires_on, or sold if it is null.
CREATE TABLE holds (
  order_id TEXT NOT NULL, item_id TEXT NOT NULL, sku TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0), expires_on INTEGER,
  PRIMARY KEY (order_id, item_id, sku)
) WITHOUT ROWID;

CREATE TABLE idempotency (
  key TEXT PRIMARY KEY, body_hash TEXT NOT NULL, order_id TEXT NOT NULL, payment_ref TEXT NOT NULL,
  created_on INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE payments (
  ref TEXT PRIMARY KEY, order_id TEXT NOT NULL, provider TEXT NOT NULL, amount_cents INTEGER NOT NULL,
  currency TEXT NOT NULL, state TEXT NOT NULL, created_on INTEGER NOT NULL, expires_on INTEGER NOT NULL,
  decided_on INTEGER
) WITHOUT ROWID;
CREATE INDEX payments_of_order ON payments (order_id);
CREATE INDEX payments_pending ON payments (expires_on) WHERE state = 'pending';

CREATE TABLE payment_events (
  id TEXT PRIMARY KEY, ref TEXT NOT NULL, kind TEXT NOT NULL, received_on INTEGER NOT NULL, outcome TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE coupons (
  code TEXT PRIMARY KEY, kind TEXT NOT NULL, amount_cents INTEGER, percent TEXT, minimum_subtotal_cents INTEGER,
  expires_on INTEGER, max_uses INTEGER, used INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0)
) WITHOUT ROWID;

CREATE TABLE coupon_uses (
  order_id TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (order_id, code)
) WITHOUT ROWID;

-- Carts of paid orders that have to be closed.
CREATE TABLE cart_closings (cart_id TEXT PRIMARY KEY, order_id TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE audit (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, actor TEXT NOT NULL, kind TEXT NOT NULL,
  item_id TEXT NOT NULL, sku TEXT NOT NULL, detail TEXT NOT NULL
)`,
  OUTBOX_TABLE,
  `-- Restocked variants whose back-in-stock requests have to be notified.
CREATE TABLE stock_rises (item_id TEXT NOT NULL, sku TEXT NOT NULL, PRIMARY KEY (item_id, sku)) WITHOUT ROWID;
CREATE TRIGGER stock_rose AFTER UPDATE OF on_hand, unlimited ON variants
WHEN old.on_hand = 0 AND old.unlimited = 0 AND (new.on_hand > 0 OR new.unlimited = 1)
BEGIN
  INSERT OR IGNORE INTO stock_rises (item_id, sku) VALUES (new.item_id, new.sku);
END`,
  `-- Indexes for deleting unpaid orders.
ALTER TABLE orders ADD COLUMN had_money INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET had_money = 1 WHERE paid_on IS NOT NULL
  OR id IN (SELECT order_id FROM payments WHERE state IN ('paid', 'refunded', 'refund-due'));
CREATE INDEX orders_unpaid ON orders (created_on) WHERE had_money = 0 AND payment_state IN ('failed', 'expired');
CREATE INDEX idempotency_of_order ON idempotency (order_id);
CREATE INDEX payment_events_of_payment ON payment_events (ref)`,
  `-- When the customer was notified that the order was shipped, and the tracking code.
ALTER TABLE orders ADD COLUMN sent_letter_on INTEGER;
ALTER TABLE orders ADD COLUMN tracking TEXT`,
  `-- Test payments of canceled orders were marked as refunded although no money had moved.
UPDATE payments SET state = 'paid' WHERE state = 'refunded'
  AND order_id IN (SELECT id FROM orders WHERE is_test = 1 AND payment_state = 'refunded' AND fulfilment_state = 'cancelled');
UPDATE orders SET payment_state = 'paid'
  WHERE is_test = 1 AND payment_state = 'refunded' AND fulfilment_state = 'cancelled'`,
  `-- Test mode is a property of the payment. No refund is due for test payments.
ALTER TABLE payments ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0;
UPDATE payments SET is_test = 1 WHERE provider = 'test';
UPDATE payments SET state = 'refused' WHERE state = 'refund-due' AND is_test = 1;
UPDATE orders SET had_money = 0 WHERE paid_on IS NULL
  AND id IN (SELECT order_id FROM payments WHERE state = 'refused')
  AND id NOT IN (SELECT order_id FROM payments WHERE state IN ('paid', 'refunded', 'refund-due'));
-- When the items were returned to stock.
ALTER TABLE orders ADD COLUMN returned_on INTEGER;
-- Names and rates of the applied taxes.
ALTER TABLE orders ADD COLUMN taxes TEXT`,
  `-- Orders whose payment had another amount stayed pending with their reservations. Their refunds stay due.
UPDATE variants SET
  on_hand = max(0, on_hand - shortfall + held.quantity), shortfall = max(0, shortfall - on_hand - held.quantity)
FROM (SELECT item_id, sku, SUM(quantity) AS quantity FROM holds WHERE order_id IN (${STUCK}) GROUP BY item_id, sku) AS held
WHERE variants.item_id = held.item_id AND variants.sku = held.sku;
DELETE FROM holds WHERE order_id IN (${STUCK});
UPDATE coupons SET used = max(0, used - given.uses)
FROM (SELECT code, COUNT(*) AS uses FROM coupon_uses WHERE order_id IN (${STUCK}) GROUP BY code) AS given
WHERE coupons.code = given.code;
DELETE FROM coupon_uses WHERE order_id IN (${STUCK});
UPDATE orders SET payment_state = 'failed' WHERE id IN (${STUCK})`,
  `-- Currency of the price; null for variants of releases without it.
ALTER TABLE variants ADD COLUMN currency TEXT`,
  `${ORDER_LIST_INDEXES};
${ORDER_TEXTS_TABLE}`,
  `-- JSON by namespace.
CREATE TABLE preferences (namespace TEXT PRIMARY KEY, body TEXT NOT NULL)`,
  OUTBOX_HEADERS,
  `-- Code of the customer's language; null for the primary one.
ALTER TABLE orders ADD COLUMN language TEXT`,
  ORDER_MEMBERS,
];
