import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { STORED_PASSWORD } from '../../testing/accounts.ts';
import { testEnv } from '../../testing/release.ts';
import { MemberDO } from './member-do.ts';
import { createMembers } from './members.ts';

const ANA = 'ana@example.com';
const EVA = 'eva@example.com';
/** More than the limit of an account. */
const MANY = 4;

/** A shard with Ana and Eva, and an email provider; the alarm never fires. */
function withShard(step: (object: MemberDO, storage: DurableObjectStorage) => Promise<void>) {
  return runInDurableObject(env.MEMBER.get(env.MEMBER.newUniqueId()), async (_, state) => {
    const mail = { MAIL_URL: 'https://mail.test/', MAIL_FROM: 'shop@example.com' };
    const object = new MemberDO(state, { ...testEnv(), ...mail });
    const later = Date.now() + 86_400_000;
    object.clock = () => later;
    for (const email of [ANA, EVA])
      createMembers(state.storage.sql, object.clock).add({ email, name: email, password: STORED_PASSWORD });
    await step(object, state.storage);
  });
}

const resetOf = (email: string) => ({ email, link: 'https://shop.test/reset?token=', siteTitle: 'Shop' });

it('the email of a reset link is sent by the alarm', async () => {
  await withShard(async (object, storage) => {
    expect(await storage.getAlarm()).toBeNull();
    await object.requestReset(resetOf(ANA));
    expect(await storage.getAlarm()).not.toBeNull();
  });
});

it('reset links are limited per account', async () => {
  await withShard(async (object, { sql }) => {
    for (let count = 0; count < MANY; count++) await object.requestReset(resetOf(ANA));
    const sentTo = (email: string) =>
      Number(sql.exec('SELECT COUNT(*) AS emails FROM outbox WHERE recipient = ?', email).one().emails);
    expect(sentTo(ANA)).toBe(MANY - 1);
    await object.requestReset(resetOf(EVA));
    expect(sentTo(EVA)).toBe(1);
  });
});
