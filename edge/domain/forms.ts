import type { StoredSubmission } from '../../formatters/vocabulary/api/forms.ts';
import type { Answers } from '../../formatters/vocabulary/rules/form/field-rule.ts';

/** What goes into the object that keeps answers, and comes out of it. Times are epoch milliseconds. */
export interface SaveRequest {
  /** Made of the form's key, so that one key is one submission however often it is sent. */
  readonly id: string;
  /** Of everything that was sent: the same key with other answers is no repetition. */
  readonly bodyHash: string;
  /** False after ten minutes: then it can only repeat what was saved in time. */
  readonly isKeyFresh: boolean;
  readonly formId: string;
  /** Checked and cleaned; passwords masked. */
  readonly answers: Answers;
  readonly page: SubmissionPage;
  readonly spamReasons: readonly SpamReason[];
  /** The letter that tells the owner; not sent for spam until somebody says that it is none. */
  readonly notice?: Notice;
  /** Empty where nobody could be told apart: then there is no limit. */
  readonly clientAddress: string;
}

/** Where the form stood. */
export interface SubmissionPage {
  readonly pageTitle: string;
  readonly pageId: string;
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
}

/** `trap`: a field was filled in that people never see. `too-fast`: nobody types so quickly. `person`: somebody said so. */
export type SpamReason = 'trap' | 'too-fast' | 'person';

export interface Notice {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SaveResponse =
  /** `repeated`: it was there already, and is there once. */
  | { readonly outcome: 'saved' | 'repeated'; readonly id: string }
  | { readonly outcome: 'key-used' | 'key-expired' }
  | { readonly outcome: 'too-often'; readonly retryAfterSeconds: number };

export interface SubmissionsQuery {
  readonly formId: string;
  readonly limit: number;
  /** All that come after this one, newest first. */
  readonly after?: SubmissionPlace;
  /** Absent: both. */
  readonly isSpam?: boolean;
}

/** Where a submission stands in the list. */
export interface SubmissionPlace {
  readonly createdOn: number;
  readonly id: string;
}

export interface ListedSubmission extends StoredSubmission {
  readonly spamReasons: readonly SpamReason[];
}

export interface FormCount {
  readonly formId: string;
  readonly count: number;
  readonly spamCount: number;
  /** Since somebody saw the list; without spam. */
  readonly newCount: number;
  readonly latestOn: number;
}
