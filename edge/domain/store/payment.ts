import type { PaymentState, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { Email } from '../email.ts';

/** Event of a payment provider. Events may arrive repeatedly, late, and in any order. */
export interface PaymentEvent {
  readonly id: string;
  readonly ref: string;
  readonly kind: 'paid' | 'failed' | 'refunded';
  readonly amountCents: number;
  readonly currency: string;
}

/** Why a received payment is refunded. */
export type RejectionReason = 'other-amount' | 'superseded' | 'cancelled' | 'coupon-used-up' | 'sold-out';

/** Emails to send when the event marks the order as paid, or when the payment is rejected, by reason. */
export interface OrderEmails {
  readonly paid: readonly Email[];
  readonly rejected: Readonly<Partial<Record<RejectionReason, readonly Email[]>>>;
}

export interface ConfirmResult {
  /**
   * `refused`: the payment cannot be accepted and must be refunded, unless it is a test payment; `ignored`: the event has
   * no effect anymore; `unknown`: the payment does not exist.
   */
  readonly outcome: 'paid' | 'failed' | 'refunded' | 'refused' | 'ignored' | 'duplicate' | 'unknown';
  readonly order?: StoredOrder;
}

export interface OrderOfPayment {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
}

export interface StoredPayment {
  readonly ref: string;
  readonly provider: string;
  readonly amountCents: number;
  readonly currency: string;
  /**
   * `superseded`: replaced by a newer payment of the order. `refund-due`: must be refunded. `refused`: a test payment that
   * was not accepted; no refund is due.
   */
  readonly state: PaymentState | 'superseded' | 'refund-due' | 'refused';
  /** A test payment: no money moves. */
  readonly isTest: boolean;
  /** Epoch milliseconds. */
  readonly expiresOn: number;
}
