import type { EmailFailure } from './letters.ts';

/** What the waiting lists' calls carry (data model 6). */
export interface RestockSignUpRequest {
  readonly productId: string;
  readonly variantId: string;
  readonly isJoinMailingList: boolean;
  readonly siteVisitorEmail: string;
  readonly language?: string;
  readonly recaptchaEnterpriseToken?: string;
  /** Another name of the same (R-DATA-RESTOCK-03). */
  readonly captchaKey?: string;
}

export interface StoredSignUp {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly siteVisitorEmail: string;
  readonly isJoinMailingList: boolean;
  readonly language?: string;
  readonly createdOn: number;
  readonly notifiedOn?: number;
  /** The letter is only kept: nobody is there to send it. Not said to customers. */
  readonly isKept?: boolean;
  /** The provider did not take the letter. Not said to customers. */
  readonly failure?: EmailFailure;
}

export interface SignUpGroup {
  readonly productId: string;
  readonly variantId: string;
  /** Who waits. */
  readonly count: number;
  /** Who was written to already. */
  readonly notifiedCount: number;
  /** How many of these letters are only kept, because nobody is there to send them; absent where none is. */
  readonly keptCount?: number;
  /** How many of these letters the provider did not take; absent where it took them all. */
  readonly failedCount?: number;
  readonly latestOn: number;
}

export interface RestockList {
  readonly signUps?: readonly StoredSignUp[];
  readonly signUpGroups?: readonly SignUpGroup[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor?: string;
  /** With groups: the live site tells people by itself when stock comes back. */
  readonly isAutomatic?: boolean;
}

export interface RestockSendRequest {
  readonly productId: string;
  readonly variantId: string;
}

export interface RestockSendAllRequest {
  readonly sendRequests: readonly RestockSendRequest[];
}

/** How many letters a send has promised, with those that are tried again because the provider did not take them. */
export interface RestockSendResponse {
  readonly notified: number;
  /** Nobody is there to send them: they are kept until a mail provider is set. */
  readonly isKept?: boolean;
}
