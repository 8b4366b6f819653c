import type { EditorInventoryItem } from './editor/inventory.ts';
import type { EmailFailure } from './emails.ts';

/** Back-in-stock API types (data model 6). */
export interface RestockSignUpRequest {
  readonly productId: string;
  readonly variantId: string;
  readonly isJoinMailingList: boolean;
  readonly siteVisitorEmail: string;
  readonly language?: string;
  readonly recaptchaEnterpriseToken?: string;
  /** Alias of `recaptchaEnterpriseToken` (R-DATA-RESTOCK-03). */
  readonly captchaKey?: string;
}

export interface StoredRestockRequest {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly siteVisitorEmail: string;
  readonly isJoinMailingList: boolean;
  readonly language?: string;
  readonly createdOn: number;
  readonly notifiedOn?: number;
  /** Not sent because no email provider is set up. Not included in responses to visitors. */
  readonly isRetained?: boolean;
  /** Set when the provider rejected the email. Not included in responses to visitors. */
  readonly failure?: EmailFailure;
}

export interface RestockRequestGroup {
  readonly productId: string;
  readonly variantId: string;
  /** Pending requests. */
  readonly count: number;
  /** Requests that have been notified. */
  readonly notifiedCount: number;
  /** Emails that were not sent because no email provider is set up; absent if zero. */
  readonly retainedCount?: number;
  /** Emails that the provider rejected; absent if zero. */
  readonly failedCount?: number;
  readonly latestOn: number;
  /** The current stock of the variant; absent when it is no longer sold. */
  readonly stock?: Pick<EditorInventoryItem, 'sku' | 'qtyInStock' | 'unlimited'>;
}

export interface RestockList {
  readonly signUps?: readonly StoredRestockRequest[];
  readonly signUpGroups?: readonly RestockRequestGroup[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
  /** With groups: whether the live site sends alerts automatically when stock is replenished. */
  readonly isAutomatic?: boolean;
}

/** Columns that groups are sorted by. `notified`: by sent emails. */
export const RESTOCK_SORTS = ['count', 'notified', 'latest'] as const;
export type RestockSort = (typeof RESTOCK_SORTS)[number];

/** GET restock-groups: one page of the groups whose product matches the search. */
export interface EditorRestockGroupsResponse {
  readonly signUpGroups: readonly RestockRequestGroup[];
  /** Number of groups on all pages. */
  readonly total: number;
}

export interface RestockSendRequest {
  readonly productId: string;
  readonly variantId: string;
}

export interface RestockSendAllRequest {
  readonly sendRequests: readonly RestockSendRequest[];
}

/** The number of emails queued, including retries of rejected emails. */
export interface RestockSendResponse {
  readonly notified: number;
  /** The emails are retained until an email provider is set up. */
  readonly isRetained?: boolean;
}
