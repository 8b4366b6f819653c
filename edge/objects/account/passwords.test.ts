import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { PasswordChange } from '../../domain/account.ts';
import { hashText } from '../../platform/crypto/hash-text.ts';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import { testEnv } from '../../testing/release.ts';
import type { AccountDO } from './account-do.ts';
import { createContributors } from './contributors.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = 1_000_000_000;
const ANA = { email: 'ana@olaria.test', name: 'Ana', roles: [4] };

interface Accounts {
  readonly object: AccountDO;
  readonly sql: SqlStorage;
  readonly at: (time: number) => void;
  /** Signs Ana in with a key and returns the token. */
  readonly signIn: () => Promise<string>;
  readonly change: (fields: Partial<PasswordChange>) => Promise<string>;
}

/** Accounts with Ana, who has no password. */
function withAna(step: (accounts: Accounts) => Promise<void>) {
  const { ACCOUNT } = testEnv();
  return runInDurableObject(ACCOUNT.get(ACCOUNT.newUniqueId()), async (object: AccountDO, { storage }) => {
    let now = START;
    object.clock = () => now;
    await object.saveContributor('shop', { ...ANA, roles: [1] });
    const signIn = async () => {
      const result = await object.signInWithKey('shop', await object.createSignInKey('shop'));
      if (!result.ok) throw new Error(result.reason);
      return result.token;
    };
    const change = async (fields: Partial<PasswordChange>) => {
      const request = { siteId: 'shop', email: ANA.email, token: '', password: 'new one', ...fields };
      return (await object.changePassword(request)).outcome;
    };
    const at = (time: number) => {
      now = time;
    };
    await step({ object, sql: storage.sql, at, signIn, change });
  });
}

const signInWith = (password: string) => ({
  siteId: 'shop',
  email: ANA.email,
  password,
  isRemembered: false,
});

