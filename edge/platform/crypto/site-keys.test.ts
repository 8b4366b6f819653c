import { expect, it } from 'vitest';
import { bytesOfBase64Url, createSiteKeys, randomToken } from './site-keys.ts';

const SECRET = 'a secret of these tests';
const keys = createSiteKeys(SECRET, 'shop');

it('a token is valid for its purpose', async () => {
  expect(await keys.verify('cart', await keys.sign('cart', 'c1'))).toBe('c1');
});

it('a token is not valid for another purpose', async () => {
  expect(await keys.verify('order', await keys.sign('cart', 'c1'))).toBeUndefined();
});

it('a token is not valid on another site', async () => {
  const token = await keys.sign('cart', 'c1');
  expect(await createSiteKeys(SECRET, 'other').verify('cart', token)).toBeUndefined();
});

it.each([
  ['another payload', (token: string) => token.replace('c1', 'c2')],
  ['no signature', (token: string) => token.split('.')[0] ?? ''],
  ['an empty signature', (token: string) => `${token.split('.')[0]}.`],
  ['a signature of other characters', (token: string) => `${token.split('.')[0]}.!`],
])('a token with %s is not valid', async (_, change) => {
  expect(await keys.verify('cart', change(await keys.sign('cart', 'c1')))).toBeUndefined();
});

it('a token of more than 1,000 characters is not verified', async () => {
  expect(await keys.verify('cart', await keys.sign('cart', 'c'.repeat(1000)))).toBeUndefined();
});

it('a random token has 128 bits', () => {
  expect(bytesOfBase64Url(randomToken())).toHaveLength(16);
});
