import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it('returns SHA-256 as base64url without padding', async () => {
  expect(await hashText('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  expect(await hashText('')).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU');
});
