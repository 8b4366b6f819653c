import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PasswordChange, SignInRequest } from '../../domain/account.ts';
import { HASH_RETRY_SECONDS, runInHashQueue } from '../../platform/crypto/hash-queue.ts';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import type { AccountDO } from './account-do.ts';
import { createContributors } from './contributors.ts';

const EMAIL = 'ana@olaria.test';
const TOO_BUSY = { retryAfter: HASH_RETRY_SECONDS };

interface Accounts {
  readonly sql: SqlStorage;
  readonly signIn: (fields?: Partial<SignInRequest>) => ReturnType<AccountDO['signIn']>;
  readonly change: (fields?: Partial<PasswordChange>) => ReturnType<AccountDO['changePassword']>;
}

function withAna(step: (accounts: Accounts) => Promise<void>) {
  return runInDurableObject(env.ACCOUNT.get(env.ACCOUNT.newUniqueId()), async (object: AccountDO, state) => {
    const { sql } = state.storage;
    const ana = { email: EMAIL, name: 'Ana', roles: [1], password: STORED_PASSWORD };
    createContributors(sql).save('shop', ana, Date.now());
    const request = { siteId: 'shop', email: EMAIL };
    await step({
      sql,
      signIn: (fields) => object.signIn({ ...request, password: PASSWORD, isRemembered: false, ...fields }),
      change: (fields) =>
        object.changePassword({ ...request, token: 'session', password: 'new', current: 'guess', ...fields }),
    });
  });
}

/** Puts this number of hashes into the queue, on a clock that stops: they stay there. */
async function queueHashes(count: number): Promise<void> {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const hashes = Array.from({ length: count }, () => runInHashQueue(async () => true, true));
  await Promise.all(hashes);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('while many passwords are compared', () => {
  it('sign-ins are rejected', async () => {
    await withAna(async ({ signIn }) => {
      await queueHashes(18);
      expect(await signIn()).toEqual({ ok: false, reason: 'too-often', ...TOO_BUSY });
    });
  });

  it('known devices can sign in', async () => {
    await withAna(async ({ signIn }) => {
      await queueHashes(18);
      expect(await signIn({ knownDevice: 'laptop' })).toMatchObject({ ok: true });
    });
  });

  it('contributors can change their password', async () => {
    await withAna(async ({ change }) => {
      await queueHashes(18);
      expect(await change()).toEqual({ outcome: 'wrong' });
    });
  });

  it('the changes of contributors are rejected at twice that number', async () => {
    await withAna(async ({ change }) => {
      await queueHashes(1000);
      expect(await change()).toEqual({ outcome: 'too-often', ...TOO_BUSY });
    });
  });
});

it('guesses elsewhere do not prevent a contributor from changing the password', async () => {
  await withAna(async ({ sql, signIn, change }) => {
    // The limit for all addresses.
    for (let guess = 0; guess < 50; guess++)
      sql.exec('INSERT INTO rate_limit (key, expires_on) VALUES (?, ?)', `sign-in ${EMAIL}`, Date.now() * 2);
    expect(await signIn()).toMatchObject({ reason: 'too-often' });
    expect(await change()).toEqual({ outcome: 'wrong' });
  });
});
