import { describe, expect, it } from 'vitest';
import { bytesOfBase64Url, createSiteKeys, randomToken } from './site-keys.ts';

const SECRET = 'a secret of these tests';
const keys = createSiteKeys([SECRET], 'shop');

it('a token is valid for its purpose', async () => {
  expect(await keys.verify('cart', await keys.sign('cart', 'c1'))).toBe('c1');
});

it('a token is not valid for another purpose', async () => {
  expect(await keys.verify('order', await keys.sign('cart', 'c1'))).toBeUndefined();
});

it('a token is not valid on another site', async () => {
  const token = await keys.sign('cart', 'c1');
  expect(await createSiteKeys([SECRET], 'other').verify('cart', token)).toBeUndefined();
});

describe('after a rotation', () => {
  const rotated = createSiteKeys(['the next secret', SECRET], 'shop');

  it('a token of the previous secret is valid', async () => {
    expect(await rotated.verify('cart', await keys.sign('cart', 'c1'))).toBe('c1');
  });

  it('tokens are signed with the next secret', async () => {
    const token = await rotated.sign('cart', 'c1');
    expect(await createSiteKeys(['the next secret'], 'shop').verify('cart', token)).toBe('c1');
  });

  it('a token of a secret that was dropped is not valid', async () => {
    const token = await keys.sign('cart', 'c1');
    expect(await createSiteKeys(['the next secret'], 'shop').verify('cart', token)).toBeUndefined();
  });
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
