import type { ShippingLocation } from '../../../formatters/vocabulary/api/cart.ts';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';
import type {
  CartAdd,
  CartChange,
  CartKind,
  FieldsChange,
  QuantityChange,
  ShippingChoice,
  StoredCart,
  StoredEntry,
} from '../../domain/cart.ts';
import type { Row, StorageContext } from '../storage-context.ts';

/** Maximum number of entries and coupons of a cart. */
const MAX_ENTRIES = 100;
const MAX_COUPONS = 10;

export function readCart({ sql }: StorageContext, id: string): StoredCart | undefined {
  const [row] = sql.exec('SELECT * FROM carts WHERE id = ?', id).toArray();
  if (row === undefined) return undefined;
  const entries = sql.exec('SELECT * FROM entries WHERE cart_id = ? ORDER BY position', id).toArray();
  return cartOf(row, entries.map(entryOf));
}

/**
 * Adds an entry and creates the cart if needed. The same variant with the same fields is one entry (R-ECART-API-09).
 */
export function addEntry(storage: StorageContext, cartId: string, add: CartAdd): CartChange {
  const cart = readCart(storage, cartId);
  if (cart?.orderId !== undefined) return { outcome: 'bought' };
  const known = cart?.entries.find(
    ({ itemId, sku, additionalFields }) =>
      itemId === add.itemId && sku === add.sku && additionalFields === add.additionalFields,
  );
  const quantity = add.quantity + (known?.quantity ?? 0);
  if (quantity > LIMITS.quantityMax) return { outcome: 'out-of-range' };
  if (known === undefined && (cart?.entries.length ?? 0) >= MAX_ENTRIES) return { outcome: 'full' };
  if (exceedsStock(cart?.entries ?? [], add, add.quantity)) return { outcome: 'not-enough' };
  const entryId = known?.id ?? crypto.randomUUID();
  touchCart(storage, cartId, add.kind);
  if (known !== undefined)
    storage.sql.exec('UPDATE entries SET quantity = ? WHERE id = ?', quantity, entryId);
  else insertEntry(storage, { cartId, entryId, add });
  if (add.addId !== undefined) {
    storage.sql.exec(
      'INSERT INTO adds (cart_id, add_id, entry_id) VALUES (?, ?, ?)',
      cartId,
      add.addId,
      entryId,
    );
  }
  return changed(storage, cartId, entryId);
}

/** Returns the result of an add that was processed before. */
export function repeatedAdd(storage: StorageContext, cartId: string, addId: string): CartChange | undefined {
  const [row] = storage.sql
    .exec('SELECT entry_id FROM adds WHERE cart_id = ? AND add_id = ?', cartId, addId)
    .toArray();
  return row && changed(storage, cartId, String(row.entry_id));
}

export function changeQuantity(
  storage: StorageContext,
  cart: StoredCart,
  change: QuantityChange,
): CartChange {
  const entry = cart.entries.find(({ id }) => id === change.entryId);
  if (change.quantity === 0) {
    // Removing a missing entry succeeds.
    storage.sql.exec('DELETE FROM entries WHERE id = ? AND cart_id = ?', change.entryId, cart.id);
    return changed(storage, cart.id, change.entryId);
  }
  if (entry === undefined) return { outcome: 'no-entry' };
  const others = cart.entries.filter(({ id }) => id !== entry.id);
  if (exceedsStock(others, { ...entry, available: change.available }, change.quantity)) {
    return { outcome: 'not-enough' };
  }
  storage.sql.exec('UPDATE entries SET quantity = ? WHERE id = ?', change.quantity, entry.id);
  return changed(storage, cart.id, entry.id);
}

export function changeFields(storage: StorageContext, cart: StoredCart, change: FieldsChange): CartChange {
  const { entryId, itemId, sku, additionalFields } = change;
  const entry = cart.entries.find((each) => each.id === entryId);
  if (entry?.itemId !== itemId || entry.sku !== sku) return { outcome: 'no-entry' };
  storage.sql.exec('UPDATE entries SET additional_fields = ? WHERE id = ?', additionalFields, entryId);
  return changed(storage, cart.id, entryId);
}

export function addCoupon(storage: StorageContext, cart: StoredCart, code: string): CartChange {
  const codes = [...cart.couponCodes.filter((each) => each !== code), code];
  if (codes.length > MAX_COUPONS) return { outcome: 'full' };
  return writeCoupons(storage, cart, codes);
}

