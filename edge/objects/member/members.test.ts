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
const ANA = { email: 'ana@example.com', name: 'Ana', password: PASSWORD, isRemembered: false };
const RESET = { email: ANA.email, link: 'https://shop.test/reset?token=', siteTitle: 'Olaria' };

interface Shard {
  readonly object: MemberDO;
  readonly sql: SqlStorage;
  readonly at: (time: number) => void;
}

/** A shard with the customer Ana. */
function withAna(step: (shard: Shard & { readonly token: string; readonly id: string }) => Promise<void>) {
  const { MEMBER } = testEnv();
  return runInDurableObject(MEMBER.get(MEMBER.newUniqueId()), async (object: MemberDO, { storage }) => {
    let now = START;
    object.clock = () => now;
    const at = (time: number) => {
      now = time;
    };
    const { email, name } = ANA;
    createMembers(storage.sql, object.clock).add({ email, name, password: STORED_PASSWORD });
    const result = await object.signIn(ANA);
    if (!result.ok) throw new Error(result.reason);
    await step({ object, sql: storage.sql, at, token: result.token, id: result.member.id });
  });
}

describe('creating an account', () => {
  it('signs the customer in', async () => {
    await withAna(async ({ object }) => {
      const eva = await object.create({ ...ANA, email: 'eva@example.com', name: 'Eva' });
      const member = eva.ok && (await object.memberOf(eva.token));
      expect(member).toEqual({
        id: expect.any(String),
        email: 'eva@example.com',
        name: 'Eva',
        isEmailProven: false,
      });
    });
  });

  it('again only signs in, with the right password', async () => {
    await withAna(async ({ object, id }) => {
      const again = await object.create({ ...ANA, name: 'Other' });
      expect(again).toMatchObject({ ok: true, member: { id, name: 'Ana' } });
      expect(await object.create({ ...ANA, password: 'wrong' })).toEqual({ ok: false, reason: 'taken' });
    });
  });

  it('twice at once makes one account', async () => {
    await withAna(async ({ object, sql }) => {
      const eva = { ...ANA, email: 'eva@example.com' };
      const results = await Promise.all([object.create(eva), object.create(eva)]);
      expect(results.map(({ ok }) => ok)).toEqual([true, true]);
      expect(sql.exec('SELECT COUNT(*) AS members FROM members').one().members).toBe(2);
    });
  });
});

describe('a customer', () => {
  it('has the language and the cart that were set last', async () => {
    await withAna(async ({ object, token, id }) => {
      object.setLanguage(id, 'pt');
      object.setCart(id, 'cart 1');
      object.setLanguage('other', 'de');
      object.setCart('other', 'cart 2');
      expect(await object.memberOf(token)).toMatchObject({ language: 'pt', cartId: 'cart 1' });
    });
  });

  it('is signed out on one device', async () => {
    await withAna(async ({ object, token }) => {
      const other = await object.signIn(ANA);
      await object.signOut(token);
      expect(await object.memberOf(token)).toBeUndefined();
      expect(other.ok && (await object.memberOf(other.token))?.name).toBe('Ana');
    });
  });

  it('has a session that is renewed at most every ten minutes', async () => {
    await withAna(async ({ object, token, sql, at }) => {
      const expiry = async (time: number) => {
        at(time);
        await object.memberOf(token);
        return sql.exec('SELECT expires_on FROM sessions').one().expires_on;
      };
      expect(await expiry(START + 10 * MINUTE)).toBe(START + DAY);
      expect(await expiry(START + 10 * MINUTE + 1)).toBe(START + DAY + 10 * MINUTE + 1);
    });
  });

  it('signs in on a known device despite guesses elsewhere', async () => {
    await withAna(async ({ object }) => {
      for (let count = 0; count < 10; count++) await object.signIn({ ...ANA, password: 'wrong' });
      expect((await object.signIn(ANA)).ok).toBe(false);
      expect((await object.signIn({ ...ANA, knownDevice: 'phone' })).ok).toBe(true);
    });
  });
});

