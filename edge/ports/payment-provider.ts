import type { PaymentEvent } from '../domain/store.ts';

/** Whoever takes the money. An order is in the books before a provider is asked (edge 4.6). */
export interface PaymentProvider {
  readonly name: string;
  /** No real money: orders say so. */
  readonly isTest: boolean;
  /** Where the buyer pays. The same payment gives the same page, however often it is asked for. */
  createCheckout(payment: PaymentRequest): Promise<{ readonly redirectUrl: string }>;
  /** What a webhook tells; undefined when it is not from the provider. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<readonly PaymentEvent[] | undefined>;
}

export interface PaymentRequest {
  /** Our name for it, which every event repeats. */
  readonly ref: string;
  readonly amountCents: number;
  readonly currency: string;
}
