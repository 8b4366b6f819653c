import { OUTBOX_HEADERS, OUTBOX_TABLE } from '../outbox.ts';

/**
 * One row per variant and email (R-ERESTOCK-API-11). `epoch` counts how often a notified request was opened again; each
 * has its own email. `email_key` is the email in lowercase.
 */
export const RESTOCK_STEPS: readonly string[] = [
  `CREATE TABLE sign_ups (
  id TEXT PRIMARY KEY, product_id TEXT NOT NULL, variant_id TEXT NOT NULL, email_key TEXT NOT NULL, email TEXT NOT NULL,
  is_join_mailing_list INTEGER NOT NULL, language TEXT, origin TEXT NOT NULL, created_on INTEGER NOT NULL,
  epoch INTEGER NOT NULL DEFAULT 1, notified_on INTEGER,
  UNIQUE (product_id, variant_id, email_key)
) WITHOUT ROWID;
CREATE INDEX sign_ups_by_age ON sign_ups (created_on, id);
CREATE INDEX sign_ups_of_email ON sign_ups (email_key)`,
  OUTBOX_TABLE,
  // Requests that customers made while signed in. The email of an account is not verified, so requests with the same
  // email by others must not be visible to its customer.
  `CREATE TABLE own_sign_ups (
  id TEXT PRIMARY KEY, member_id TEXT NOT NULL, sign_up TEXT NOT NULL, email TEXT NOT NULL, language TEXT,
  created_on INTEGER NOT NULL, UNIQUE (member_id, sign_up)
) WITHOUT ROWID;
CREATE INDEX own_sign_ups_of_sign_up ON own_sign_ups (sign_up)`,
  OUTBOX_HEADERS,
];
