import { expect, it } from 'vitest';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import { hashPassword, isPassword } from './password.ts';

it('compares a password at the cost that was stored with its hash', async () => {
  expect(await isPassword(PASSWORD, STORED_PASSWORD)).toBe(true);
  expect(await isPassword('kiln & glaze', STORED_PASSWORD)).toBe(false);
});

it('hashes with the parameters that OWASP recommends, and a random salt', async () => {
  const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
});

it('accepts a password whose characters another keyboard composes', async () => {
  // NFKC replaces full-width characters.
  expect(await isPassword('\uff4b\uff49\uff4c\uff4e & clay', STORED_PASSWORD)).toBe(true);
});

it('accepts no password of an account without one', async () => {
  for (const password of ['', PASSWORD, 'A'.repeat(43)])
    expect(await isPassword(password, undefined)).toBe(false);
});
