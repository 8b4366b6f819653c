import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { SubscribeRequest } from '../../domain/mailing-list.ts';
import { testEnv } from '../../testing/release.ts';
import type { FormsDO } from './forms-do.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2030, 0, 1);
const ID = '0abcdefghijklmnopqrstuv';

function request(fields: Partial<SubscribeRequest> = {}): SubscribeRequest {
  return {
    id: ID,
    listId: 'news',
    email: 'ana@example.com',
    formId: 'newsletter',
    releaseId: 'r1',
    needsConfirmation: true,
    confirmation: { subject: 'Confirm', text: 'https://shop.test/confirm' },
    ...fields,
  };
}

/** A shard whose time is set by the test. */
async function newShard() {
  const { FORMS } = testEnv();
  const shard = FORMS.get(FORMS.newUniqueId());
  const setTime = (now: number) =>
    runInDurableObject(shard, (object: FormsDO) => {
      object.clock = () => now;
    });
  await setTime(START);
  const count = async (state: 'subscribed' | 'unconfirmed', listId = 'news') =>
    (await shard.findSubscribers({ listId, state, limit: 10 })).total;
  const emailCount = async () => (await shard.listOutbox({ limit: 100 })).length;
  return { shard, setTime, count, emailCount };
}

it('an address gets one confirmation email in six hours and three in a week, even if it is removed', async () => {
  const { shard, setTime, emailCount } = await newShard();
  const sent: number[] = [];
  for (const hours of [0, 1, 5.9, 6, 11, 12.1, 24, 48, 100]) {
    await setTime(START + hours * HOUR_MS);
    expect(await shard.subscribe(request())).toBe(true);
    sent.push(await emailCount());
  }
  expect(sent).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 3]);
  await shard.deleteSubscriber(ID);
  expect(await emailCount()).toBe(0);
  await shard.subscribe(request());
  expect(await emailCount()).toBe(0);
  await setTime(START + 7 * DAY_MS + 1);
  await shard.subscribe(request());
  expect(await emailCount()).toBe(1);
});

it('a subscriber is not asked again, and does not become unconfirmed', async () => {
  const { shard, setTime, count, emailCount } = await newShard();
  await shard.subscribe(request());
  expect(await shard.confirmSubscriber(ID)).toBe(true);
  await setTime(START + DAY_MS);
  await shard.subscribe(request());
  expect([await count('subscribed'), await count('unconfirmed'), await emailCount()]).toEqual([1, 0, 1]);
});

it('a second confirmation changes nothing, not even its time', async () => {
  const { shard, setTime } = await newShard();
  await shard.subscribe(request());
  await setTime(START + HOUR_MS);
  expect(await shard.confirmSubscriber(ID)).toBe(true);
  await setTime(START + 2 * HOUR_MS);
  expect(await shard.confirmSubscriber(ID)).toBe(true);
  expect(await shard.readSubscribers([ID])).toMatchObject([{ createdOn: START + HOUR_MS }]);
});

it('an unconfirmed address joins through a form without double opt-in', async () => {
  const { shard, count } = await newShard();
  await shard.subscribe(request());
  await shard.subscribe(request({ needsConfirmation: false }));
  expect([await count('subscribed'), await count('unconfirmed')]).toEqual([1, 0]);
});

it('an address that is not confirmed within seven days is deleted', async () => {
  const { shard, setTime, count } = await newShard();
  await shard.subscribe(request());
  await shard.subscribe(
    request({ id: `${ID.slice(0, -1)}x`, email: 'rui@example.com', needsConfirmation: false }),
  );
  await setTime(START + 7 * DAY_MS - 1);
  await runDurableObjectAlarm(shard);
  expect(await count('unconfirmed')).toBe(1);
  await setTime(START + 7 * DAY_MS);
  expect(await shard.confirmSubscriber(ID)).toBe(false);
  await runDurableObjectAlarm(shard);
  expect([await count('unconfirmed'), await count('subscribed')]).toEqual([0, 1]);
});

it('an unconfirmed address is deleted without another visit, by an alarm at its time', async () => {
  const { shard, setTime, count } = await newShard();
  const { confirmation: _, ...withoutEmail } = request();
  await shard.subscribe(withoutEmail);
  const alarm = await runInDurableObject(shard, (_object: FormsDO, { storage }) => storage.getAlarm());
  expect(alarm).toBe(START + 7 * DAY_MS);
  await setTime(START + 7 * DAY_MS);
  expect(await runDurableObjectAlarm(shard)).toBe(true);
  expect(await count('unconfirmed')).toBe(0);
});

it('subscribers are read by their ids, without those that are deleted', async () => {
  const { shard } = await newShard();
  await shard.subscribe(request());
  expect(await shard.readSubscribers([ID, 'missing'])).toEqual([
    { id: ID, email: 'ana@example.com', createdOn: START, formId: 'newsletter' },
  ]);
  expect([await shard.deleteSubscriber(ID), await shard.deleteSubscriber(ID)]).toEqual([true, false]);
  expect(await shard.readSubscribers([ID])).toEqual([]);
});

it('the confirmation of an address is listed with other emails', async () => {
  const { shard } = await newShard();
  await shard.subscribe(request());
  expect(await shard.listOutbox({ limit: 1 })).toMatchObject([{ kind: 'mail', to: 'ana@example.com' }]);
});

it('a deleted list loses its subscribers and their emails, and is closed for its release', async () => {
  const { shard, count, emailCount } = await newShard();
  await shard.subscribe(request());
  const other = { id: `${ID.slice(0, -1)}y`, listId: 'sale' };
  await shard.subscribe(request(other));
  await shard.deleteSubscribers('news', 'r1');
  expect([await count('unconfirmed'), await count('unconfirmed', 'sale'), await emailCount()]).toEqual([
    0, 1, 1,
  ]);
  await shard.subscribe(request({ needsConfirmation: false }));
  expect(await count('subscribed')).toBe(0);
  await shard.subscribe(request({ needsConfirmation: false, releaseId: 'r2' }));
  expect(await count('subscribed')).toBe(1);
});

it.each([
  ['unconfirmed addresses', 0, 10_000, [false, true]],
  ['subscribers', 1, 50_000, [false, false]],
])('a list has a maximum of %s', async (_what, isConfirmed, max, expected) => {
  const { shard } = await newShard();
  const fill = (count: number) =>
    runInDurableObject(shard, (_object: FormsDO, { storage }) => {
      storage.sql.exec(
        `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
         INSERT INTO subscribers (id, list_id, email, form_id, created_on, is_confirmed)
         SELECT 'row' || n, 'news', n || '@example.com', 'f', ?2, ?3 FROM numbers`,
        count,
        START,
        isConfirmed,
      );
    });
  await fill(max);
  const outcomes = [
    await shard.subscribe(request()),
    await shard.subscribe(request({ needsConfirmation: false })),
  ];
  expect(outcomes).toEqual(expected);
  expect(await shard.subscribe(request({ listId: 'sale' }))).toBe(true);
});
