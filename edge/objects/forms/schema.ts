import { OUTBOX_HEADERS, OUTBOX_TABLE } from '../outbox.ts';
import { RATE_LIMIT_TABLE } from '../persistent-rate-limiter.ts';
import { SUBMISSION_TEXTS_TABLE } from './find-submissions.ts';
import { SUBSCRIBERS_TABLE } from './subscribers.ts';

/**
 * `used_keys` is kept when a submission is deleted: its key stays used. `notice` is the email about a submission in
 * spam, sent if a contributor marks it as not spam.
 */
export const FORMS_STEPS: readonly string[] = [
  `CREATE TABLE submissions (
  id TEXT PRIMARY KEY, form_id TEXT NOT NULL, created_on INTEGER NOT NULL, answers TEXT NOT NULL,
  page_title TEXT NOT NULL, page_id TEXT NOT NULL, content_source TEXT NOT NULL, page_path TEXT NOT NULL,
  is_spam INTEGER NOT NULL, spam_reasons TEXT NOT NULL, notice TEXT
) WITHOUT ROWID;
CREATE INDEX submissions_of_form ON submissions (form_id, created_on, id);

CREATE TABLE used_keys (id TEXT PRIMARY KEY, body_hash TEXT NOT NULL, used_on INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX used_keys_by_age ON used_keys (used_on)`,
  OUTBOX_TABLE,
  // Read markers per form. Submissions from before this step count as read.
  `CREATE TABLE seen_forms (form_id TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO seen_forms SELECT form_id, MAX(created_on) FROM submissions GROUP BY form_id`,
  SUBMISSION_TEXTS_TABLE,
  RATE_LIMIT_TABLE,
  SUBSCRIBERS_TABLE,
  OUTBOX_HEADERS,
];
