import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { PASSWORD, storeContributor } from '../../testing/accounts.ts';
import { testEnv } from '../../testing/release.ts';
import type { AccountDO } from './account-do.ts';

const INES = {
  email: 'Ines@Olaria.test',
  name: 'Inês',
  roles: [CONTRIBUTOR_ROLE.admin],
};

function account(name: string) {
  const { ACCOUNT } = testEnv();
  return ACCOUNT.get(ACCOUNT.idFromName(name));
}

async function withInes(name: string) {
  const stub = account(name);
  await storeContributor('shop', INES, stub);
  return stub;
}

function credentials(password = PASSWORD, isRemembered = false) {
  return { siteId: 'shop', email: 'ines@olaria.test', password, isRemembered };
}

function setClock(stub: DurableObjectStub<AccountDO>, now: number) {
  return runInDurableObject(stub, (object: AccountDO) => {
    object.clock = () => now;
  });
}

async function tokenOf(stub: DurableObjectStub<AccountDO>, isRemembered = false): Promise<string> {
  const result = await stub.signIn(credentials(PASSWORD, isRemembered));
  if (!result.ok) throw new Error(result.reason);
  return result.token;
}

describe('signing in', () => {
  it('requires the right password, with a case-insensitive email', async () => {
    const stub = await withInes('right');
    expect(await stub.signIn({ ...credentials(), email: ' INES@olaria.test' })).toMatchObject({
      ok: true,
      contributor: { email: 'ines@olaria.test', name: 'Inês', roles: [1] },
    });
    expect(await stub.signIn(credentials('kiln'))).toEqual({ ok: false, reason: 'wrong' });
    expect(await stub.signIn({ ...credentials(), email: 'nobody@olaria.test' })).toMatchObject({ ok: false });
    expect(await stub.signIn({ ...credentials(), siteId: 'other' })).toEqual({ ok: false, reason: 'wrong' });
  });

  it('is impossible with a password for an account without one', async () => {
    const stub = account('no password');
    await stub.saveContributor('shop', { email: 'rui@olaria.test', name: 'Rui', roles: [4] });
    for (const password of ['', 'undefined', 'null']) {
      expect((await stub.signIn({ ...credentials(password), email: 'rui@olaria.test' })).ok).toBe(false);
    }
  });

  it('allows ten attempts in fifteen minutes, also concurrently and after a restart (R-ESESS-API-09)', async () => {
    // Twelve at once fill the queue of hashes, whose estimate of the duration assumes the cost of new ones.
    const stub = account('guesses');
    await stub.saveContributor('shop', { ...INES, password: PASSWORD });
    await setClock(stub, 1_000_000);
    const results = await Promise.all(Array.from({ length: 12 }, () => stub.signIn(credentials('wrong'))));
    const reasons = results.map((result) => (result.ok ? 'ok' : result.reason));
    expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(10);
    expect(reasons.filter((reason) => reason === 'too-often')).toHaveLength(2);
    // The right password is rejected too until the window ends.
    expect(await stub.signIn(credentials())).toMatchObject({ reason: 'too-often', retryAfter: 900 });
    await setClock(stub, 1_000_000 + 900_001);
    expect((await stub.signIn(credentials())).ok).toBe(true);
    const rows = await runInDurableObject(stub, (_, state) =>
      state.storage.sql.exec('SELECT COUNT(*) AS n FROM rate_limit').one(),
    );
    expect(rows.n).toBe(0);
  });

  it('counts attempts on an account together, however its email is spelled', async () => {
    const stub = await withInes('spelling');
    const results = [];
    for (let index = 0; index < 11; index += 1) {
      const email = index % 2 === 0 ? 'ines@olaria.test' : ' INES@olaria.test';
      results.push(await stub.signIn({ ...credentials('wrong'), email }));
    }
    expect(results.at(-1)).toMatchObject({ reason: 'too-often' });
  });

  it('limits unknown emails in the same way', async () => {
    const stub = account('unknown');
    const results = [];
    for (let index = 0; index < 11; index += 1) {
      results.push(await stub.signIn({ ...credentials(), email: 'nobody@olaria.test' }));
    }
    expect(results.at(-1)).toMatchObject({ reason: 'too-often' });
  });

  it('stores nothing for unknown emails', async () => {
    const stub = account('made up');
    for (const index of [1, 2]) await stub.signIn({ ...credentials(), email: `unknown${index}@olaria.test` });
    const rows = await runInDurableObject(stub, (_, state) =>
      state.storage.sql.exec('SELECT COUNT(*) AS n FROM rate_limit').one(),
    );
    expect(rows.n).toBe(1);
  });

  it('stores neither passwords nor tokens in plain text', async () => {
    const stub = account('secrets');
    await stub.saveContributor('shop', { ...INES, password: PASSWORD });
    const token = await tokenOf(stub);
    const dump = await runInDurableObject(stub, (_, state) =>
      JSON.stringify(
        ['contributors', 'sessions'].map((table) =>
          state.storage.sql.exec(`SELECT * FROM ${table}`).toArray(),
        ),
      ),
    );
    expect(dump).toContain('scrypt$16384$8$5$');
    expect(dump).not.toContain(PASSWORD);
    expect(dump).not.toContain(token);
  });
});

