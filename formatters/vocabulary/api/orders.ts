import type { ChosenVariant, TaxRule } from './cart.ts';

/** An order as shown in the dashboard and on the confirmation page (data model 3). Amounts are whole minor units. */
export interface StoredOrder {
  readonly id: string;
  /** Sequential per site, starting at 1. */
  readonly number: number;
  readonly createdOn: number;
  readonly purchasedCartId: string;
  readonly websiteId: string;
  readonly testMode: boolean;
  readonly email: string;
  /** Code of the language in which it was ordered; absent for the primary language. */
  readonly language?: string;
  readonly currency: string;
  readonly items: readonly OrderItem[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** Tax already included in the prices, for stores whose prices include tax. */
  readonly includedTaxCents: number;
  /** The taxes that were applied; rates are decimal text. */
  readonly taxes?: readonly Pick<TaxRule, 'name' | 'ratePercent'>[];
  readonly grandTotalCents: number;
  readonly couponCodes: readonly string[];
  /** The name of the shipping method when it was selected. */
  readonly shippingName?: string;
  readonly shippingAddress?: PostalAddress;
  readonly paidOn?: number;
  readonly paymentState: PaymentState;
  /** The payment, including a test payment, was neither refunded nor is due for a refund. */
  readonly hasReceivedPayment?: boolean;
  /** A payment has to be refunded: the one for this order, or another one that was rejected. */
  readonly isRefundDue?: boolean;
  readonly fulfilmentState: FulfilmentState;
  /** When the customer was notified that the order was shipped. */
  readonly shippedEmailOn?: number;
  /** Tracking code or URL from the shipping email. */
  readonly tracking?: string;
  /** When the fulfilled items were returned to stock. */
  readonly returnedOn?: number;
}

export interface OrderItem {
  readonly itemId: string;
  readonly variant: ChosenVariant;
  readonly productName: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly additionalFields?: string;
}

export interface PostalAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly region?: string;
  readonly postalCode?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export type PaymentState = 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
export type FulfilmentState = 'pending' | 'fulfilled' | 'cancelled';

/** POST orders: the cart is identified by the cookie or by the token. */
export interface OrderRequest {
  readonly cartToken?: string;
  readonly email: string;
  readonly shippingAddress?: PostalAddress;
  readonly shippingOptionId?: string;
  /** The total that the customer saw. The order is rejected if the total has changed. */
  readonly expectedTotalCents?: number;
}

/** `redirectUrl` is the payment page, or the confirmation page when nothing is due. */
export interface OrderResponse {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly redirectUrl: string;
}

/** GET an order, authorized by the customer's token. */
export interface OrderReadResponse {
  readonly order: StoredOrder;
}
