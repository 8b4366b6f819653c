import type { StoredSubmission } from '../../formatters/vocabulary/api/forms.ts';
import type { FieldValues } from '../../formatters/vocabulary/rules/form/field-rule.ts';
import type { OutboxMessage, OutboxQuery } from './email.ts';
import type { MailingListObject } from './mailing-list.ts';
import type { MeasuredObject } from './metrics.ts';
import type { MovableObject } from './move.ts';

/** A form submission to store. Times are epoch milliseconds. */
export interface SaveRequest {
  /** Derived from the form key, so that one key stores one submission. */
  readonly id: string;
  /** Hash of the whole submission, which distinguishes a retry from a reused key. */
  readonly bodyHash: string;
  /** False when the key is older than ten minutes; it can then only repeat an earlier submission. */
  readonly isKeyFresh: boolean;
  readonly formId: string;
  /** Validated and normalized; passwords are masked. */
  readonly answers: FieldValues;
  readonly page: SubmissionPage;
  readonly spamReasons: readonly SpamReason[];
  /** Email to the site owner; not sent for spam until a contributor marks it as not spam. */
  readonly notice?: Notice;
  /** Empty when unknown; the limit per address then does not apply. */
  readonly clientAddress: string;
}

/** The page that contains the form. */
export interface SubmissionPage {
  readonly pageTitle: string;
  readonly pageId: string;
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
}

/** `trap`: the honeypot field was filled in. `too-fast`: submitted too quickly. `person`: marked by a contributor. */
export type SpamReason = 'trap' | 'too-fast' | 'person';

export interface Notice {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SaveResponse =
  /** `repeated`: the submission was stored before. */
  | { readonly outcome: 'saved' | 'repeated'; readonly id: string }
  | { readonly outcome: 'key-used' | 'key-expired' }
  | { readonly outcome: 'too-often'; readonly retryAfterSeconds: number };

export interface SubmissionsQuery {
  readonly formId: string;
  readonly limit: number;
  /** Position of the last submission of the previous page. */
  readonly after?: SubmissionPosition;
  /** Absent: spam and other submissions. */
  readonly isSpam?: boolean;
}

export interface SubmissionSearch {
  readonly formId: string;
  /** Absent: spam and other submissions. */
  readonly isSpam?: boolean;
  /** Words that occur in the answers or the page, as in `searchWords`. */
  readonly search?: string;
  /** Oldest first. */
  readonly isAscending?: boolean;
  /** Number of positions. */
  readonly limit: number;
}

export interface FoundSubmissions {
  readonly positions: readonly SubmissionPosition[];
  /** Number of matching submissions. */
  readonly total: number;
}

/** Sort key of a submission. */
export interface SubmissionPosition {
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
  /** Unread submissions, without spam. */
  readonly newCount: number;
  readonly latestOn: number;
}

/** RPC interface of `FormsDO`: one shard of the form submissions and the subscribers of a site. */
export interface FormsObject extends MailingListObject, MeasuredObject, MovableObject {
  /** Stores a submission once per key; a retry returns the first result. */
  save(request: SaveRequest): Promise<SaveResponse>;
  /** Returns the result of an earlier `save` with this key; undefined if the key is unused. */
  findSaved(id: string, bodyHash: string): SaveResponse | undefined;
  /** Counts a submission that is stored in another shard; returns the seconds to wait if it exceeds the limit. */
  consumeRateLimit(formId: string, clientAddress: string): number | undefined;
  /** Lists submissions, newest first. */
  submissions(query: SubmissionsQuery): readonly ListedSubmission[];
  findSubmissions(query: SubmissionSearch): FoundSubmissions;
  readSubmissions(ids: readonly string[]): readonly ListedSubmission[];
  counts(): readonly FormCount[];
  /** Marks submissions up to this time as read. */
  markSeen(formId: string, until: number): void;
  /** Returns false when the submission does not exist. */
  markSpam(id: string, isSpam: boolean): Promise<boolean>;
  deleteSubmission(id: string): boolean;
  listOutbox(query: OutboxQuery): readonly OutboxMessage[];
}
