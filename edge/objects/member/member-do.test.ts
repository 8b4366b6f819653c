import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { PASSWORD, STORED_PASSWORD } from '../../testing/accounts.ts';
import { testEnv } from '../../testing/release.ts';
import type { MemberDO } from './member-do.ts';
import { createMembers } from './members.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In the future, since overdue alarms fire at once. */
const START = Date.parse('2126-11-21T10:00:00Z');
const ANA = { email: 'ana@example.com', password: PASSWORD, isRemembered: false };

/** A shard with the customer Ana and a fixed clock. */
function withAna(step: (object: MemberDO, sql: SqlStorage, at: (time: number) => void) => Promise<void>) {
  const { MEMBER } = testEnv();
  return runInDurableObject(MEMBER.get(MEMBER.newUniqueId()), async (object: MemberDO, { storage }) => {
    const at = (time: number) => {
      object.clock = () => time;
    };
    at(START);
    createMembers(storage.sql, () => START).add({ ...ANA, name: 'Ana', password: STORED_PASSWORD });
    await step(object, storage.sql, at);
  });
}

async function signIn(object: MemberDO, fields: Partial<typeof ANA> = {}): Promise<string> {
  const result = await object.signIn({ ...ANA, ...fields });
  if (!result.ok) throw new Error(result.reason);
  return result.token;
}

describe('a session', () => {
  it('lasts a day after its last use, or 30 days when remembered (R-ESESS-API-09)', async () => {
    await withAna(async (object, _, at) => {
      const short = await signIn(object);
      const long = await signIn(object, { isRemembered: true });
      for (const hours of [20, 40, 60]) {
        at(START + hours * HOUR);
        expect(await object.memberOf(short)).toMatchObject({ email: ANA.email });
      }
      at(START + 84 * HOUR - 1);
      expect(await object.memberOf(short)).toBeDefined();
      at(START + 30 * DAY - 1);
      expect(await object.memberOf(short)).toBeUndefined();
      expect(await object.memberOf(long)).toBeDefined();
      at(START + 30 * DAY);
      expect(await object.memberOf(long)).toBeUndefined();
    });
  });

  it('is stored as a hash, like the password', async () => {
    await withAna(async (object, sql) => {
      const rui = { ...ANA, email: 'rui@example.com', password: 'a long password' };
      await object.create({ ...rui, name: 'Rui' });
      const token = await signIn(object, rui);
      const tables = ['members', 'sessions', 'rate_limit', 'outbox', 'reset_links'];
      const everything = tables.map((table) => JSON.stringify(sql.exec(`SELECT * FROM ${table}`).toArray()));
      expect(everything.join()).toContain(rui.email);
      expect(everything.join()).not.toContain(token);
      expect(everything.join()).not.toContain(rui.password);
    });
  });

  it('replaces the one that expires first above twenty per customer', async () => {
    await withAna(async (object, sql, at) => {
      const first = await signIn(object);
      const tokens: string[] = [];
      for (let turn = 0; turn < 20; turn++) {
        at(START + 1 + turn);
        tokens.push(await signIn(object));
      }
      const count = () => sql.exec('SELECT COUNT(*) AS count FROM sessions').one().count;
      expect(count()).toBe(20);
      expect(await object.memberOf(first)).toBeUndefined();
      expect(await object.memberOf(tokens[19] ?? '')).toBeDefined();
      at(START + 40 * DAY);
      await signIn(object);
      expect(count()).toBe(1);
    });
  });
});

