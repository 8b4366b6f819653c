import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { testEnv } from '../../testing/release.ts';
import { RestockDO } from './restock-do.ts';

const PLATE = { productId: 'plate', variantId: 'plate-blue' };

describe('back-in-stock requests', () => {
  const { RESTOCK } = testEnv();
  const DAY = 86_400_000;
  const request = {
    ...PLATE,
    email: 'a@b.co',
    isJoinMailingList: false,
    origin: 'https://shop.test',
    clientAddress: '',
  };

  it('are deleted 90 days after the email, or after two years without one', async () => {
    await runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (object: RestockDO, { storage }) => {
      const start = Date.now();
      object.clock = () => start;
      await object.signUp(request);
      const back = { ...PLATE, title: 'Plate', url: '/p', siteTitle: 'Shop' };
      expect(await object.send([back])).toBe(1);
      await object.signUp({ ...request, variantId: 'plate-sand' });
      expect(await storage.getAlarm()).not.toBeNull();
      const left = async (days: number) => {
        object.clock = () => start + days * DAY;
        await object.alarm();
        return object
          .signUps({})
          .signUps?.map(({ variantId }) => variantId)
          .toSorted();
      };
      expect(await left(89)).toEqual(['plate-blue', 'plate-sand']);
      expect(await left(90)).toEqual(['plate-sand']);
      expect(await left(730)).toEqual([]);
    });
  });

  it('report rejected emails and retry them with open requests', async () => {
    await runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (_object, state) => {
      const env = { ...testEnv(), MAIL_URL: 'https://post.test/', MAIL_FROM: 'shop@olaria.test' };
      const object = new RestockDO(state, env);
      const start = Date.now();
      object.clock = () => start;
      await object.signUp({ ...request, memberId: 'm' });
      const back = { ...PLATE, title: 'Plate', url: '/p', siteTitle: 'Shop' };
      const sent: string[] = [];
      let status = 500;
      const post = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
        sent.push(String(new Headers(init?.headers).get('idempotency-key')));
        return new Response(null, { status });
      });
      expect(await object.send([back])).toBe(1);
      await object.alarm();
      expect(object.signUps({}).signUps).toMatchObject([
        {
          notifiedOn: start,
          failure: { reason: 'The email provider responded with 500', retryOn: start + 60_000 },
        },
      ]);
      expect(object.groups().signUpGroups).toMatchObject([{ count: 0, notifiedCount: 1, failedCount: 1 }]);
      // Customers see their request, not its email.
      expect(JSON.stringify(object.signUps({ memberId: 'm' }))).not.toContain('provider');
      await object.signUp({ ...request, email: 'c@d.co' });
      status = 200;
      expect(await object.send([back])).toBe(2);
      await object.alarm();
      post.mockRestore();
      expect([sent.length, new Set(sent).size]).toEqual([3, 2]);
      const [group] = object.groups().signUpGroups ?? [];
      expect([group?.notifiedCount, group?.failedCount]).toEqual([2, undefined]);
      expect(object.signUps({}).signUps?.every(({ failure }) => failure === undefined)).toBe(true);
    });
  });

  it('are limited to 10,000 per variant; existing ones can be repeated', async () => {
    await runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (object: RestockDO, { storage }) => {
      storage.sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
         INSERT INTO sign_ups (id, product_id, variant_id, email_key, email, is_join_mailing_list, origin, created_on)
         SELECT i, 'plate', 'plate-blue', 'p' || i, 'p', 0, '', 1 FROM n`,
      );
      expect(await object.signUp(request)).toBeGreaterThan(0);
      expect(await object.signUp({ ...request, email: 'p7' })).toBeUndefined();
      expect(await object.signUp({ ...request, variantId: 'plate-sand' })).toBeUndefined();
    });
  });
});
