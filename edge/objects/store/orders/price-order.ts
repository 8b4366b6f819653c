import type { ShippingOption, TaxRule } from '../../../../formatters/vocabulary/api/cart.ts';
import { needsShipping, type ProductType } from '../../../../formatters/vocabulary/store/product-type.ts';
import type { OrderedLine, PlaceOrderRequest, PlaceOrderResult } from '../../../domain/store/place-order.ts';
import { isInCurrency, type QuotedLine } from '../../../domain/store/quote.ts';
import { applicableCoupons } from '../../../domain/totals/applicable-coupons.ts';
import { applicableTaxRules } from '../../../domain/totals/tax-rules.ts';
import { computeTotals, type Totals } from '../../../domain/totals/totals.ts';
import type { StorageContext } from '../../storage-context.ts';
import { couponRejection, readCoupon } from '../coupons/coupons.ts';
import { quoteLine } from '../inventory/quote.ts';

/** Contents of a valid order. */
export interface PricedOrder {
  readonly lines: readonly (OrderedLine & { readonly quoted: QuotedLine })[];
  readonly coupons: readonly { readonly code: string }[];
  readonly shipping?: ShippingOption;
  readonly taxes: readonly TaxRule[];
  readonly totals: Totals;
}

export interface Purchase {
  readonly request: PlaceOrderRequest;
  readonly cart: NonNullable<PlaceOrderRequest['cart']>;
}

/** Larger amounts are not exact in all clients. */
const MAX_CENTS = 1e13;

/** Prices and validates a cart. Writes nothing; returns the rejection if it is not valid. */
export function priceOrder(storage: StorageContext, purchase: Purchase): PricedOrder | PlaceOrderResult {
  const { request, cart } = purchase;
  const { terms } = request;
  const lines = availableLines(storage, cart);
  if ('outcome' in lines) return lines;
  if (!lines.every(({ quoted }) => isInCurrency(quoted, terms))) return { outcome: 'other-currency' };
  const subtotal = lines.reduce((sum, line) => sum + line.quoted.priceCents * line.quantity, 0);
  if (subtotal > MAX_CENTS) return { outcome: 'too-large' };
  const minimumCents = terms.minimumOrderSubtotalCents ?? 0;
  if (subtotal < minimumCents) return { outcome: 'below-minimum', minimumCents };
  const coupons = usableCoupons(storage, { cart, subtotal });
  if ('outcome' in coupons) return coupons;
  const isShipped = lines.some(({ quoted }) => needsShipping(quoted.productType as ProductType));
  if (isShipped && request.shippingAddress === undefined) return { outcome: 'address-needed' };
  const shipping = isShipped ? chosenShipping(request) : undefined;
  if (isShipped && shipping === undefined && terms.shippingOptions.length > 0) {
    return { outcome: 'shipping-needed' };
  }
  const taxes = applicableTaxRules(terms.taxRules, request.shippingAddress);
  const totals = computeTotals({
    lines: lines.map(({ quoted, quantity }) => ({ unitPriceCents: quoted.priceCents, quantity })),
    coupons: coupons.list,
    shippingCostCents: shipping?.costCents ?? 0,
    taxRules: taxes,
    taxIsIncluded: terms.taxIsIncluded,
  });
  const { expectedTotalCents = totals.grandTotalCents } = request;
  if (expectedTotalCents !== totals.grandTotalCents) return { outcome: 'other-total', totals };
  return { lines, coupons: coupons.list, taxes, totals, ...(shipping && { shipping }) };
}

/** Returns the quoted lines, or the SKUs without enough stock. */
function availableLines(
  storage: StorageContext,
  { id, lines }: Purchase['cart'],
): readonly (OrderedLine & { readonly quoted: QuotedLine })[] | PlaceOrderResult {
  const wanted = new Map<string, number>();
  const found = lines.map((line) => {
    const key = JSON.stringify([line.itemId, line.sku]);
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
    return { ...line, key, quoted: quoteLine(storage, line, id) };
  });
  const short = found.flatMap(({ itemId, sku, key, quoted }) => {
    const available = quoted === undefined ? 0 : quoted.available;
    if (available === null || available >= (wanted.get(key) ?? 0)) return [];
    return [{ itemId, sku, title: quoted?.title ?? sku, available }];
  });
  if (short.length > 0) return { outcome: 'not-enough', lines: short };
  return found.flatMap(({ key: _, quoted, ...line }) => (quoted === undefined ? [] : [{ ...line, quoted }]));
}

/** Returns all coupons, or rejects with the first unusable one: the total must not exceed what the customer saw. */
function usableCoupons(
  storage: StorageContext,
  { cart, subtotal }: { readonly cart: Purchase['cart']; readonly subtotal: number },
): { readonly list: ReturnType<typeof applicableCoupons>['valid'] } | PlaceOrderResult {
  const found = [];
  for (const code of cart.couponCodes) {
    const coupon = readCoupon(storage, code);
    if (coupon === undefined || couponRejection(storage, coupon, cart.id)) return { outcome: 'coupon', code };
    found.push(coupon);
  }
  const { valid, invalid } = applicableCoupons(found, subtotal);
  const [rejected] = invalid;
  return rejected === undefined ? { list: valid } : { outcome: 'coupon', code: rejected.code };
}

/** A single shipping option is selected automatically. */
function chosenShipping({ terms, shippingOptionId }: PlaceOrderRequest): ShippingOption | undefined {
  const options = terms.shippingOptions;
  if (shippingOptionId === undefined) return options.length === 1 ? options[0] : undefined;
  return options.find(({ id }) => id === shippingOptionId);
}
