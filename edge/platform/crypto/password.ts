import { scrypt } from 'node:crypto';
import { base64Url, bytesOfBase64Url } from './site-keys.ts';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Uses 16 MiB and more than 100 ms per guess against a stolen table (edge 4.3). */
const COST: Cost = { N: 16_384, r: 8, p: 5 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const HASH_BYTES = 32;
/** Bounds the work per request. */
export const MAX_PASSWORD_LENGTH = 1000;

/** Returns `scrypt$N$r$p$salt$hash`. Hashes are compared at their stored cost, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, base64Url(salt), base64Url(hash)].join('$');
}

/** Takes the same time without a stored hash, so that the response time does not reveal which accounts exist. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? UNKNOWN).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, bytesOfBase64Url(salt) ?? new Uint8Array(16), cost);
  const expected = bytesOfBase64Url(hash);
  const isSame = expected?.length === derived.length && crypto.subtle.timingSafeEqual(expected, derived);
  return isSame && stored !== undefined;
}

const UNKNOWN = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  // Unicode normalization, so that equal passwords match on all keyboards.
  const text = password.slice(0, MAX_PASSWORD_LENGTH).normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
