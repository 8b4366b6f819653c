import { type EdgeData, ownValue } from '../../compiler/model/index.ts';
import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import { cartContext } from '../../formatters/vocabulary/installments/installment-context.ts';
import {
  type InstallmentMessage,
  installmentMessage,
} from '../../formatters/vocabulary/installments/installment-message.ts';
import { exceedsStock } from '../../formatters/vocabulary/rules/exceeds-stock.ts';
import { fillMessage } from '../../formatters/vocabulary/rules/fill-message.ts';
import {
  needsShipping,
  PRODUCT_TYPE,
  type ProductType,
} from '../../formatters/vocabulary/store/product-type.ts';
import type { StoredCart } from '../domain/cart.ts';
import type { MoneyFormat } from '../domain/money-format.ts';
import { serverTexts } from '../domain/server-texts.ts';
import { isInCurrency, type Quote, type QuotedLine } from '../domain/store/quote.ts';
import { applicableCoupons } from '../domain/totals/applicable-coupons.ts';
import { applicableTaxRules } from '../domain/totals/tax-rules.ts';
import { computeTotals, type Totals } from '../domain/totals/totals.ts';
import { variantAttributes } from '../domain/variant-attributes.ts';

export interface CartParts {
  readonly stored: StoredCart;
  /** Prices and availability of the entries, in their order, and the usable coupons. */
  readonly quote: Quote;
  readonly data: EdgeData;
  readonly money: MoneyFormat;
  /** Whether a payment provider is configured. */
  readonly canPay: boolean;
}

/** Combines a stored cart with current prices into the cart of the API. */
export function cartView({ stored, quote, data, money, canPay }: CartParts): ShoppingCart {
  const { store } = data;
  const lines = stored.entries.map((entry, index) => ({ entry, quoted: quote.lines[index] ?? undefined }));
  const prices = lines.map(({ entry, quoted }) => ({
    unitPriceCents: quoted?.priceCents ?? 0,
    quantity: entry.quantity,
  }));
  const subtotal = prices.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
  const { valid, invalid } = applicableCoupons(quote.coupons, subtotal);
  const types = lines.map(({ quoted }) => quoted?.productType);
  const requiresShipping = types.some((type) => needsShipping(type as ProductType));
  const shippingOptions = requiresShipping ? store.shippingOptions : [];
  const shipping =
    shippingOptions.find(({ id }) => id === stored.shippingOptionId) ?? onlyOne(shippingOptions);
  const taxRules = applicableTaxRules(store.taxRules, stored.shippingLocation);
  const totals = computeTotals({
    lines: prices,
    coupons: valid,
    shippingCostCents: shipping?.costCents ?? 0,
    taxRules,
    taxIsIncluded: store.taxIsIncluded,
  });
  const entries = lines.map((line) => entryView(line, data, money));
  const isDigital = (type: number | undefined) =>
    type === PRODUCT_TYPE.digital || type === PRODUCT_TYPE.paywall;
  const checkoutMessage = quote.lines.every((line) => line === null || isInCurrency(line, store))
    ? reasonNotToCheckOut(entries, subtotal, { data, money, canPay })
    : serverTexts(data).otherCurrency;
  const installments = cartInstallments({ entries, subtotalCents: totals.subtotalCents }, data, money);
  return {
    id: stored.id,
    websiteId: data.website.id,
    created: stored.createdOn,
    isPurchased: stored.orderId !== undefined,
    ...(stored.orderId !== undefined && { orderId: stored.orderId }),
    entries,
    shippingOptions,
    ...(shipping !== undefined && { selectedShippingOption: shipping }),
    ...(stored.shippingLocation !== undefined && { shippingLocation: stored.shippingLocation }),
    applicableTaxRules: taxRules,
    coupons: quote.coupons,
    validCoupons: valid,
    invalidCoupons: invalid,
    subtotalCents: totals.subtotalCents,
    taxCents: totals.taxCents,
    shippingCostCents: totals.shippingCents,
    discountCents: totals.discountCents,
    includedTaxCents: totals.includedTaxCents,
    grandTotalCents: totals.grandTotalCents,
    totalQuantity: stored.entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: types.some(isDigital),
    purelyDigital: types.length > 0 && types.every(isDigital),
    requiresShipping,
    currency: store.currency,
    formatted: formattedTotals(totals, money),
    ...(checkoutMessage !== undefined && { checkoutMessage }),
    ...(installments !== undefined && { installmentMessage: installments.text }),
  };
}

