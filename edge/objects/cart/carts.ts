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

/** What the steps of a shard work on; each runs inside one transaction and waits for nothing. */
export interface Shelf {
  readonly sql: SqlStorage;
  readonly clock: () => number;
}

type Row = Readonly<Record<string, SqlStorageValue>>;

/** Different things in one cart, and coupons: more than anybody means. */
const MOST_ENTRIES = 100;
const MOST_COUPONS = 10;

export function readCart({ sql }: Shelf, id: string): StoredCart | undefined {
  const [row] = sql.exec('SELECT * FROM carts WHERE id = ?', id).toArray();
  if (row === undefined) return undefined;
  const entries = sql.exec('SELECT * FROM entries WHERE cart_id = ? ORDER BY position', id).toArray();
  return cartOf(row, entries.map(entryOf));
}

/** The first add makes the cart. The same thing with the same fields is one entry (R-ECART-API-09). */
export function addEntry(shelf: Shelf, cartId: string, add: CartAdd): CartChange {
  const cart = readCart(shelf, cartId);
  if (cart?.orderId !== undefined) return { outcome: 'bought' };
  const known = cart?.entries.find(
    ({ itemId, sku, additionalFields }) =>
      itemId === add.itemId && sku === add.sku && additionalFields === add.additionalFields,
  );
  const quantity = add.quantity + (known?.quantity ?? 0);
  if (quantity > LIMITS.quantityMax) return { outcome: 'out-of-range' };
  if (known === undefined && (cart?.entries.length ?? 0) >= MOST_ENTRIES) return { outcome: 'full' };
  if (isTooMuch(cart?.entries ?? [], add, add.quantity)) return { outcome: 'not-enough' };
  const entryId = known?.id ?? crypto.randomUUID();
  touchCart(shelf, cartId, add.kind);
  if (known !== undefined) shelf.sql.exec('UPDATE entries SET quantity = ? WHERE id = ?', quantity, entryId);
  else insertEntry(shelf, { cartId, entryId, add });
  if (add.addId !== undefined) {
    shelf.sql.exec(
      'INSERT INTO adds (cart_id, add_id, entry_id) VALUES (?, ?, ?)',
      cartId,
      add.addId,
      entryId,
    );
  }
  return changed(shelf, cartId, entryId);
}

/** The answer to an add that was carried out already. */
export function repeatedAdd(shelf: Shelf, cartId: string, addId: string): CartChange | undefined {
  const [row] = shelf.sql
    .exec('SELECT entry_id FROM adds WHERE cart_id = ? AND add_id = ?', cartId, addId)
    .toArray();
  return row && changed(shelf, cartId, String(row.entry_id));
}

export function changeQuantity(shelf: Shelf, cart: StoredCart, change: QuantityChange): CartChange {
  const entry = cart.entries.find(({ id }) => id === change.entryId);
  if (change.quantity === 0) {
    // What is gone already is gone.
    shelf.sql.exec('DELETE FROM entries WHERE id = ? AND cart_id = ?', change.entryId, cart.id);
    return changed(shelf, cart.id, change.entryId);
  }
  if (entry === undefined) return { outcome: 'no-entry' };
  const others = cart.entries.filter(({ id }) => id !== entry.id);
  if (isTooMuch(others, { ...entry, available: change.available }, change.quantity)) {
    return { outcome: 'not-enough' };
  }
  shelf.sql.exec('UPDATE entries SET quantity = ? WHERE id = ?', change.quantity, entry.id);
  return changed(shelf, cart.id, entry.id);
}

export function changeFields(shelf: Shelf, cart: StoredCart, change: FieldsChange): CartChange {
  const { entryId, itemId, sku, additionalFields } = change;
  const entry = cart.entries.find((each) => each.id === entryId);
  if (entry?.itemId !== itemId || entry.sku !== sku) return { outcome: 'no-entry' };
  shelf.sql.exec('UPDATE entries SET additional_fields = ? WHERE id = ?', additionalFields, entryId);
  return changed(shelf, cart.id, entryId);
}

export function addCoupon(shelf: Shelf, cart: StoredCart, code: string): CartChange {
  const codes = [...cart.couponCodes.filter((each) => each !== code), code];
  if (codes.length > MOST_COUPONS) return { outcome: 'full' };
  return writeCoupons(shelf, cart, codes);
}

/** Without a code, all of them. */
export function removeCoupon(shelf: Shelf, cart: StoredCart, code: string | undefined): CartChange {
  return writeCoupons(
    shelf,
    cart,
    cart.couponCodes.filter((each) => code !== undefined && each !== code),
  );
}

export function chooseShipping(
  shelf: Shelf,
  cart: StoredCart,
  { optionId, location }: ShippingChoice,
): CartChange {
  shelf.sql.exec(
    `UPDATE carts SET shipping_option_id = COALESCE(?2, shipping_option_id),
       shipping_location = COALESCE(?3, shipping_location) WHERE id = ?1`,
    cart.id,
    optionId ?? null,
    location === undefined ? null : JSON.stringify(location),
  );
  return changed(shelf, cart.id);
}

/** Told by the ledger when the order is paid, perhaps twice. */
export function closeCart({ sql }: Shelf, cartId: string, orderId: string): void {
  sql.exec('UPDATE carts SET order_id = ? WHERE id = ? AND order_id IS NULL', orderId, cartId);
}

/** Forgets the carts that nobody has touched since. */
export function deleteOldCarts({ sql }: Shelf, before: number): void {
  for (const table of ['entries', 'adds']) {
    sql.exec(`DELETE FROM ${table} WHERE cart_id IN (SELECT id FROM carts WHERE touched_on <= ?)`, before);
  }
  sql.exec('DELETE FROM carts WHERE touched_on <= ?', before);
}

/** When the cart was touched that nobody has touched for the longest time. */
export function oldestTouch({ sql }: Shelf): number | undefined {
  const { oldest } = sql.exec('SELECT MIN(touched_on) AS oldest FROM carts').one();
  return oldest === null || oldest === undefined ? undefined : Number(oldest);
}

/** A cart lives for so long after its last change. */
export function touchCart({ sql, clock }: Shelf, cartId: string, kind: CartKind): void {
  sql.exec(
    `INSERT INTO carts (id, kind, created_on, touched_on) VALUES (?1, ?2, ?3, ?3)
     ON CONFLICT (id) DO UPDATE SET touched_on = ?3`,
    cartId,
    kind,
    clock(),
  );
}

/** Whether all entries of one SKU together are more than there is. */
function isTooMuch(
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
  { sql }: Shelf,
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

function writeCoupons(shelf: Shelf, cart: StoredCart, codes: readonly string[]): CartChange {
  shelf.sql.exec('UPDATE carts SET coupon_codes = ? WHERE id = ?', JSON.stringify(codes), cart.id);
  return changed(shelf, cart.id);
}

function changed(shelf: Shelf, cartId: string, entryId?: string): CartChange {
  const cart = readCart(shelf, cartId);
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
