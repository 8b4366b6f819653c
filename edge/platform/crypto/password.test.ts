import { expect, it } from 'vitest';
import { isPassword } from './password.ts';

/** "kiln & clay", by the scrypt of Node with a lower cost than new hashes have. */
const STORED = 'scrypt$1024$4$1$AAAAAAAAAAAAAAAAAAAAAA$NYDflUaOKwb-9T0fdgFJ-4jhUG9QbbCXJKARnbdtL0k';

it('compares a password at the cost that was stored with its hash', async () => {
  expect(await isPassword('kiln & clay', STORED)).toBe(true);
  expect(await isPassword('kiln & glaze', STORED)).toBe(false);
});
