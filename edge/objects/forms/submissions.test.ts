// A name, and a search for it. cspell:ignore Gonçalves goncalves
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { SaveRequest, SubmissionSearch } from '../../domain/forms.ts';
import { testEnv } from '../../testing/release.ts';
import type { FormsDO } from './forms-do.ts';

/** In the future, since overdue alarms fire at once. */
const START = Date.parse('2126-11-21T10:00:00Z');
const NOTICE = { to: 'studio@olaria.test', subject: 'New submission', text: 'Email: a' };

interface Shard {
  readonly object: FormsDO;
  readonly sql: SqlStorage;
  readonly at: (time: number) => void;
  /** Saves submissions, a second apart. */
  readonly save: (...requests: readonly Partial<SaveRequest>[]) => Promise<void>;
}

function withShard(step: (shard: Shard) => Promise<void>) {
  const { FORMS } = testEnv();
  return runInDurableObject(FORMS.get(FORMS.newUniqueId()), async (object: FormsDO, { storage }) => {
    let now = START;
    object.clock = () => now;
    const save = async (...requests: readonly Partial<SaveRequest>[]) => {
      for (const each of requests) {
        const request: SaveRequest = {
          id: 'one',
          bodyHash: 'body',
          isKeyFresh: true,
          formId: 'contact',
          answers: { email: 'ana@example.com' },
          page: { pageTitle: 'Contact', pageId: 'p', contentSource: 'c', pagePath: '/contact' },
          spamReasons: [],
          clientAddress: '',
          ...each,
        };
        expect(await object.save(request)).toEqual({ outcome: 'saved', id: request.id });
        now += 1000;
      }
    };
    const at = (time: number) => {
      now = time;
    };
    await step({ object, sql: storage.sql, at, save });
  });
}

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const SPAM = { spamReasons: ['trap'] } as const;

describe('a submission', () => {
  it('is listed as it was saved', async () => {
    await withShard(async ({ object, save }) => {
      await save({}, { id: 'two', ...SPAM });
      expect(object.submissions({ formId: 'contact', limit: 10 })).toEqual([
        expect.objectContaining({ id: 'two', isSpam: true, spamReasons: ['trap'] }),
        {
          id: 'one',
          formId: 'contact',
          createdOn: START,
          answers: { email: 'ana@example.com' },
          pageTitle: 'Contact',
          pagePath: '/contact',
          isSpam: false,
          spamReasons: [],
        },
      ]);
    });
  });

  it('has a key that is remembered for a day (R-EFORM-API-05)', async () => {
    await withShard(async ({ object, save, at }) => {
      await save({});
      expect(object.findSaved('one', 'body')).toEqual({ outcome: 'repeated', id: 'one' });
      expect(object.findSaved('one', 'other')).toEqual({ outcome: 'key-used' });
      expect(object.findSaved('two', 'body')).toBeUndefined();
      at(START + 86_400_000 - 1);
      await save({ id: 'two' });
      expect(object.findSaved('one', 'body')).toBeDefined();
      at(START + 86_400_000);
      await save({ id: 'three' });
      expect(object.findSaved('one', 'body')).toBeUndefined();
    });
  });
});

describe('the list of a form', () => {
  it('has pages, the newest submission first', async () => {
    await withShard(async ({ object, save, sql }) => {
      await save(...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })), { id: 'x', formId: 'poll' });
      sql.exec(`UPDATE submissions SET created_on = ${START} WHERE id IN ('c', 'd')`);
      const first = object.submissions({ formId: 'contact', limit: 3 });
      const after = { createdOn: first[2]?.createdOn ?? 0, id: first[2]?.id ?? '' };
      const second = object.submissions({ formId: 'contact', limit: 3, after });
      expect([ids(first), ids(second)]).toEqual([
        ['e', 'b', 'd'],
        ['c', 'a'],
      ]);
    });
  });

  it('can be limited to spam, or to the rest', async () => {
    await withShard(async ({ object, save }) => {
      await save({ id: 'a' }, { id: 'b', ...SPAM });
      const list = (isSpam: boolean) => ids(object.submissions({ formId: 'contact', limit: 9, isSpam }));
      expect([list(true), list(false)]).toEqual([['b'], ['a']]);
    });
  });
});

it('metrics count submissions, spam apart', async () => {
  await withShard(async ({ object, save }) => {
    await save({ id: 'a' }, { id: 'b' }, { id: 'c', ...SPAM });
    const counts = object.metrics().filter(({ name }) => name === 'quoin_form_submissions');
    expect(counts).toEqual([
      { name: 'quoin_form_submissions', label: ['kind', 'inbox'], value: 2 },
      { name: 'quoin_form_submissions', label: ['kind', 'spam'], value: 1 },
    ]);
  });
});

