import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SignInRequest } from '../../domain/account.ts';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import type { AccountDO } from './account-do.ts';
import { createContributors } from './contributors.ts';

const MINUTE = 60_000;
const START = 1_000_000_000;

interface Accounts {
  readonly at: (time: number) => void;
  /** Eva signs in: returns `ok`, or the seconds to wait. */
  readonly signIn: (fields?: Partial<SignInRequest>) => Promise<string | number>;
  /** Ana guesses. Only the first ten are compared with the password, which takes time. */
  readonly guess: (count: number, fields?: Partial<SignInRequest>) => Promise<void>;
}

/** Ana and Eva have accounts on two sites. */
function withAccounts(step: (accounts: Accounts) => Promise<void>) {
  return runInDurableObject(env.ACCOUNT.get(env.ACCOUNT.newUniqueId()), async (object: AccountDO, state) => {
    let now = START;
    object.clock = () => now;
    const contributors = createContributors(state.storage.sql);
    for (const email of ['ana@olaria.test', 'eva@olaria.test']) {
      for (const siteId of ['shop', 'other'])
        contributors.save(siteId, { email, name: 'Ana', roles: [1], password: STORED_PASSWORD }, now);
    }
    const request = { siteId: 'shop', password: PASSWORD, isRemembered: false };
    await step({
      at: (time) => {
        now = time;
      },
      signIn: async (fields) => {
        const result = await object.signIn({ ...request, email: 'eva@olaria.test', ...fields });
        if (result.ok) return 'ok';
        return result.reason === 'too-often' ? result.retryAfter : result.reason;
      },
      guess: async (count, fields) => {
        for (let turn = 0; turn < count; turn++)
          await object.signIn({ ...request, email: 'ana@olaria.test', password: 'guess', ...fields });
      },
    });
  });
}

/** Lets all timers run at once; returns the times in milliseconds that they were set to. */
function skipWaits(): readonly number[] {
  const waits: number[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    waits.push(ms);
    queueMicrotask(run);
  }) as unknown as typeof setTimeout);
  return waits;
}

afterEach(() => vi.restoreAllMocks());

describe('sign-ins', () => {
  it('of an address are limited to 30 in fifteen minutes, for all accounts', async () => {
    await withAccounts(async ({ signIn, guess, at }) => {
      const address = { clientAddress: '192.0.2.1' };
      await guess(29, address);
      expect(await signIn(address)).toBe('ok');
      expect(await signIn(address)).toBe(900);
      expect(await signIn({ clientAddress: '192.0.2.2' })).toBe('ok');
      at(START + 15 * MINUTE);
      expect(await signIn(address)).toBe('ok');
    });
  });

  it('of a site above 60 are slowed to one per second, and rejected only while fifteen wait', async () => {
    await withAccounts(async ({ signIn, guess, at }) => {
      await guess(60);
      const waits = skipWaits();
      const SECONDS = Array.from({ length: 15 }, (_, index) => (index + 1) * 1000);
      for (const _ of SECONDS) expect(await signIn()).toBe('ok');
      expect(waits.filter((ms) => ms >= 1000)).toEqual(SECONDS);
      expect(await signIn()).toBe(10);
      expect(await signIn({ siteId: 'other' })).toBe('ok');
      at(START + 1000);
      expect(await signIn()).toBe('ok');
    });
  });

  it('of an address that exceeds its limit do not count for the site', async () => {
    await withAccounts(async ({ signIn, guess }) => {
      await guess(60, { clientAddress: '192.0.2.1' });
      await guess(29);
      const waits = skipWaits();
      expect([await signIn(), waits.filter((ms) => ms >= 1000)]).toEqual(['ok', []]);
      expect([await signIn(), waits.filter((ms) => ms >= 1000)]).toEqual(['ok', [1000]]);
    });
  });

  it('of a known device have a limit of their own', async () => {
    await withAccounts(async ({ signIn, guess, at }) => {
      await guess(60);
      const device = { knownDevice: 'laptop' };
      await guess(29, device);
      expect(await signIn(device)).toBe('ok');
      expect(await signIn(device)).toBe(900);
      expect(await signIn({ knownDevice: 'phone' })).toBe('ok');
      at(START + 15 * MINUTE);
      expect(await signIn(device)).toBe('ok');
    });
  });
});
