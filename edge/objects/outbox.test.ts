import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Mail, MailPort } from '../ports/mail-provider.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { StoreDO } from './store/store-do.ts';

const MAIL = {
  id: 'm1',
  kind: 'mail',
  to: 'ana@example.com',
  subject: 'Order 1',
  text: 'Thank you',
} as const;
const MINUTE = 60_000;

interface Post extends MailPort {
  readonly sent: Mail[];
  isDown: boolean;
}

function post(): Post {
  const port: Post = {
    sent: [],
    isDown: false,
    send: async (mail) => {
      if (port.isDown) throw new Error('The mail provider answered 503.');
      port.sent.push(mail);
    },
  };
  return port;
}

/** Runs in an object of its own, with a clock that is set. */
function inObject(
  step: (make: (port?: MailPort) => Outbox, time: { now: number }) => Promise<void>,
): Promise<void> {
  return runInDurableObject(env.STORE.get(env.STORE.newUniqueId()), async (_store: StoreDO, { storage }) => {
    const time = { now: 1_000_000 };
    await step((port) => createOutbox(storage.sql, () => time.now, port), time);
  });
}

describe('the outbox', () => {
  it('keeps letters where nobody is there to send them', async () => {
    await inObject(async (make) => {
      const outbox = make();
      outbox.add(MAIL);
      outbox.add({ ...MAIL, text: 'again' });
      expect(outbox.nextDue()).toBeUndefined();
      expect(await outbox.deliver()).toBeUndefined();
      expect(outbox.list({ limit: 10 })).toMatchObject([{ ...MAIL, state: 'kept', attempts: 0 }]);
    });
  });

  it('forgets letters after ninety days, but none that still waits to be sent', async () => {
    await inObject(async (make, time) => {
      make().add(MAIL);
      make(post()).add({ ...MAIL, id: 'waits' });
      time.now += 89 * 24 * 60 * MINUTE;
      make().add({ ...MAIL, id: 'm2' });
      expect(
        make()
          .list({ limit: 10 })
          .map(({ id }) => id),
      ).toEqual(['m2', 'waits', 'm1']);
      time.now += 2 * 24 * 60 * MINUTE;
      make().add({ ...MAIL, id: 'm3' });
      expect(
        make()
          .list({ limit: 10 })
          .map(({ id }) => id),
      ).toEqual(['m3', 'm2', 'waits']);
    });
  });

  it('sends once, with the id of the letter (G4 at-least-once with stable ids)', async () => {
    await inObject(async (make) => {
      const port = post();
      const outbox = make(port);
      outbox.add(MAIL);
      outbox.add({ ...MAIL, id: 'to nobody', to: '' });
      expect(outbox.nextDue()).toBe(1_000_000);
      expect(await outbox.deliver()).toBeUndefined();
      await outbox.deliver();
      expect(port.sent.map(({ id }) => id)).toEqual(['m1']);
      expect(outbox.list({ limit: 10 })).toMatchObject([
        { id: 'to nobody', state: 'kept' },
        { id: 'm1', state: 'sent', attempts: 1 },
      ]);
    });
  });

  it('tries again after 1, 2, 4 … minutes, and gives up after three days', async () => {
    await inObject(async (make, time) => {
      const port = post();
      port.isDown = true;
      const outbox = make(port);
      outbox.add(MAIL);
      expect(await outbox.deliver()).toBe(time.now + MINUTE);
      time.now += MINUTE;
      expect(await outbox.deliver()).toBe(time.now + 2 * MINUTE);
      expect(outbox.list({ limit: 1 })).toMatchObject([
        { state: 'waiting', attempts: 2, lastError: 'Error: The mail provider answered 503.' },
      ]);
      for (let due = outbox.nextDue(); due !== undefined; due = await outbox.deliver()) time.now = due;
      expect(outbox.list({ limit: 1 })).toMatchObject([{ state: 'failed' }]);
      expect(time.now - 1_000_000).toBeGreaterThan(3 * 86_400_000);
    });
  });

  it('is listed page by page, newest first', async () => {
    await inObject(async (make) => {
      const outbox = make();
      for (const id of ['a', 'b', 'c']) outbox.add({ ...MAIL, id });
      const first = outbox.list({ limit: 2 });
      expect(first.map(({ id }) => id)).toEqual(['c', 'b']);
      const before = first.at(-1)?.position ?? 0;
      expect(outbox.list({ limit: 2, before }).map(({ id }) => id)).toEqual(['a']);
    });
  });
});
