import type { PaymentEvent } from '../domain/store/payment.ts';

/** Takes payments. The order is stored before a payment is created (edge 4.6). */
export interface PaymentProvider {
  readonly name: string;
  /** No money moves; orders are marked as test orders. */
  readonly isTest: boolean;
  /** Returns the URL of the payment page. Idempotent. */
  createCheckout(payment: PaymentRequest): Promise<{ readonly redirectUrl: string }>;
  /** Returns the events of a webhook; undefined when its signature is invalid. */
  verifyWebhook(rawBody: string, headers: Headers): Promise<readonly PaymentEvent[] | undefined>;
}

export interface PaymentRequest {
  /** Our id of the payment, which every event contains. */
  readonly ref: string;
  readonly amountCents: number;
  readonly currency: string;
}
