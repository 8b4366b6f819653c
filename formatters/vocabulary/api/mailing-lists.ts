/** Mailing list API types. */

/** `unconfirmed`: the email with the confirmation link was requested; the address is not on the list yet. */
export const SUBSCRIBER_STATES = ['subscribed', 'unconfirmed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** A subscriber as listed in the dashboard. */
export interface StoredSubscriber {
  readonly id: string;
  readonly email: string;
  /** When the address joined the list; for unconfirmed ones, the last request. */
  readonly createdOn: number;
  /** Form that the address was entered in. */
  readonly formId: string;
}

/** GET mailing-lists/:listId/subscribers?state=…&search=…&order=asc&offset=…&limit=…, newest first by default. */
export interface SubscribersResponse {
  readonly subscribers: readonly StoredSubscriber[];
  /** Number of matching subscribers on all pages. */
  readonly total: number;
}

/** GET mailing-lists: numbers of subscribers, without lists that have none. */
export interface SubscriberCountsResponse {
  readonly mailingLists: readonly { readonly listId: string; readonly count: number }[];
}
