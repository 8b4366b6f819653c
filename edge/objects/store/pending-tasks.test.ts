import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { event, NO_MAILS, placed, request, shop } from '../../testing/store.ts';
import { MIN_DELAY_MS } from '../alarm.ts';
import type { StoreDO } from './store-do.ts';

/** A store without an alarm, with a clock a day ahead so that none fires during the test. */
function withStore(step: (object: StoreDO, storage: DurableObjectStorage, now: number) => Promise<void>) {
  return shop().then((store) =>
    runInDurableObject(store, async (object: StoreDO, { storage }) => {
      const now = Date.now() + 86_400_000;
      object.clock = () => now;
      await storage.deleteAlarm();
      await step(object, storage, now);
    }),
  );
}

/** Sells the last mug and receives new ones, without naming the site. */
async function restock(object: StoreDO): Promise<void> {
  for (const qtyInStock of [0, 4])
    await object.setStock([{ productId: 'mug', sku: 'MUG', qtyInStock, unlimited: false }], 'ola');
}

describe('tasks for other objects', () => {
  it('are due at once: a restocked variant', async () => {
    await withStore(async (object, storage, now) => {
      await restock(object);
      expect(await storage.getAlarm()).toBe(now + MIN_DELAY_MS);
    });
  });

  it('are due at once: the cart of a paid order', async () => {
    await withStore(async (object, storage, now) => {
      const { paymentRef } = placed(await object.placeOrder(request({})));
      await object.confirm(event('paid', paymentRef), NO_MAILS);
      expect(await storage.getAlarm()).toBe(now + MIN_DELAY_MS);
    });
  });

  it('wait without an alarm while the site of a restocked variant is not known', async () => {
    await withStore(async (object, storage) => {
      storage.sql.exec("DELETE FROM meta WHERE key = 'site'");
      await restock(object);
      expect(await storage.getAlarm()).toBeNull();
    });
  });
});
