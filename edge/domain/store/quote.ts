import type { EdgeStore } from '../../../compiler/model/index.ts';
import type { Coupon } from '../../../formatters/vocabulary/api/cart.ts';

/** A variant of an item. */
export interface LineKey {
  readonly itemId: string;
  readonly sku: string;
}

export interface QuoteRequest {
  readonly lines: readonly LineKey[];
  readonly couponCodes?: readonly string[];
  /** Units reserved by the unpaid order of this cart count as available. */
  readonly cartId?: string;
}

export interface Quote {
  /** In the order of the request; null for unknown variants. */
  readonly lines: readonly (QuotedLine | null)[];
  /** Coupons that exist and can be used now, regardless of the subtotal. */
  readonly coupons: readonly Coupon[];
  /** Whether the store has coupons; without them, the checkout has no coupon field. */
  readonly hasCoupons: boolean;
}

/** Amounts are whole minor units, here and in orders and payments. */
export interface QuotedLine extends LineKey {
  readonly variantId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly productType: number;
  readonly priceCents: number;
  /** Absent when the release does not contain it: the currency of the store. */
  readonly currency?: string;
  /** Null for unlimited stock; 0 for variants that are no longer sold. */
  readonly available: number | null;
}

/** Whether the price of a line is in the currency of the store; a release of an older version has no other prices. */
export function isInCurrency({ currency }: QuotedLine, store: Pick<EdgeStore, 'currency'>): boolean {
  return currency === undefined || currency === store.currency;
}