describe('changing the password', () => {
  it('sets a first one without a current one', async () => {
    await withAna(async ({ object, signIn, change }) => {
      const before = object.hasPassword('shop', ` ${ANA.email.toUpperCase()}`);
      expect(await change({ token: await signIn() })).toBe('changed');
      expect([before, object.hasPassword('shop', ANA.email)]).toEqual([false, true]);
      expect([object.hasPassword('shop', 'x@y.test'), object.hasPassword('other', ANA.email)]).toEqual([
        false,
        false,
      ]);
      expect((await object.signIn(signInWith('new one'))).ok).toBe(true);
    });
  });

  it('requires the current one', async () => {
    await withAna(async ({ object, signIn, change }) => {
      const token = await signIn();
      await change({ token });
      expect(await change({ token, password: 'other' })).toBe('wrong');
      expect(await change({ token, current: 'guess', password: 'other' })).toBe('wrong');
      expect(await change({ token, current: 'new one', password: 'other' })).toBe('changed');
      expect((await object.signIn(signInWith('new one'))).ok).toBe(false);
    });
  });

  it('is impossible for others and on other sites', async () => {
    await withAna(async ({ change }) => {
      expect(await change({ email: 'eva@olaria.test' })).toBe('wrong');
      expect(await change({ siteId: 'other' })).toBe('wrong');
    });
  });

  it('ends all other sessions', async () => {
    await withAna(async ({ object, signIn, change }) => {
      const [own, other] = [await signIn(), await signIn()];
      await change({ token: own });
      expect(await object.contributorOf('shop', own)).toMatchObject({ name: 'Ana' });
      expect(await object.contributorOf('shop', other)).toBeUndefined();
    });
  });

  it('happens once when two requests have the same current password', async () => {
    await withAna(async ({ signIn, change }) => {
      const token = await signIn();
      const outcomes = await Promise.all(['a', 'b'].map((password) => change({ token, password })));
      expect(outcomes.toSorted()).toEqual(['changed', 'wrong']);
    });
  });

  it('allows ten guesses in fifteen minutes', async () => {
    await withAna(async ({ sql, signIn, change, at }) => {
      const token = await signIn();
      createContributors(sql).save('shop', { ...ANA, password: STORED_PASSWORD }, START);
      const guesses: string[] = [];
      for (let count = 0; count < 11; count++) guesses.push(await change({ token, current: 'guess' }));
      expect(guesses.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
      expect(await change({ token, current: PASSWORD })).toBe('too-often');
      at(START + 15 * MINUTE + 1);
      expect(await change({ token, current: PASSWORD })).toBe('changed');
    });
  });
});

describe('the sessions of a site', () => {
  it('have the roles of their contributors until they end', async () => {
    await withAna(async ({ object, signIn, at }) => {
      const hash = await hashText(await signIn());
      expect(object.rolesOfSessions('shop', [hash, 'made up'])).toEqual([[1], null]);
      expect(object.rolesOfSessions('other', [hash])).toEqual([null]);
      at(START + 30 * 24 * HOUR);
      expect(object.rolesOfSessions('shop', [hash])).toEqual([null]);
    });
  });

  it('are deleted when they have ended and a new one starts', async () => {
    const { ACCOUNT } = testEnv();
    await runInDurableObject(ACCOUNT.get(ACCOUNT.newUniqueId()), async (object: AccountDO, { storage }) => {
      const rows = () =>
        ['sessions', 'sign_in_keys'].map(
          (table) => storage.sql.exec(`SELECT COUNT(*) AS rows FROM ${table}`).one().rows,
        );
      object.clock = () => START;
      await object.signInWithKey('shop', await object.createSignInKey('shop'));
      await object.createSignInKey('shop');
      expect(rows()).toEqual([1, 1]);
      object.clock = () => START + 31 * 24 * HOUR;
      await object.signInWithKey('shop', await object.createSignInKey('shop'));
      expect(rows()).toEqual([1, 0]);
    });
  });

  it('are renewed at most every ten minutes', async () => {
    const { ACCOUNT } = testEnv();
    await runInDurableObject(ACCOUNT.get(ACCOUNT.newUniqueId()), async (object: AccountDO, { storage }) => {
      object.clock = () => START;
      createContributors(storage.sql).save('shop', { ...ANA, password: STORED_PASSWORD }, START);
      const result = await object.signIn(signInWith(PASSWORD));
      const token = result.ok ? result.token : '';
      const expiry = async (time: number) => {
        object.clock = () => time;
        await object.contributorOf('shop', token);
        return storage.sql.exec('SELECT expires_on FROM sessions').one().expires_on;
      };
      expect(await expiry(START + 10 * MINUTE)).toBe(START + 24 * HOUR);
      expect(await expiry(START + 10 * MINUTE + 1)).toBe(START + 24 * HOUR + 10 * MINUTE + 1);
    });
  });
});

describe('contributors', () => {
  it('are listed per site, the oldest first, with their roles there', async () => {
    await withAna(async ({ object, at }) => {
      at(START + 1);
      await object.saveContributor('shop', { email: ' Bea@olaria.test ', name: 'Bea', roles: [2] });
      await object.saveContributor('other', { ...ANA, name: 'Ana S.', roles: [10] });
      const shown = (siteId: string) =>
        object.contributors(siteId).map(({ email, name, roles }) => [email, name, roles]);
      expect(shown('shop')).toEqual([
        ['ana@olaria.test', 'Ana S.', [1]],
        ['bea@olaria.test', 'Bea', [2]],
      ]);
      expect(shown('other')).toEqual([['ana@olaria.test', 'Ana S.', [10]]]);
    });
  });

  it('of a key have exactly its role', async () => {
    const { ACCOUNT } = testEnv();
    await runInDurableObject(ACCOUNT.get(ACCOUNT.newUniqueId()), async (object: AccountDO) => {
      const contributorOf = async (role?: number) => {
        const result = await object.signInWithKey('shop', await object.createSignInKey('shop', role));
        return result.ok ? result.contributor : undefined;
      };
      const first = await contributorOf();
      expect(first).toMatchObject({ email: 'owner@localhost', name: 'Owner', roles: [1] });
      expect((await contributorOf())?.id).toBe(first?.id);
      const manager = await contributorOf(7);
      expect(manager?.name).not.toContain('-');
      expect(manager).toMatchObject({ email: expect.stringMatching(/^[a-z-]+@localhost$/), roles: [7] });
      expect((await contributorOf(7))?.id).toBe(manager?.id);
    });
  });

  it('can be written', async () => {
    await withAna(async ({ object }) => {
      expect(() => object.checkWriting()).not.toThrow();
    });
  });
});
