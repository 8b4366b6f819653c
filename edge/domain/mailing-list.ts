import type { StoredSubscriber, SubscriberState } from '../../formatters/vocabulary/api/mailing-lists.ts';
import type { Email } from './email.ts';

/** Days in which an address can be confirmed; then it is deleted. */
export const CONFIRMATION_DAYS = 7;

/** Characters of the id of a subscriber: one digit for the shard, and a hash. */
export const SUBSCRIBER_ID_LENGTH = 23;

/** A request of a visitor to join a mailing list. */
export interface SubscribeRequest {
  /** Derived from list and address, so that repeated requests are one subscriber. */
  readonly id: string;
  readonly listId: string;
  /** A valid address. */
  readonly email: string;
  readonly formId: string;
  /** Id of the live release. A list that was deleted since accepts no addresses from this release. */
  readonly releaseId: string;
  /** False: the address joins without confirmation. */
  readonly needsConfirmation: boolean;
  /** Email with the confirmation link; absent where the site has no URL for it. */
  readonly confirmation?: Pick<Email, 'subject' | 'text' | 'headers'>;
}

export interface SubscriberSearch {
  readonly listId: string;
  readonly state: SubscriberState;
  /** Words that occur in the address, as in `searchWords`. */
  readonly search?: string;
  /** Oldest first. */
  readonly isAscending?: boolean;
  /** Number of positions. */
  readonly limit: number;
}

/** Sort key of a subscriber. */
export interface SubscriberPosition {
  readonly createdOn: number;
  readonly id: string;
}

export interface FoundSubscribers {
  readonly positions: readonly SubscriberPosition[];
  /** Number of matching subscribers. */
  readonly total: number;
}

export interface SubscribersQuery {
  readonly listId: string;
  readonly limit: number;
  /** The last subscriber of the previous page. */
  readonly after?: SubscriberPosition;
}

/** RPC interface of `FormsDO` for mailing lists. All entries of an address are in one shard. */
export interface MailingListObject {
  /**
   * Adds an address, or sends the email with the confirmation link if none was sent lately. Changes nothing for
   * subscribers. Returns false if the list is full.
   */
  subscribe(request: SubscribeRequest): Promise<boolean>;
  /** Returns false if the request has expired, or the address was removed. */
  confirmSubscriber(id: string): boolean;
  /** Deletes a subscriber and the emails to it. Returns false when it does not exist. */
  deleteSubscriber(id: string): boolean;
  /** Deletes all subscribers of a list, which accepts no more from this release. */
  deleteSubscribers(listId: string, releaseId: string): void;
  findSubscribers(query: SubscriberSearch): FoundSubscribers;
  readSubscribers(ids: readonly string[]): readonly StoredSubscriber[];
  /** Confirmed subscribers, oldest first. */
  subscribers(query: SubscribersQuery): readonly StoredSubscriber[];
  /** Number of confirmed subscribers by list. */
  countSubscribers(): Readonly<Record<string, number>>;
}
