import type { LineKey, Quote, QuotedLine, QuoteRequest } from '../../../domain/store/quote.ts';
import type { StorageContext } from '../../storage-context.ts';
import { couponRejection, hasCoupons, readCoupon } from '../coupons/coupons.ts';
import { findVariant } from './inventory.ts';

/** Returns current prices and availability. */
export function quoteLines(
  storage: StorageContext,
  { lines, couponCodes = [], cartId }: QuoteRequest,
): Quote {
  return {
    lines: lines.map((line) => quoteLine(storage, line, cartId) ?? null),
    coupons: couponCodes.flatMap((code) => {
      const coupon = readCoupon(storage, code);
      return coupon === undefined || couponRejection(storage, coupon, cartId) ? [] : [coupon];
    }),
    hasCoupons: hasCoupons(storage),
  };
}

export function quoteLine(
  storage: StorageContext,
  { itemId, sku }: LineKey,
  cartId: string | undefined,
): QuotedLine | undefined {
  const row = findVariant(storage, itemId, sku);
  if (row === undefined) return undefined;
  return {
    itemId,
    sku,
    variantId: String(row.variant_id),
    title: String(row.title),
    attributes: JSON.parse(String(row.attributes)) as Readonly<Record<string, string>>,
    productType: Number(row.product_type),
    priceCents: Number(row.price_cents),
    ...(row.currency !== null && { currency: String(row.currency) }),
    available: availableOf(Number(row.on_hand) + ownReservation(storage, { itemId, sku }, cartId), {
      isSellable: row.is_sellable === 1,
      unlimited: row.unlimited === 1,
    }),
  };
}

function availableOf(
  quantity: number,
  { isSellable, unlimited }: { readonly isSellable: boolean; readonly unlimited: boolean },
): number | null {
  if (!isSellable) return 0;
  return unlimited ? null : quantity;
}

/** Units reserved by the unpaid order of the same cart, which a new order would replace. */
function ownReservation(
  { sql }: StorageContext,
  { itemId, sku }: LineKey,
  cartId: string | undefined,
): number {
  if (cartId === undefined) return 0;
  const { held } = sql
    .exec(
      `SELECT COALESCE(SUM(holds.quantity), 0) AS held FROM orders JOIN holds ON holds.order_id = orders.id
       WHERE orders.cart_id = ? AND holds.item_id = ? AND holds.sku = ? AND holds.expires_on IS NOT NULL`,
      cartId,
      itemId,
      sku,
    )
    .one();
  return Number(held);
}