describe('sign-in attempts', () => {
  it('are limited to ten in fifteen minutes and reset on success (R-ESESS-API-09)', async () => {
    await withAna(async (object, _, at) => {
      const guess = async (password: string) => {
        const result = await object.signIn({ ...ANA, password });
        return result.ok ? 'ok' : result.reason;
      };
      for (let turn = 0; turn < 9; turn++) expect(await guess('wrong')).toBe('wrong');
      expect(await guess(ANA.password)).toBe('ok');
      for (let turn = 0; turn < 10; turn++) expect(await guess('wrong')).toBe('wrong');
      expect(await guess(ANA.password)).toBe('too-often');
      at(START + 15 * MINUTE);
      expect(await guess(ANA.password)).toBe('ok');
    });
  });

  it('of one address do not lock out another (R-ESESS-API-09)', async () => {
    await withAna(async (object) => {
      const signInAt = (clientAddress: string, password: string) =>
        object.signIn({ ...ANA, password, clientAddress });
      for (let turn = 0; turn < 10; turn++) await signInAt('192.0.2.1', 'wrong');
      expect(await signInAt('192.0.2.1', PASSWORD)).toMatchObject({ reason: 'too-often' });
      expect(await signInAt('192.0.2.2', PASSWORD)).toMatchObject({ ok: true });
    });
  });

  it('are limited per address across all accounts', async () => {
    await withAna(async (object) => {
      for (let turn = 0; turn < 30; turn++)
        expect(object.consumeRateLimit('signIn', '192.0.2.1')).toBeUndefined();
      expect(object.consumeRateLimit('signIn', '192.0.2.1')).toBe(900);
      expect(object.consumeRateLimit('account', '192.0.2.1')).toBeUndefined();
      expect(object.consumeRateLimit('signIn', '192.0.2.2')).toBeUndefined();
      for (let turn = 0; turn < 40; turn++) expect(object.consumeRateLimit('signIn', '')).toBeUndefined();
    });
  });

  it.each([
    ['account', 5, 60],
    ['reset', 10, 3600],
    ['page', 10, 900],
  ] as const)('of the kind %s are limited to %i per address in %i seconds', async (action, max, seconds) => {
    await withAna(async (object) => {
      const take = () => object.consumeRateLimit(action, '192.0.2.1');
      for (let turn = 0; turn < max; turn++) expect(take()).toBeUndefined();
      expect(take()).toBe(seconds);
    });
  });

  it('wait one second after another above 60 of a site', async () => {
    await withAna(async (object) => {
      for (let turn = 0; turn < 60; turn++) expect(object.takeSignInTurn('shop')).toBe(0);
      expect(object.takeSignInTurn('shop')).toBe(1000);
    });
  });
});

describe('a password reset link', () => {
  const request = {
    email: ANA.email,
    link: 'https://shop.test/reset?token=3',
    siteTitle: 'Olaria\r\nBcc: x',
  };
  const tokenOf = (sql: SqlStorage) =>
    String(sql.exec('SELECT text FROM outbox ORDER BY rowid DESC LIMIT 1').one().text)
      .split('token=3')[1]
      ?.slice(0, 22) ?? '';

  it('is valid for an hour (R-ESESS-API-08)', async () => {
    await withAna(async (object, sql, at) => {
      await object.requestReset(request);
      expect(sql.exec('SELECT subject FROM outbox').one().subject).toBe('Reset your Olaria Bcc: x password');
      const token = tokenOf(sql);
      at(START + HOUR - 1);
      expect(await object.isResetLink(token)).toBe(true);
      at(START + HOUR);
      expect(await object.isResetLink(token)).toBe(false);
      expect((await object.resetPassword(token, 'brand new one')).ok).toBe(false);
    });
  });

  it('works once and invalidates all others', async () => {
    await withAna(async (object, sql) => {
      const session = await signIn(object);
      await object.requestReset(request);
      const other = tokenOf(sql);
      await object.requestReset(request);
      const token = tokenOf(sql);
      const results = await Promise.all(
        ['one password', 'other password'].map((each) => object.resetPassword(token, each)),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await object.isResetLink(other)).toBe(false);
      expect(await object.memberOf(session)).toBeUndefined();
    });
  });

  it('stores nothing for an unknown email', async () => {
    await withAna(async (object, sql) => {
      for (let turn = 0; turn < 5; turn++)
        await object.requestReset({ ...request, email: `unknown${turn}@example.com` });
      expect(sql.exec('SELECT COUNT(*) AS count FROM rate_limit').one().count).toBe(0);
    });
  });

  it('is deleted with its email', async () => {
    await withAna(async (object, sql, at) => {
      await object.requestReset(request);
      at(START + DAY);
      await object.requestReset(request);
      expect(sql.exec('SELECT COUNT(*) AS count FROM outbox').one().count).toBe(1);
      expect(sql.exec('SELECT COUNT(*) AS count FROM reset_links').one().count).toBe(1);
    });
  });
});
