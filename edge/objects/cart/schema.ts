/** Migration steps; append-only (edge 4.4). */
export const CART_SCHEMA: readonly string[] = [
  `CREATE TABLE carts (
  id TEXT PRIMARY KEY, kind TEXT NOT NULL, created_on INTEGER NOT NULL, touched_on INTEGER NOT NULL, order_id TEXT,
  coupon_codes TEXT NOT NULL DEFAULT '[]', shipping_option_id TEXT, shipping_location TEXT
) WITHOUT ROWID;
CREATE INDEX carts_touched ON carts (touched_on);

CREATE TABLE entries (
  id TEXT PRIMARY KEY, cart_id TEXT NOT NULL, position INTEGER NOT NULL, item_id TEXT NOT NULL, sku TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0), additional_fields TEXT
) WITHOUT ROWID;
CREATE INDEX entries_of_cart ON entries (cart_id, position);

-- Processed adds, by idempotency key (R-ECART-API-14).
CREATE TABLE adds (cart_id TEXT NOT NULL, add_id TEXT NOT NULL, entry_id TEXT NOT NULL, PRIMARY KEY (cart_id, add_id))
  WITHOUT ROWID`,
];