it('unknown emails are rejected like wrong passwords', async () => {
  await withAna(async ({ object }) => {
    const results = [
      await object.signIn({ ...ANA, email: 'eva@example.com' }),
      await object.signIn({ ...ANA, password: 'wrong' }),
    ];
    expect(results).toEqual([
      { ok: false, reason: 'wrong' },
      { ok: false, reason: 'wrong' },
    ]);
  });
});

it.each([
  ['account', 5, MINUTE],
  ['reset', 10, HOUR],
  ['signIn', 30, 15 * MINUTE],
] as const)('the action %s is limited to %s per address in %s ms', async (action, max, window) => {
  await withAna(async ({ object, at }) => {
    const take = () => object.consumeRateLimit(action, '192.0.2.1');
    const waits = Array.from({ length: max + 1 }, take);
    expect(waits).toEqual([...Array.from({ length: max }, () => undefined), window / 1000]);
    at(START + window);
    expect(take()).toBeUndefined();
  });
});

describe('resetting the password', () => {
  const tokenOf = (sql: SqlStorage) =>
    String(sql.exec('SELECT text FROM outbox ORDER BY rowid DESC LIMIT 1').one().text)
      .split('token=')[1]
      ?.split('\n')[0] ?? '';

  it('sends a link to the customer', async () => {
    await withAna(async ({ object, sql }) => {
      await object.requestReset(RESET);
      const token = tokenOf(sql);
      expect(sql.exec('SELECT recipient, subject, text FROM outbox').one()).toEqual({
        recipient: ANA.email,
        subject: 'Reset your Olaria password',
        text: `Use this link to choose a new password. It expires in one hour:\n\nhttps://shop.test/reset?token=${token}\n\nIf you didn’t request this, you can ignore this email.\n`,
      });
      expect([await object.isResetLink(token), await object.isResetLink('made up')]).toEqual([true, false]);
    });
  });

  it('replaces the password and ends all sessions', async () => {
    await withAna(async ({ object, sql, token }) => {
      await object.requestReset(RESET);
      const result = await object.resetPassword(tokenOf(sql), 'brand new one');
      expect(await object.memberOf(token)).toBeUndefined();
      expect(result.ok && (await object.memberOf(result.token))).toMatchObject({ email: ANA.email });
      expect((await object.signIn({ ...ANA, password: 'brand new one' })).ok).toBe(true);
      expect((await object.signIn(ANA)).ok).toBe(false);
      expect((await object.resetPassword('made up', 'x')).ok).toBe(false);
    });
  });

  it('proves the email, which nothing else does', async () => {
    await withAna(async ({ object, sql, token }) => {
      await object.requestReset(RESET);
      expect((await object.memberOf(token))?.isEmailProven).toBe(false);
      const result = await object.resetPassword(tokenOf(sql), 'brand new one');
      expect(result.ok && result.member.isEmailProven).toBe(true);
    });
  });

  it('is possible three times an hour', async () => {
    await withAna(async ({ object, sql, at }) => {
      const emails = () => sql.exec('SELECT COUNT(*) AS emails FROM outbox').one().emails;
      for (let count = 0; count < 4; count++) await object.requestReset(RESET);
      expect(emails()).toBe(3);
      at(START + HOUR + 1000);
      await object.requestReset(RESET);
      expect(emails()).toBe(4);
    });
  });

  it('deletes links that have expired', async () => {
    await withAna(async ({ object, sql, at }) => {
      await object.requestReset(RESET);
      at(START + HOUR);
      await object.requestReset(RESET);
      expect(sql.exec('SELECT COUNT(*) AS links FROM reset_links').one().links).toBe(1);
    });
  });

  it('leaves other customers alone', async () => {
    await withAna(async ({ object, sql }) => {
      const eva = await object.create({ ...ANA, email: 'eva@example.com', name: 'Eva' });
      await object.requestReset(RESET);
      await object.resetPassword(tokenOf(sql), 'brand new one');
      expect(eva.ok && (await object.memberOf(eva.token))?.name).toBe('Eva');
    });
  });
});
