import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedSubmission, SaveRequest } from '../../domain/forms.ts';
import type { EmailProvider } from '../../ports/email-provider.ts';
import { testEnv } from '../../testing/release.ts';
import { migrate } from '../migrate.ts';
import { createOutbox } from '../outbox.ts';
import { FormsDO } from './forms-do.ts';
import { FORMS_STEPS } from './schema.ts';
import { countSubmissions, saveSubmission } from './submissions.ts';

const NOTICE = { to: 'studio@olaria.test', subject: 'New submission', text: 'Email: a' };

function newShard() {
  const { FORMS } = testEnv();
  return FORMS.get(FORMS.newUniqueId());
}

function saveRequest(fields: Partial<SaveRequest> = {}): SaveRequest {
  return {
    id: 'one',
    bodyHash: 'body',
    isKeyFresh: true,
    formId: 'contact',
    answers: { email: 'ana@example.com' },
    page: { pageTitle: '', pageId: '', contentSource: 'c', pagePath: '/' },
    spamReasons: [],
    clientAddress: '',
    ...fields,
  };
}

function setClock(shard: DurableObjectStub<FormsDO>, now: number) {
  return runInDurableObject(shard, (object: FormsDO) => {
    object.clock = () => now;
  });
}

describe('submissions', () => {
  it('are stored exactly once when 300 are sent up to four times in parallel (G3, R-EFORM-API-08)', async () => {
    const attempts = fc.record({
      key: fc.nat(399),
      body: fc.nat(1),
      formId: fc.constantFrom('contact', 'poll', 'it’s'),
      copies: fc.integer({ min: 1, max: 4 }),
      isSpam: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(attempts, { minLength: 300, maxLength: 300 }), async (all) => {
        const shard = newShard();
        const sent = all.flatMap(({ key, body, formId, copies, isSpam }) => {
          const id = `key ${key}`;
          const answers = { text: `${id} ${body}` };
          const bodyHash = `${formId} ${body}`;
          const spamReasons = isSpam ? (['trap'] as const) : [];
          return Array.from({ length: copies }, () =>
            saveRequest({ id, bodyHash, formId, answers, spamReasons, notice: NOTICE }),
          );
        });
        const outcomes = await Promise.all(sent.map((each) => shard.save(each)));
        // The first request determines the result of its key: equal bodies repeat it, others are rejected.
        const acknowledged = new Map<string, string>();
        for (const [index, { outcome }] of outcomes.entries()) {
          const { id = '', bodyHash = '' } = sent[index] ?? {};
          if (outcome !== 'saved') continue;
          expect(acknowledged.has(id)).toBe(false);
          acknowledged.set(id, bodyHash);
        }
        for (const [index, { outcome }] of outcomes.entries()) {
          const { id = '', bodyHash = '' } = sent[index] ?? {};
          const isSame = acknowledged.get(id) === bodyHash;
          if (outcome !== 'saved') expect(outcome).toBe(isSame ? 'repeated' : 'key-used');
        }
        const lists: Promise<readonly ListedSubmission[]>[] = ['contact', 'poll', 'it’s'].map((formId) =>
          runInDurableObject(shard, (object: FormsDO) => object.submissions({ formId, limit: 1000 })),
        );
        const stored = (await Promise.all(lists)).flat();
        expect(stored.map(({ id }) => id).toSorted()).toEqual([...acknowledged.keys()].toSorted());
        for (const { id, formId, answers } of stored) {
          expect(`${formId} ${String(answers.text).at(-1)}`).toBe(acknowledged.get(id));
        }
        const emails = await shard.listOutbox({ limit: 1000 });
        const honest = stored.filter(({ isSpam }) => !isSpam);
        expect(emails.map(({ id }) => id).toSorted()).toEqual(
          honest.map(({ id }) => `form-${id}`).toSorted(),
        );
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('are stored with their email in one transaction', async () => {
    await runInDurableObject(newShard(), (_object: FormsDO, { storage }) => {
      const { sql } = storage;
      const outbox = {
        ...createOutbox(sql, Date.now),
        add: () => {
          throw new Error('the disk is full');
        },
      };
      const context = { sql, clock: Date.now, outbox };
      const save = () =>
        storage.transactionSync(() => saveSubmission(context, saveRequest({ notice: NOTICE })));
      expect(save).toThrow('the disk is full');
      for (const table of ['submissions', 'used_keys']) {
        expect(sql.exec(`SELECT COUNT(*) AS count FROM ${table}`).one().count).toBe(0);
      }
    });
  });

  it('with an expired key only repeat an earlier result', async () => {
    const shard = newShard();
    expect(await shard.save(saveRequest({ isKeyFresh: false }))).toEqual({ outcome: 'key-expired' });
    await shard.save(saveRequest());
    expect(await shard.save(saveRequest({ isKeyFresh: false }))).toEqual({ outcome: 'repeated', id: 'one' });
  });

  it('are deleted with their email, and their key stays used', async () => {
    const shard = newShard();
    await shard.save(saveRequest({ notice: NOTICE }));
    expect(await shard.deleteSubmission('one')).toBe(true);
    expect(await shard.deleteSubmission('one')).toBe(false);
    expect(await shard.submissions({ formId: 'contact', limit: 10 })).toEqual([]);
    expect(await shard.listOutbox({ limit: 10 })).toEqual([]);
    expect(await shard.save(saveRequest({ bodyHash: 'other' }))).toEqual({ outcome: 'key-used' });
    expect(await shard.markSpam('one', false)).toBe(false);
  });

  it('are counted by form', async () => {
    const shard = newShard();
    await setClock(shard, 1000);
    await shard.save(saveRequest());
    await setClock(shard, 2000);
    await shard.save(saveRequest({ id: 'two', spamReasons: ['trap'] }));
    await shard.save(saveRequest({ id: 'three', formId: 'poll' }));
    expect(await shard.counts()).toEqual([
      { formId: 'contact', count: 2, spamCount: 1, newCount: 1, latestOn: 2000 },
      { formId: 'poll', count: 1, spamCount: 0, newCount: 1, latestOn: 2000 },
    ]);
  });

  it('are unread until the list is opened, except spam', async () => {
    const shard = newShard();
    const fresh = async () => (await shard.counts()).map(({ formId, newCount }) => [formId, newCount]);
    await setClock(shard, 1000);
    await shard.save(saveRequest());
    await shard.save(saveRequest({ id: 'other', formId: 'poll' }));
    await setClock(shard, 2000);
    await shard.save(saveRequest({ id: 'two' }));
    await shard.save(saveRequest({ id: 'spam', spamReasons: ['trap'] }));
    // Submissions after the list was read stay unread.
    await shard.markSeen('contact', 1000);
    expect(await fresh()).toEqual([
      ['contact', 1],
      ['poll', 1],
    ]);
    // The marker moves neither back nor into the future.
    await shard.markSeen('contact', 9_000_000);
    await shard.markSeen('contact', 500);
    expect(await fresh()).toEqual([
      ['contact', 0],
      ['poll', 1],
    ]);
    await setClock(shard, 3000);
    await shard.save(saveRequest({ id: 'three' }));
    expect(await fresh()).toEqual([
      ['contact', 1],
      ['poll', 1],
    ]);
  });

  it('from before read markers count as read', async () => {
    await runInDurableObject(env.CART.get(env.CART.newUniqueId()), (_object, { storage: { sql } }) => {
      for (const step of FORMS_STEPS.slice(0, 1)) sql.exec(step);
      sql.exec(`INSERT INTO submissions VALUES ('one', 'contact', 5, '{}', '', '', 'i', '', 0, '[]', NULL)`);
      sql.exec(FORMS_STEPS[2] ?? '');
      const storage = { sql, clock: () => 9, outbox: createOutbox(sql, () => 9) };
      expect(countSubmissions(storage)).toMatchObject([{ formId: 'contact', count: 1, newCount: 0 }]);
    });
  });
});

describe('an address', () => {
  it('can save five times a minute per form, without counting retries (R-EFORM-API-09)', async () => {
    const shard = newShard();
    await setClock(shard, 0);
    const save = (id: string, formId = 'contact') =>
      shard.save(saveRequest({ id, formId, clientAddress: '192.0.2.1' }));
    for (const id of ['1', '2', '2', '2', '3', '4', '5']) {
      expect(['saved', 'repeated']).toContain((await save(id)).outcome);
    }
    expect(await save('6')).toEqual({ outcome: 'too-often', retryAfterSeconds: 60 });
    expect((await save('6', 'poll')).outcome).toBe('saved');
    await setClock(shard, 60_000);
    expect((await save('6b')).outcome).toBe('saved');
  });
});

it('the email of a submission is sent by an alarm, not by the request (R-EFORM-API-08)', async () => {
  await runInDurableObject(newShard(), async (_, state) => {
    const mail = { MAIL_URL: 'https://mail.test/', MAIL_FROM: 'shop@example.com' };
    const object = new FormsDO(state, { ...testEnv(), ...mail });
    // The alarm never fires.
    const later = Date.now() + 86_400_000;
    object.clock = () => later;
    await object.save(saveRequest({ notice: NOTICE }));
    expect(object.listOutbox({ limit: 1 })).toMatchObject([{ state: 'pending', attempts: 0 }]);
    expect(await state.storage.getAlarm()).toBeGreaterThan(later);
  });
});

describe('an undeliverable email', () => {
  it('is retried and does not affect the submission (R-EFORM-API-08)', async () => {
    const shard = newShard();
    await shard.save(saveRequest({ notice: NOTICE }));
    await runInDurableObject(shard, async (_, { storage }) => {
      const port: EmailProvider = { send: () => Promise.reject(new Error('no connection')) };
      migrate(storage, FORMS_STEPS);
      const outbox = createOutbox(storage.sql, () => 5000, port);
      storage.sql.exec('UPDATE outbox SET due_on = 0');
      expect(await outbox.deliver()).toBeGreaterThan(5000);
    });
    expect(await shard.submissions({ formId: 'contact', limit: 1 })).toHaveLength(1);
    expect(await shard.listOutbox({ limit: 1 })).toMatchObject([{ state: 'pending', attempts: 1 }]);
    await runDurableObjectAlarm(shard);
  });
});
