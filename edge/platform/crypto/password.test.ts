import { expect, it } from 'vitest';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import { isPassword } from './password.ts';

it('compares a password at the cost that was stored with its hash', async () => {
  expect(await isPassword(PASSWORD, STORED_PASSWORD)).toBe(true);
  expect(await isPassword('kiln & glaze', STORED_PASSWORD)).toBe(false);
});
