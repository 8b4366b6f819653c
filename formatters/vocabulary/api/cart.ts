/** Cart API types (data model 2). Amounts are whole minor units, times epoch milliseconds. */
export interface ShoppingCart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId?: string;
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly selectedShippingOption?: ShippingOption;
  readonly shippingLocation?: ShippingLocation;
  readonly applicableTaxRules: readonly TaxRule[];
  readonly coupons: readonly Coupon[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly Coupon[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  /** Extension: tax already included in the prices, for stores whose prices include tax. */
  readonly includedTaxCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /** Extension: the currency and the formatted amounts, so that pages do not ship currency tables. */
  readonly currency: string;
  readonly formatted: FormattedAmounts;
  /** Extension: the message that explains why this cart cannot be checked out. */
  readonly checkoutMessage?: string;
  /** Extension: the message about installment payments, if the cart can have one. */
  readonly installmentMessage?: string;
}

export interface FormattedAmounts {
  readonly subtotal: string;
  readonly tax: string;
  readonly shipping: string;
  readonly discount: string;
  readonly grandTotal: string;
}

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly chosenVariant: ChosenVariant;
  readonly quantity: number;
  readonly title: string;
  readonly subTotal: number;
  readonly purchasePriceCents: number;
  /** JSON text, as sent when the entry was added. */
  readonly additionalFields?: string;
  /** Extension: data for rendering the cart row. */
  readonly productUrl?: string;
  readonly imageUrl?: string;
  /** Class that keeps the focal point of the image visible: `focal-30-70`. Absent for the center. */
  readonly focalClass?: string;
  readonly formattedPrice: string;
  readonly formattedSubTotal: string;
  /** Extension: the maximum available quantity; absent when unlimited. */
  readonly qtyAvailable?: number;
}

export interface ChosenVariant {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
}

export interface ShippingLocation {
  readonly country: string;
  readonly region?: string;
  readonly postalCode?: string;
}

export interface TaxRule {
  readonly id: string;
  readonly name: string;
  /** Decimal text: `23`, `9.975`. */
  readonly ratePercent: string;
  readonly appliesToShipping: boolean;
}

export interface Coupon {
  readonly code: string;
  readonly kind: 'amount' | 'percent' | 'free-shipping';
  readonly amountCents?: number;
  readonly percent?: string;
  readonly minimumSubtotalCents?: number;
  readonly expiresOn?: number;
}

export interface CartResponse {
  readonly shoppingCart: ShoppingCart;
}

export interface AddRequest {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additionalFields?: string;
}

export interface AddResponse extends CartResponse {
  readonly newlyAdded: CartEntry;
}

export interface UpdateResponse extends CartResponse {
  readonly updatedEntry: CartEntry;
}

export interface StockResult {
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly variantId: string;
  readonly sku: string;
}

export interface InventoryResponse {
  readonly results: readonly StockResult[];
}