describe('searching', () => {
  const GLAZES = { pageTitle: 'Glazes', pageId: 'p', contentSource: 'c', pagePath: '/contact' };
  const PEOPLE = [
    { id: 'ana', answers: { name: ['Ana', 'Reis'], likert: { Fast: 'Agree' } } },
    { id: 'eva', answers: { name: ['Eva', 'Reis'], text: '50 % off_now' }, page: GLAZES },
    { id: 'rui', answers: { name: ['Rui', 'Gonçalves'], none: null }, ...SPAM },
    { id: 'poll', formId: 'poll', answers: { name: ['Ana', 'Reis'] } },
  ] as unknown as readonly Partial<SaveRequest>[];

  it.each<[string, readonly string[]]>([
    ['', ['rui', 'eva', 'ana']],
    ['reis', ['eva', 'ana']],
    ['ANA reis', ['ana']],
    ['goncalves', ['rui']],
    ['agree', ['ana']],
    ['/contact', ['rui', 'eva', 'ana']],
    ['glaze', ['eva']],
    ['%', ['eva']],
    ['off_n', ['eva']],
    ['null', []],
    // The end of one answer and the begin of the next.
    ['reis50', []],
    ['missing', []],
  ])('for %j finds %j, the newest first', async (search, found) => {
    await withShard(async ({ object, save }) => {
      await save(...PEOPLE);
      const { positions, total } = object.findSubmissions({ formId: 'contact', search, limit: 10 });
      expect([ids(positions), total]).toEqual([found, found.length]);
    });
  });

  it.each<[Partial<SubmissionSearch>, readonly string[], number]>([
    [{ isAscending: true }, ['ana', 'eva', 'rui'], 3],
    [{ limit: 1 }, ['rui'], 3],
    [{ isSpam: true }, ['rui'], 1],
    [{ isSpam: false }, ['eva', 'ana'], 2],
    [{ isSpam: false, search: 'ana' }, ['ana'], 1],
  ])('with %j finds %j of %s', async (query, found, total) => {
    await withShard(async ({ object, save }) => {
      await save(...PEOPLE);
      const result = object.findSubmissions({ formId: 'contact', limit: 10, ...query });
      expect({ ...result, positions: ids(result.positions) }).toEqual({ positions: found, total });
    });
  });

  it('finds later submissions, and no deleted ones', async () => {
    await withShard(async ({ object, save, sql }) => {
      await save({ id: 'a' });
      const search = () => object.findSubmissions({ formId: 'contact', search: 'ana@', limit: 10 });
      expect(search().positions).toEqual([{ createdOn: START, id: 'a' }]);
      await save({ id: 'b' });
      expect(ids(search().positions)).toEqual(['b', 'a']);
      object.deleteSubmission('a');
      expect(ids(search().positions)).toEqual(['b']);
      expect(sql.exec('SELECT id FROM submission_texts').toArray()).toEqual([{ id: 'b' }]);
      expect(ids(object.readSubmissions(['b', 'a']))).toEqual(['b']);
    });
  });
});

describe('spam', () => {
  const emails = (object: FormsDO) => ids(object.listOutbox({ limit: 10 }));

  it('sends its email once when it is marked as not spam', async () => {
    await withShard(async ({ object, save }) => {
      await save({ ...SPAM, notice: NOTICE });
      expect(emails(object)).toEqual([]);
      expect(await object.markSpam('one', false)).toBe(true);
      expect(object.submissions({ formId: 'contact', limit: 1 })).toMatchObject([
        { isSpam: false, spamReasons: [] },
      ]);
      await object.markSpam('one', false);
      expect(emails(object)).toEqual(['form-one']);
    });
  });

  it('that a person marked says so, and keeps the email for later', async () => {
    await withShard(async ({ object, save }) => {
      await save({ ...SPAM, notice: NOTICE });
      await object.markSpam('one', true);
      expect(object.submissions({ formId: 'contact', limit: 1 })).toMatchObject([
        { isSpam: true, spamReasons: ['person'] },
      ]);
      expect(emails(object)).toEqual([]);
      await object.markSpam('one', false);
      expect(emails(object)).toEqual(['form-one']);
    });
  });

  it('without an email sends none', async () => {
    await withShard(async ({ object, save }) => {
      await save({ ...SPAM });
      expect([await object.markSpam('one', false), await object.markSpam('two', false)]).toEqual([
        true,
        false,
      ]);
      expect(emails(object)).toEqual([]);
    });
  });
});

it('an unknown address is not limited', async () => {
  await withShard(async ({ object }) => {
    const waits = Array.from({ length: 9 }, () => object.consumeRateLimit('contact', ''));
    expect(waits.every((wait) => wait === undefined)).toBe(true);
  });
});
