import type { ShippingOption, TaxRule } from '../../../../formatters/vocabulary/api/cart.ts';
import { needsShipping, type ProductType } from '../../../../formatters/vocabulary/store/product-type.ts';
import type { OrderedLine, PlaceOrderRequest, PlaceOrderResult, QuotedLine } from '../../../domain/store.ts';
import { couponsFor } from '../../../domain/totals/applicable-coupons.ts';
import { taxRulesFor } from '../../../domain/totals/tax-rules.ts';
import { computeTotals, type Totals } from '../../../domain/totals/totals.ts';
import type { Books } from '../../storage-context.ts';
import { couponProblem, readCoupon } from '../coupons/coupons.ts';
import { quoteLine } from '../inventory/quote.ts';

/** What an order will say, once nothing speaks against it. */
export interface Offer {
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

/** Amounts beyond this could not be counted exactly by everybody who reads them. */
const MOST_CENTS = 1e13;

/** Prices and checks what a cart asks for. Writes nothing; what is no offer is the refusal. */
export function makeOffer(books: Books, purchase: Purchase): Offer | PlaceOrderResult {
  const { request, cart } = purchase;
  const { terms } = request;
  const lines = availableLines(books, cart);
  if ('outcome' in lines) return lines;
  const subtotal = lines.reduce((sum, line) => sum + line.quoted.priceCents * line.quantity, 0);
  if (subtotal > MOST_CENTS) return { outcome: 'too-large' };
  const minimumCents = terms.minimumOrderSubtotalCents ?? 0;
  if (subtotal < minimumCents) return { outcome: 'below-minimum', minimumCents };
  const coupons = usableCoupons(books, { cart, subtotal });
  if ('outcome' in coupons) return coupons;
  const isSent = lines.some(({ quoted }) => needsShipping(quoted.productType as ProductType));
  if (isSent && request.shippingAddress === undefined) return { outcome: 'address-needed' };
  const shipping = isSent ? chosenShipping(request) : undefined;
  if (isSent && shipping === undefined && terms.shippingOptions.length > 0) {
    return { outcome: 'shipping-needed' };
  }
  const taxes = taxRulesFor(terms.taxRules, request.shippingAddress);
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

/** The lines with what the ledger says of them, or what there is not enough of, summed per SKU. */
function availableLines(
  books: Books,
  { id, lines }: Purchase['cart'],
): readonly (OrderedLine & { readonly quoted: QuotedLine })[] | PlaceOrderResult {
  const wanted = new Map<string, number>();
  const found = lines.map((line) => {
    const key = JSON.stringify([line.itemId, line.sku]);
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
    return { ...line, key, quoted: quoteLine(books, line, id) };
  });
  const short = found.flatMap(({ itemId, sku, key, quoted }) => {
    const available = quoted === undefined ? 0 : quoted.available;
    if (available === null || available >= (wanted.get(key) ?? 0)) return [];
    return [{ itemId, sku, title: quoted?.title ?? sku, available }];
  });
  if (short.length > 0) return { outcome: 'not-enough', lines: short };
  return found.flatMap(({ key: _, quoted, ...line }) => (quoted === undefined ? [] : [{ ...line, quoted }]));
}

/** All coupons of the cart, or the first one that cannot be used any more: nobody pays more than they were shown. */
function usableCoupons(
  books: Books,
  { cart, subtotal }: { readonly cart: Purchase['cart']; readonly subtotal: number },
): { readonly list: ReturnType<typeof couponsFor>['valid'] } | PlaceOrderResult {
  const found = [];
  for (const code of cart.couponCodes) {
    const coupon = readCoupon(books, code);
    if (coupon === undefined || couponProblem(books, coupon, cart.id)) return { outcome: 'coupon', code };
    found.push(coupon);
  }
  const { valid, invalid } = couponsFor(found, subtotal);
  const [refused] = invalid;
  return refused === undefined ? { list: valid } : { outcome: 'coupon', code: refused.code };
}

/** Where there is one way only, nobody has to choose it. */
function chosenShipping({ terms, shippingOptionId }: PlaceOrderRequest): ShippingOption | undefined {
  const options = terms.shippingOptions;
  if (shippingOptionId === undefined) return options.length === 1 ? options[0] : undefined;
  return options.find(({ id }) => id === shippingOptionId);
}
