import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../../testing/release.ts';
import type { RestockDO } from './restock-do.ts';

const PLATE = { productId: 'plate', variantId: 'plate-blue' };

describe('a waiting list', () => {
  const { RESTOCK } = testEnv();
  const DAY = 86_400_000;
  const question = {
    ...PLATE,
    email: 'a@b.co',
    isJoinMailingList: false,
    origin: 'https://shop.test',
    clientAddress: '',
  };

  it('is forgotten 90 days after the letter, and after two years without one', async () => {
    await runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (object: RestockDO, { storage }) => {
      const start = Date.now();
      object.clock = () => start;
      await object.signUp(question);
      const back = { ...PLATE, title: 'Plate', url: '/p', siteTitle: 'Shop' };
      expect(await object.send([back])).toBe(1);
      await object.signUp({ ...question, variantId: 'plate-sand' });
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

  it('is at most 10,000 people for a variant; who is there already stays', async () => {
    await runInDurableObject(RESTOCK.get(RESTOCK.newUniqueId()), async (object: RestockDO, { storage }) => {
      storage.sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
         INSERT INTO sign_ups (id, product_id, variant_id, email_key, email, is_join_mailing_list, origin, created_on)
         SELECT i, 'plate', 'plate-blue', 'p' || i, 'p', 0, '', 1 FROM n`,
      );
      expect(await object.signUp(question)).toBeGreaterThan(0);
      expect(await object.signUp({ ...question, email: 'p7' })).toBeUndefined();
      expect(await object.signUp({ ...question, variantId: 'plate-sand' })).toBeUndefined();
    });
  });
});
