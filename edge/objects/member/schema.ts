import { OUTBOX_HEADERS, OUTBOX_TABLE } from '../outbox.ts';
import { RATE_LIMIT_TABLE } from '../persistent-rate-limiter.ts';

/** Stores tokens only as hashes, so that read access to the tables does not allow using them. */
export const MEMBER_STEPS: readonly string[] = [
  `CREATE TABLE members (
  id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL, language TEXT,
  cart_id TEXT, created_on INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
  hash TEXT PRIMARY KEY, member TEXT NOT NULL, is_remembered INTEGER NOT NULL, expires_on INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_expire ON sessions (expires_on);
CREATE INDEX sessions_of_member ON sessions (member);
CREATE TABLE reset_links (hash TEXT PRIMARY KEY, member TEXT NOT NULL, expires_on INTEGER NOT NULL) WITHOUT ROWID`,
  RATE_LIMIT_TABLE,
  OUTBOX_TABLE,
  OUTBOX_HEADERS,
  `-- When the owner of the email has used a link that was sent to it.
ALTER TABLE members ADD COLUMN email_proven_on INTEGER`,
];
