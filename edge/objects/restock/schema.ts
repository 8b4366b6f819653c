import { OUTBOX_TABLE } from '../outbox.ts';

/**
 * One row for each variant and email (R-ERESTOCK-API-11). `epoch` counts how often the same person has signed up again
 * after being told: a letter belongs to one of them. `email_key` is the email in small letters.
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
  // What a customer has asked for while she was signed in. An account says whose email it is and nobody looks whether that
  // is so: what others asked for with that email is not hers to see.
  `CREATE TABLE own_sign_ups (
  id TEXT PRIMARY KEY, member_id TEXT NOT NULL, sign_up TEXT NOT NULL, email TEXT NOT NULL, language TEXT,
  created_on INTEGER NOT NULL, UNIQUE (member_id, sign_up)
) WITHOUT ROWID;
CREATE INDEX own_sign_ups_of_sign_up ON own_sign_ups (sign_up)`,
];
