import type { LineKey, Quote, QuotedLine, QuoteRequest } from '../../../domain/store.ts';
import type { Books } from '../../storage-context.ts';
import { couponProblem, hasCoupons, readCoupon } from '../coupons/coupons.ts';
import { findVariant } from './inventory.ts';

/** What things cost now and how many there are. */
export function quoteLines(books: Books, { lines, couponCodes = [], cartId }: QuoteRequest): Quote {
  return {
    lines: lines.map((line) => quoteLine(books, line, cartId) ?? null),
    coupons: couponCodes.flatMap((code) => {
      const coupon = readCoupon(books, code);
      return coupon === undefined || couponProblem(books, coupon, cartId) ? [] : [coupon];
    }),
    hasCoupons: hasCoupons(books),
  };
}

export function quoteLine(
  books: Books,
  { itemId, sku }: LineKey,
  cartId: string | undefined,
): QuotedLine | undefined {
  const row = findVariant(books, itemId, sku);
  if (row === undefined) return undefined;
  return {
    itemId,
    sku,
    variantId: String(row.variant_id),
    title: String(row.title),
    attributes: JSON.parse(String(row.attributes)) as Readonly<Record<string, string>>,
    productType: Number(row.product_type),
    priceCents: Number(row.price_cents),
    available: availableOf(Number(row.on_hand) + ownHold(books, { itemId, sku }, cartId), {
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

/** Nobody is kept from buying by their own unpaid order: another one of the same cart replaces it. */
function ownHold({ sql }: Books, { itemId, sku }: LineKey, cartId: string | undefined): number {
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
