import type { ChosenVariant, TaxRule } from './cart.ts';

/** An order as the dashboard and the confirmation page see it (data model 3). Amounts are whole minor units. */
export interface StoredOrder {
  readonly id: string;
  /** Counts up per site from 1. */
  readonly number: number;
  readonly createdOn: number;
  readonly purchasedCartId: string;
  readonly websiteId: string;
  readonly testMode: boolean;
  readonly email: string;
  readonly currency: string;
  readonly items: readonly OrderItem[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  /** Contained in the prices already, where the store's prices contain tax. */
  readonly includedTaxCents: number;
  /** Which of them there were: their names, and their rates as decimal text. */
  readonly taxes?: readonly Pick<TaxRule, 'name' | 'ratePercent'>[];
  readonly grandTotalCents: number;
  readonly couponCodes: readonly string[];
  /** As it was named when it was chosen. */
  readonly shippingName?: string;
  readonly shippingAddress?: PostalAddress;
  readonly paidOn?: number;
  readonly paymentState: PaymentState;
  /** The money that paid it, of a test too, is still with the shop: it was not given back, and is not to be. */
  readonly isMoneyTaken?: boolean;
  /** Money came that the shop has to give back: of this order, or of another payment for it that was not taken. */
  readonly isRefundDue?: boolean;
  readonly fulfilmentState: FulfilmentState;
  /** When the buyer was told that it was sent. */
  readonly sentLetterOn?: number;
  /** Where the parcel is: a code or a link, as it stands in that letter. */
  readonly tracking?: string;
  /** When what had been sent came back into stock. */
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
  /** Two letters. */
  readonly country: string;
}

export type PaymentState = 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
export type FulfilmentState = 'pending' | 'fulfilled' | 'cancelled';

/** POST orders: the cart of the cookie, or of the token. */
export interface OrderRequest {
  readonly cartToken?: string;
  readonly email: string;
  readonly shippingAddress?: PostalAddress;
  readonly shippingOptionId?: string;
  /** What the buyer was shown: another total refuses the order, so that nobody pays what they have not seen. */
  readonly expectedTotalCents?: number;
}

/** Where the buyer goes to pay, or the confirmation when nothing is left to pay. */
export interface OrderResponse {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly redirectUrl: string;
}

/** GET an order, with the token of its buyer. */
export interface OrderReadResponse {
  readonly order: StoredOrder;
}