/** Removes all coupons if no code is given. */
export function removeCoupon(
  storage: StorageContext,
  cart: StoredCart,
  code: string | undefined,
): CartChange {
  return writeCoupons(
    storage,
    cart,
    cart.couponCodes.filter((each) => code !== undefined && each !== code),
  );
}

export function chooseShipping(
  storage: StorageContext,
  cart: StoredCart,
  { optionId, location }: ShippingChoice,
): CartChange {
  storage.sql.exec(
    `UPDATE carts SET shipping_option_id = COALESCE(?2, shipping_option_id),
       shipping_location = COALESCE(?3, shipping_location) WHERE id = ?1`,
    cart.id,
    optionId ?? null,
    location === undefined ? null : JSON.stringify(location),
  );
  return changed(storage, cart.id);
}

/** Called by the store when the order is paid; may be repeated. */
export function closeCart({ sql }: StorageContext, cartId: string, orderId: string): void {
  sql.exec('UPDATE carts SET order_id = ? WHERE id = ? AND order_id IS NULL', orderId, cartId);
}

/** Deletes carts that have not changed since. */
export function deleteExpiredCarts({ sql }: StorageContext, before: number): void {
  for (const table of ['entries', 'adds']) {
    sql.exec(`DELETE FROM ${table} WHERE cart_id IN (SELECT id FROM carts WHERE touched_on <= ?)`, before);
  }
  sql.exec('DELETE FROM carts WHERE touched_on <= ?', before);
}

/** Returns the time of the least recent change. */
export function oldestUpdate({ sql }: StorageContext): number | undefined {
  const { oldest } = sql.exec('SELECT MIN(touched_on) AS oldest FROM carts').one();
  return oldest === null || oldest === undefined ? undefined : Number(oldest);
}

/** Extends the lifetime of a cart. */
export function touchCart({ sql, clock }: StorageContext, cartId: string, kind: CartKind): void {
  sql.exec(
    `INSERT INTO carts (id, kind, created_on, touched_on) VALUES (?1, ?2, ?3, ?3)
     ON CONFLICT (id) DO UPDATE SET touched_on = ?3`,
    cartId,
    kind,
    clock(),
  );
}

/** Whether the total quantity of a SKU exceeds its stock. */
function exceedsStock(
  others: readonly StoredEntry[],
  { itemId, sku, available }: Pick<CartAdd, 'itemId' | 'sku' | 'available'>,
  wanted: number,
): boolean {
  const inCart = others
    .filter((each) => each.itemId === itemId && each.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return available !== null && inCart + wanted > available;
}

function insertEntry(
  { sql }: StorageContext,
  { cartId, entryId, add }: { readonly cartId: string; readonly entryId: string; readonly add: CartAdd },
): void {
  sql.exec(
    `INSERT INTO entries (id, cart_id, position, item_id, sku, quantity, additional_fields)
     VALUES (?1, ?2, (SELECT COALESCE(MAX(position), 0) + 1 FROM entries WHERE cart_id = ?2), ?3, ?4, ?5, ?6)`,
    entryId,
    cartId,
    add.itemId,
    add.sku,
    add.quantity,
    add.additionalFields ?? null,
  );
}

function writeCoupons(storage: StorageContext, cart: StoredCart, codes: readonly string[]): CartChange {
  storage.sql.exec('UPDATE carts SET coupon_codes = ? WHERE id = ?', JSON.stringify(codes), cart.id);
  return changed(storage, cart.id);
}

function changed(storage: StorageContext, cartId: string, entryId?: string): CartChange {
  const cart = readCart(storage, cartId);
  if (cart === undefined) return { outcome: 'no-cart' };
  return { outcome: 'changed', cart, ...(entryId !== undefined && { entryId }) };
}

function cartOf(row: Row, entries: readonly StoredEntry[]): StoredCart {
  return {
    id: String(row.id),
    kind: row.kind as CartKind,
    createdOn: Number(row.created_on),
    couponCodes: JSON.parse(String(row.coupon_codes)) as readonly string[],
    entries,
    ...(row.order_id !== null && { orderId: String(row.order_id) }),
    ...(row.shipping_option_id !== null && { shippingOptionId: String(row.shipping_option_id) }),
    ...(row.shipping_location !== null && {
      shippingLocation: JSON.parse(String(row.shipping_location)) as ShippingLocation,
    }),
  };
}

function entryOf(row: Row): StoredEntry {
  return {
    id: String(row.id),
    itemId: String(row.item_id),
    sku: String(row.sku),
    quantity: Number(row.quantity),
    ...(row.additional_fields !== null && { additionalFields: String(row.additional_fields) }),
  };
}