/** What the cart page shows about installment payments. */
export function cartInstallments(
  { entries, subtotalCents }: Pick<ShoppingCart, 'entries' | 'subtotalCents'>,
  { store, products }: EdgeData,
  money: MoneyFormat,
): InstallmentMessage | undefined {
  const { installmentContext } = store;
  const context =
    installmentContext &&
    cartContext(
      installmentContext,
      entries.map(({ itemId }) => ownValue(products, itemId)),
    );
  return context && installmentMessage({ context, price: subtotalCents, money });
}

function formattedTotals(totals: Totals, money: MoneyFormat): ShoppingCart['formatted'] {
  return {
    subtotal: money(totals.subtotalCents),
    tax: money(totals.taxCents),
    shipping: money(totals.shippingCents),
    discount: money(totals.discountCents),
    grandTotal: money(totals.grandTotalCents),
  };
}

/** The cart of a visitor without a cart (R-ECART-API-08). */
export function emptyCart(now: number): StoredCart {
  return { id: '', kind: 'cart', createdOn: now, couponCodes: [], entries: [] };
}

interface Line {
  readonly entry: StoredCart['entries'][number];
  readonly quoted: QuotedLine | undefined;
}

function entryView({ entry, quoted }: Line, { products }: EdgeData, money: MoneyFormat): CartEntry {
  const product = Object.hasOwn(products, entry.itemId) ? products[entry.itemId] : undefined;
  // In the language of the visitor.
  const attributes = variantAttributes(product, entry.sku) ?? quoted?.attributes ?? {};
  const price = quoted?.priceCents ?? 0;
  const available = quoted === undefined ? 0 : quoted.available;
  return {
    id: entry.id,
    itemId: entry.itemId,
    chosenVariant: { sku: entry.sku, attributes },
    quantity: entry.quantity,
    title: product?.title ?? quoted?.title ?? entry.sku,
    subTotal: price * entry.quantity,
    purchasePriceCents: price,
    ...(entry.additionalFields !== undefined && { additionalFields: entry.additionalFields }),
    ...(product !== undefined && { productUrl: product.url }),
    ...(product?.imageUrl !== undefined && { imageUrl: product.imageUrl }),
    ...(product?.focalClass !== undefined && { focalClass: product.focalClass }),
    formattedPrice: money(price),
    formattedSubTotal: money(price * entry.quantity),
    ...(available !== null && { qtyAvailable: available }),
  };
}

function reasonNotToCheckOut(
  entries: readonly CartEntry[],
  subtotal: number,
  { data, money, canPay }: Pick<CartParts, 'data' | 'money' | 'canPay'>,
): string | undefined {
  const texts = serverTexts(data);
  if (entries.length === 0) return texts.cartEmpty;
  // Reported before the visitor fills in the checkout form.
  if (!canPay) return texts.noPayments;
  if (entries.some((entry) => exceedsStock(entry, entries))) return texts.notEnoughStock;
  const minimum = data.store.minimumOrderSubtotalCents ?? 0;
  if (subtotal >= minimum) return undefined;
  return fillMessage(texts.belowMinimum, { subtotal: money(minimum) });
}

function onlyOne<Option>(options: readonly Option[]): Option | undefined {
  return options.length === 1 ? options[0] : undefined;
}
