import { createHash, scryptSync } from 'node:crypto';
import type { EdgeWebsite } from '../../../compiler/model/release/edge-data.ts';

/** The cost of `edge/platform/crypto/password.ts`, which verifies these hashes. */
const COST = { N: 16_384, r: 8, p: 5 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes passwords of pages: `scrypt$N$r$p$salt$hash`. */
export type HashPagePassword = (password: string, website: EdgeWebsite) => string;

/**
 * Creates a hash function that remembers its results: each takes more than 100 ms. The salt is that of the website, so that publishing
 * without changes gives the same release.
 */
export function createPagePasswords(): HashPagePassword {
  const known = new Map<string, string>();
  return (password, { id, title, baseUrl = '' }) => {
    const website = JSON.stringify([id, title, baseUrl]);
    const key = JSON.stringify([website, password]);
    const hash = known.get(key) ?? hashPagePassword(password, website);
    known.set(key, hash);
    return hash;
  };
}

function hashPagePassword(password: string, website: string): string {
  const salt = createHash('sha256').update(`page password of ${website}`).digest().subarray(0, SALT_BYTES);
  const { N, r, p } = COST;
  const hash = scryptSync(password.normalize('NFKC'), salt, HASH_BYTES, {
    ...COST,
    maxmem: MAX_MEMORY_BYTES,
  });
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