describe('sessions', () => {
  it('belong to one site', async () => {
    const stub = await withInes('one site');
    const token = await tokenOf(stub);
    expect(await stub.contributorOf('shop', token)).toMatchObject({ name: 'Inês' });
    expect(await stub.contributorOf('other', token)).toBeUndefined();
    expect(await stub.contributorOf('shop', 'made up')).toBeUndefined();
  });

  it('end a day after the last use, or after thirty days when remembered', async () => {
    const stub = await withInes('idle');
    const day = 86_400_000;
    await setClock(stub, 0);
    const idle = await tokenOf(stub);
    const remembered = await tokenOf(stub, true);
    for (const hours of [20, 40, 60]) {
      await setClock(stub, (hours / 24) * day);
      expect(await stub.contributorOf('shop', idle)).toBeDefined();
    }
    await setClock(stub, (85 / 24) * day);
    expect(await stub.contributorOf('shop', idle)).toBeUndefined();
    await setClock(stub, 30 * day - 1);
    expect(await stub.contributorOf('shop', remembered)).toBeDefined();
    await setClock(stub, 30 * day);
    expect(await stub.contributorOf('shop', remembered)).toBeUndefined();
  });

  it('end on sign-out and when the password changes', async () => {
    const stub = await withInes('ends');
    const [one, two] = [await tokenOf(stub), await tokenOf(stub)];
    expect(one).not.toBe(two);
    await stub.signOut(one);
    expect(await stub.contributorOf('shop', one)).toBeUndefined();
    expect(await stub.contributorOf('shop', two)).toBeDefined();
    await stub.saveContributor('shop', { ...INES, password: 'another' });
    expect(await stub.contributorOf('shop', two)).toBeUndefined();
  });

  it('use new roles immediately', async () => {
    const stub = await withInes('new roles');
    const token = await tokenOf(stub);
    await stub.saveContributor('shop', { ...INES, roles: [CONTRIBUTOR_ROLE.viewer] });
    expect(await stub.contributorOf('shop', token)).toMatchObject({ roles: [CONTRIBUTOR_ROLE.viewer] });
  });
});

describe('one-time keys', () => {
  it('sign in once, on their site, within ten minutes', async () => {
    const stub = account('keys');
    await setClock(stub, 0);
    const key = await stub.createSignInKey('shop');
    expect((await stub.signInWithKey('other', key)).ok).toBe(false);
    expect(await stub.signInWithKey('shop', key)).toMatchObject({ ok: true, contributor: { roles: [1] } });
    expect((await stub.signInWithKey('shop', key)).ok).toBe(false);
    const late = await stub.createSignInKey('shop');
    await setClock(stub, 600_000);
    expect((await stub.signInWithKey('shop', late)).ok).toBe(false);
  });

  it('belong to the existing administrator, or to a role for testing', async () => {
    const stub = await withInes('key roles');
    const owner = await stub.signInWithKey('shop', await stub.createSignInKey('shop'));
    expect(owner).toMatchObject({ contributor: { name: 'Inês' } });
    const viewer = await stub.signInWithKey('shop', await stub.createSignInKey('shop', 10));
    expect(viewer).toMatchObject({ contributor: { roles: [10] } });
    expect(await stub.contributors('shop')).toHaveLength(2);
  });
});
