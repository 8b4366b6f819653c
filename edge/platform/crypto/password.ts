import { scrypt } from 'node:crypto';
import { base64Url, bytesOfBase64Url } from './site-keys.ts';

/** 16 MiB and more than 100 ms: what a guess costs whoever has stolen the table (edge 4.3). */
const COST = { N: 16_384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 } as const;
const HASH_BYTES = 32;
/** Nobody types more; and nobody can make the server work for long. */
export const LONGEST_PASSWORD = 1000;

/** `scrypt$N$r$p$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await derive(password, salt);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, base64Url(salt), base64Url(hash)].join('$');
}

/** Takes as long for somebody who is not known as for a wrong password, so that nobody learns who has an account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, , , , salt = '', hash = ''] = (stored ?? NOBODY).split('$');
  const derived = await derive(password, bytesOfBase64Url(salt) ?? new Uint8Array(16));
  const expected = bytesOfBase64Url(hash);
  const isSame = expected?.length === derived.length && crypto.subtle.timingSafeEqual(expected, derived);
  return isSame && stored !== undefined;
}

const NOBODY = `scrypt$16384$8$5$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  // Letters that look the same are the same, however the keyboard wrote them.
  const text = password.slice(0, LONGEST_PASSWORD).normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, COST, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
