import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { createStoredRateLimit } from './persistent-rate-limiter.ts';
import { createSignInAttempts, type SignInAttempt } from './sign-in-attempts.ts';

const EMAIL = 'ana@olaria.test';

interface Attempts {
  /** Returns the seconds to wait. */
  readonly take: (fields?: Partial<SignInAttempt>, isKnown?: boolean) => number;
  readonly reset: (fields?: Partial<SignInAttempt>) => void;
}

/** Attempts on the account of Ana, from one address unless stated otherwise. */
function withAttempts(step: (attempts: Attempts) => void) {
  return runInDurableObject(env.ACCOUNT.get(env.ACCOUNT.newUniqueId()), (_, { storage }) => {
    const clock = () => 1_000_000_000;
    const attempts = createSignInAttempts(createStoredRateLimit(storage.sql, clock), clock);
    const attempt = { email: EMAIL, source: 'address 1', isKnownDevice: false };
    step({
      take: (fields, isKnown = true) => attempts.take({ ...attempt, ...fields }, isKnown),
      reset: (fields) => attempts.reset({ ...attempt, ...fields }),
    });
  });
}

describe.each([
  ['an account', true],
  ['an unknown email', false],
])('attempts on %s', (_, isKnown) => {
  it('are limited to ten per address', async () => {
    await withAttempts(({ take }) => {
      for (let count = 0; count < 10; count++) expect(take({}, isKnown)).toBe(0);
      expect(take({}, isKnown)).toBe(900);
      expect(take({ source: 'address 2' }, isKnown)).toBe(0);
      expect(take({ email: 'eva@olaria.test' }, isKnown)).toBe(0);
    });
  });

  it('are limited to fifty from all addresses', async () => {
    await withAttempts(({ take }) => {
      for (let count = 0; count < 50; count++) expect(take({ source: `address ${count}` }, isKnown)).toBe(0);
      expect(take({ source: 'address 50' }, isKnown)).toBe(900);
    });
  });
});

describe('attempts', () => {
  it('elsewhere do not lock out a known device', async () => {
    await withAttempts(({ take }) => {
      for (let count = 0; count < 50; count++) take({ source: `address ${count}` });
      const device = { source: 'laptop', isKnownDevice: true };
      for (let count = 0; count < 10; count++) expect(take(device)).toBe(0);
      expect(take(device)).toBe(900);
    });
  });

  it('are forgotten after a right password', async () => {
    await withAttempts(({ take, reset }) => {
      for (let count = 0; count < 50; count++) take({ source: `address ${count % 5}` });
      reset();
      for (let count = 0; count < 10; count++) expect(take()).toBe(0);
      expect(take({ source: 'address 2' })).toBe(900);
    });
  });
});
