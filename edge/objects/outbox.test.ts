import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Email } from '../domain/email.ts';
import type { EmailProvider } from '../ports/email-provider.ts';
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

interface Post extends EmailProvider {
  readonly sent: Email[];
  isDown: boolean;
}

function post(): Post {
  const port: Post = {
    sent: [],
    isDown: false,
    send: async (mail) => {
      if (port.isDown) throw new Error('The email provider responded with 503.');
      port.sent.push(mail);
    },
  };
  return port;
}

/** Runs in a new object with a fixed clock. */
function inObject(
  step: (make: (port?: EmailProvider) => Outbox, time: { now: number }) => Promise<void>,
): Promise<void> {
  return runInDurableObject(env.STORE.get(env.STORE.newUniqueId()), async (_store: StoreDO, { storage }) => {
    const time = { now: 1_000_000 };
    await step((port) => createOutbox(storage.sql, () => time.now, port), time);
  });
}

describe('the outbox', () => {
  it('stores emails without a provider', async () => {
    await inObject(async (make) => {
      const outbox = make();
      outbox.add(MAIL);
      outbox.add({ ...MAIL, text: 'again' });
      expect(outbox.nextDue()).toBeUndefined();
      expect(await outbox.deliver()).toBeUndefined();
      expect(outbox.list({ limit: 10 })).toMatchObject([{ ...MAIL, state: 'retained', attempts: 0 }]);
    });
  });

  it('sends pending emails once a provider is set up, unless older than three days', async () => {
    await inObject(async (make, time) => {
      make().add({ ...MAIL, id: 'old' });
      make().add({ ...MAIL, id: 'no recipient', to: '' });
      time.now += 3 * 24 * 60 * MINUTE;
      make().add(MAIL);
      time.now += MINUTE;
      const port = post();
      const outbox = make(port);
      expect(outbox.nextDue()).toBeLessThan(time.now);
      expect(await outbox.deliver()).toBeUndefined();
      expect(port.sent.map(({ id }) => id)).toEqual(['m1']);
      expect(outbox.list({ limit: 10 }).map(({ id, state }) => [id, state])).toEqual([
        ['m1', 'sent'],
        ['no recipient', 'retained'],
        ['old', 'retained'],
      ]);
    });
  });

  it('does not send paused emails, even after a failed attempt, until they are resumed', async () => {
    await inObject(async (make, time) => {
      const port = post();
      const outbox = make(port);
      outbox.add(MAIL);
      outbox.pause('m1');
      expect([await outbox.deliver(), port.sent]).toEqual([undefined, []]);
      outbox.resume('m1');
      const late = make({
        send: async () => {
          outbox.pause('m1');
          throw new Error('The email provider responded with 503.');
        },
      });
      expect(await late.deliver()).toBeUndefined();
      outbox.resume('m1');
      await outbox.deliver();
      // Sent emails are not sent again.
      outbox.pause('m1');
      outbox.resume('m1');
      time.now += MINUTE;
      expect([await outbox.deliver(), port.sent.length]).toEqual([undefined, 1]);
    });
  });

  it('reduces subjects to one line', async () => {
    await inObject(async (make) => {
      const outbox = make();
      const subject = ' Your order 1 at Olaria\r\nBcc: x@example.com\u2028\u0000 \u0085today ';
      outbox.add({ ...MAIL, subject, text: 'Thank\r\nyou' });
      expect(outbox.list({ limit: 1 })).toMatchObject([
        { subject: 'Your order 1 at Olaria Bcc: x@example.com today', text: 'Thank\r\nyou' },
      ]);
    });
  });

  it('sends the headers of an email, each reduced to one line', async () => {
    await inObject(async (make) => {
      const port = post();
      const outbox = make(port);
      const url = '<https://shop.test/end?token=x>';
      outbox.add({ ...MAIL, headers: { 'List-Unsubscribe': `${url}\r\nBcc: x@example.com` } });
      outbox.add({ ...MAIL, id: 'm2' });
      await outbox.deliver();
      expect(port.sent.map(({ headers }) => headers)).toEqual([
        { 'List-Unsubscribe': `${url} Bcc: x@example.com` },
        undefined,
      ]);
    });
  });

  it('deletes emails after ninety days', async () => {
    await inObject(async (make, time) => {
      make().add(MAIL);
      make(post()).add({ ...MAIL, id: 'unsent' });
      time.now += 89 * 24 * 60 * MINUTE;
      make().add({ ...MAIL, id: 'm2' });
      expect(
        make()
          .list({ limit: 10 })
          .map(({ id }) => id),
      ).toEqual(['m2', 'unsent', 'm1']);
      time.now += 2 * 24 * 60 * MINUTE;
      make().add({ ...MAIL, id: 'm3' });
      expect(
        make()
          .list({ limit: 10 })
          .map(({ id }) => id),
      ).toEqual(['m3', 'm2']);
    });
  });

  it('sends once, with the id of the email (G4 at-least-once with stable ids)', async () => {
    await inObject(async (make) => {
      const port = post();
      const outbox = make(port);
      outbox.add(MAIL);
      outbox.add({ ...MAIL, id: 'no recipient', to: '' });
      expect(outbox.nextDue()).toBe(1_000_000);
      expect(await outbox.deliver()).toBeUndefined();
      await outbox.deliver();
      expect(port.sent.map(({ id }) => id)).toEqual(['m1']);
      expect(outbox.list({ limit: 10 })).toMatchObject([
        { id: 'no recipient', state: 'retained' },
        { id: 'm1', state: 'sent', attempts: 1 },
      ]);
    });
  });

  it('retries after 1, 2, 4 … minutes and stops after three days', async () => {
    await inObject(async (make, time) => {
      const port = post();
      port.isDown = true;
      const outbox = make(port);
      outbox.add(MAIL);
      expect(await outbox.deliver()).toBe(time.now + MINUTE);
      time.now += MINUTE;
      expect(await outbox.deliver()).toBe(time.now + 2 * MINUTE);
      expect(outbox.list({ limit: 1 })).toMatchObject([
        { state: 'pending', attempts: 2, lastError: 'Error: The email provider responded with 503.' },
      ]);
      for (let due = outbox.nextDue(); due !== undefined; due = await outbox.deliver()) time.now = due;
      expect(outbox.list({ limit: 1 })).toMatchObject([{ state: 'failed' }]);
      expect(time.now - 1_000_000).toBeGreaterThan(3 * 86_400_000);
    });
  });

  it('reports why an email was rejected and when it is retried, and retries it on request', async () => {
    await inObject(async (make, time) => {
      const port = post();
      port.isDown = true;
      const outbox = make(port);
      outbox.add(MAIL);
      expect(outbox.emailStatus('m1')).toEqual({});
      expect(outbox.retry('m1')).toBe(false);
      await outbox.deliver();
      const reason = 'The email provider responded with 503';
      expect(outbox.emailStatus('m1')).toEqual({ failure: { reason, retryOn: time.now + MINUTE } });
      // Without a provider there are no retries.
      expect(make().emailStatus('m1')).toEqual({ failure: { reason } });
      for (let due = outbox.nextDue(); due !== undefined; due = await outbox.deliver()) time.now = due;
      expect(outbox.emailStatus('m1')).toEqual({ failure: { reason } });
      port.isDown = false;
      expect(outbox.retry('m1')).toBe(true);
      expect(outbox.nextDue()).toBe(time.now);
      await outbox.deliver();
      expect(port.sent.map(({ id }) => id)).toEqual(['m1']);
      expect([outbox.emailStatus('m1'), outbox.retry('m1'), outbox.emailStatus('none')]).toEqual([
        {},
        false,
        {},
      ]);
      make().add({ ...MAIL, id: 'm2' });
      expect(make().emailStatus('m2')).toEqual({ isRetained: true });
    });
  });

  it('lists messages by page, newest first', async () => {
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
