import type { FulfilmentState, StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import type { Email } from '../email.ts';

/** `rejected`: the transition is not allowed. */
export interface OrderChangeResult {
  readonly outcome: 'changed' | 'rejected' | 'unknown';
  readonly order?: StoredOrder;
}

export interface OrderChange {
  readonly orderId: string;
  readonly state: FulfilmentState;
  readonly actor: string;
  /** Emails to send if the order is paid and a refund is due. */
  readonly cancellationEmails?: readonly Email[];
  /** Email to the customer when the order is fulfilled; sent at most once per order. */
  readonly notification?: ShippedEmail;
}

/** Return of a fulfilled order. */
export interface OrderReturn {
  readonly orderId: string;
  readonly actor: string;
  /** A refund is due. */
  readonly isRefunded: boolean;
  /** The items return to stock. */
  readonly isRestocked: boolean;
  /** Emails to send if a refund is due. */
  readonly emails: readonly Email[];
}

export interface ShippedEmail {
  readonly email: Email;
  readonly tracking?: string;
}
