/** What the cart calls carry (data model 2). Amounts are whole minor units, times epoch milliseconds. */
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
  /** Ours: contained in the prices already, where the store's prices contain tax. */
  readonly includedTaxCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  /** Ours: what the amounts are in, and the amounts as the site writes them, so that no page ships a money table. */
  readonly currency: string;
  readonly formatted: FormattedAmounts;
  /** Ours: the sentence that says why this cart cannot be checked out as it is. */
  readonly checkoutMessage?: string;
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
  /** The JSON text that came with the add. */
  readonly additionalFields?: string;
  /** Ours: what a cart page shows beside the title. */
  readonly productUrl?: string;
  readonly imageUrl?: string;
  readonly formattedPrice: string;
  readonly formattedSubTotal: string;
  /** Ours: the most that can be had; absent where there is no limit. */
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
