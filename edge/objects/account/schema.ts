import { RATE_LIMIT_TABLE } from '../persistent-rate-limiter.ts';

/** Contributors belong to the deployment, roles to a site, and each session to one site. */
export const ACCOUNT_STEPS: readonly string[] = [
  `CREATE TABLE contributors (
     id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT, created_on INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE memberships (
     contributor TEXT NOT NULL, site TEXT NOT NULL, roles TEXT NOT NULL, PRIMARY KEY (contributor, site)
   ) WITHOUT ROWID;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, contributor TEXT NOT NULL, site TEXT NOT NULL, is_remembered INTEGER NOT NULL,
     expires_on INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX sessions_expire ON sessions (expires_on);
   CREATE TABLE sign_in_keys (
     hash TEXT PRIMARY KEY, contributor TEXT NOT NULL, site TEXT NOT NULL, expires_on INTEGER NOT NULL
   ) WITHOUT ROWID`,
  RATE_LIMIT_TABLE,
];
