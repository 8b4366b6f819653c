import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { CENSUS_KINDS } from '../../../formatters/vocabulary/api/census.ts';
import type { Tally } from '../../domain/census.ts';
import { testEnv } from '../../testing/release.ts';
import type { CensusDO } from './census-do.ts';
import { MAX_NAMES, MAX_VISITORS } from './counts.ts';
import { MAX_ERRORS } from './script-errors.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In the future, since overdue alarms fire at once. */
const START = Date.parse('2126-11-21T10:00:00Z');

function newShard() {
  const { CENSUS } = testEnv();
  return CENSUS.get(CENSUS.newUniqueId());
}

function tally(fields: Partial<Tally> = {}): Tally {
  return { day: '2126-11-21', limit: 'census', clientAddress: '', ...fields };
}

const view = (name = '/') => ({ kind: 'view', name }) as const;

/** Counts rows without flushing pending tallies. */
function stored(shard: DurableObjectStub<CensusDO>, table = 'days'): Promise<number> {
  return runInDurableObject(shard, (_, { storage }) =>
    Number(storage.sql.exec(`SELECT COUNT(*) AS rows FROM ${table}`).one().rows),
  );
}

describe('counting', () => {
  it('sums tallies in any order', async () => {
    const count = fc.record(
      {
        kind: fc.constantFrom(...CENSUS_KINDS.filter((kind) => kind !== 'visitor')),
        name: fc.constantFrom('', '/', '/a', 'it’s', 'a\0b', '"]'),
      },
      { noNullPrototype: true },
    );
    const call = fc.record({
      day: fc.constantFrom('2126-11-20', '2126-11-21'),
      counts: fc.array(count, { maxLength: 4 }),
      visitor: fc.option(fc.constantFrom('ana', 'eva', 'rui'), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 60 }), async (calls) => {
        const shard = newShard();
        const waits = await Promise.all(
          calls.map(({ visitor, ...rest }) =>
            shard.add(tally({ ...rest, ...(visitor !== undefined && { visitor }) })),
          ),
        );
        expect(waits.every((wait) => wait === undefined)).toBe(true);
        const { days, names } = await shard.read('2126-11-20', '2126-11-21');
        for (const kind of CENSUS_KINDS) {
          const all = calls.flatMap(({ day, counts, visitor }): { day: string; name: string }[] => {
            if (kind !== 'visitor') {
              return counts.filter((each) => each.kind === kind).map(({ name }) => ({ day, name }));
            }
            return visitor === undefined ? [] : [{ day, name: visitor }];
          });
          for (const day of ['2126-11-20', '2126-11-21']) {
            const ofDay = all.filter((each) => each.day === day);
            const expected = kind === 'visitor' ? new Set(ofDay.map(({ name }) => name)).size : ofDay.length;
            expect(days.find((each) => each.day === day)?.counts[kind] ?? 0).toBe(expected);
          }
          if (kind === 'visitor') continue;
          for (const { name, count: sum } of names.filter((each) => each.kind === kind)) {
            expect(sum).toBe(all.filter((each) => each.name === name).length);
          }
        }
      }),
      { numRuns: propertyRuns(30) },
    );
  });

  it('writes after a second, or when 500 tallies are pending', async () => {
    const shard = newShard();
    await shard.add(tally({ counts: [view()] }));
    expect(await stored(shard)).toBe(0);
    await vi.waitFor(async () => expect(await stored(shard)).toBe(2), { timeout: 5000 });
    const other = newShard();
    await runInDurableObject(other, async (object: CensusDO) => {
      for (let turn = 0; turn < 499; turn++) await object.add(tally({ counts: [view()] }));
    });
    expect(await stored(other)).toBe(0);
    await other.add(tally({ counts: [view()] }));
    expect(await stored(other)).toBe(2);
  });

  it('limits an address, but not unknown ones (R-ETELE-API-09)', async () => {
    await runInDurableObject(newShard(), async (object: CensusDO) => {
      object.clock = () => START;
      const call = (limit: Tally['limit'], clientAddress: string) =>
        object.add(tally({ limit, clientAddress }));
      for (let turn = 0; turn < 120; turn++) expect(await call('census', '192.0.2.1')).toBeUndefined();
      for (let turn = 0; turn < 100; turn++) expect(await call('telemetry', '192.0.2.1')).toBeUndefined();
      expect(await call('census', '192.0.2.1')).toBe(60);
      expect(await call('telemetry', '192.0.2.1')).toBe(60);
      for (let turn = 0; turn < 200; turn++) expect(await call('census', '')).toBeUndefined();
      object.clock = () => START + 60_000;
      expect(await call('census', '192.0.2.1')).toBeUndefined();
    });
  });
});

describe('stored data', () => {
  it('contains no visitor data (R-ETELE-API-09)', async () => {
    const shard = newShard();
    const visitor = '203.0.113.77 Mozilla/5.0 (a very special browser)';
    await shard.add(tally({ visitor, clientAddress: '203.0.113.77', counts: [view()] }));
    await shard.read('2126-11-21', '2126-11-21');
    await runInDurableObject(shard, (_, { storage }) => {
      const tables = storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
      const everything = tables
        .map(({ name }) => String(name))
        .filter((name) => !name.startsWith('_cf'))
        .map((name) => JSON.stringify(storage.sql.exec(`SELECT * FROM ${name}`).toArray()));
      expect(everything.join()).toContain('2126-11-21');
      expect(everything.join()).not.toMatch(/203\.0\.113|Mozilla|special/);
    });
    expect(await stored(shard, 'visitors')).toBe(1);
  });

  it('deletes visitors within two days, names after 90 days, totals after 400 (R-ETELE-API-09)', async () => {
    const shard = newShard();
    const at = async (time: number, step: (object: CensusDO) => unknown = (object) => object.alarm()) => {
      await runInDurableObject(shard, async (object: CensusDO) => {
        object.clock = () => time;
        await step(object);
      });
      const tables = ['salts', 'visitors', 'moments', 'days', 'speeds', 'script_errors'];
      return Promise.all(tables.map((table) => stored(shard, table)));
    };
    const first = await at(START, async (object) => {
      const speeds = [{ path: '/', metric: 'lcp', value: 1 }] as const;
      const errors = [{ message: 'm', place: 'p', stack: 's', pagePath: '/' }];
      await object.add(tally({ visitor: 'ana', counts: [view()], speeds, errors }));
      object.flush();
    });
    expect(first).toEqual([1, 1, 2, 3, 2, 1]);
    // The alarm needs no further requests and fires twice a day.
    await runInDurableObject(shard, async (_, { storage }) => {
      await vi.waitFor(async () => expect(await storage.getAlarm()).toBe(START + 12 * HOUR), {
        timeout: 20_000,
      });
    });
    expect(await at(START + 24 * HOUR)).toEqual([1, 1, 1, 3, 2, 1]);
    expect(await at(START + 25 * HOUR)).toEqual([0, 0, 1, 3, 2, 1]);
    expect(await at(START + 16 * DAY)).toEqual([0, 0, 0, 3, 2, 1]);
    expect(await at(START + 90 * DAY)).toEqual([0, 0, 0, 3, 2, 1]);
    expect(await at(START + 91 * DAY)).toEqual([0, 0, 0, 2, 0, 0]);
    expect(await at(START + 400 * DAY)).toEqual([0, 0, 0, 2, 0, 0]);
    expect(await at(START + 401 * DAY)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is also cleaned up during continuous traffic', async () => {
    await runInDurableObject(newShard(), async (object: CensusDO, { storage }) => {
      object.clock = () => START;
      await object.add(tally({ visitor: 'ana', counts: [view()] }));
      object.flush();
      object.clock = () => START + 26 * HOUR;
      await object.add(tally({ day: '2126-11-22', visitor: 'ana', counts: [view()] }));
      object.flush();
      expect(storage.sql.exec('SELECT day FROM salts').toArray()).toEqual([{ day: '2126-11-22' }]);
      expect(storage.sql.exec('SELECT day FROM visitors').toArray()).toEqual([{ day: '2126-11-22' }]);
    });
  });

  it('is cleaned up by writes once an hour', async () => {
    await runInDurableObject(newShard(), async (object: CensusDO, { storage }) => {
      const saltsAfter = async (minutes: number) => {
        object.clock = () => START + minutes * 60_000;
        await object.add(tally({ counts: [view()] }));
        object.flush();
        return storage.sql.exec('SELECT day FROM salts').toArray().length;
      };
      expect(await saltsAfter(0)).toBe(0);
      storage.sql.exec("INSERT INTO salts (day, salt, created_on) VALUES ('2126-11-19', 'expired', 0)");
      expect(await saltsAfter(59)).toBe(1);
      expect(await saltsAfter(60)).toBe(0);
    });
  });

  it('has different visitor hashes each day', async () => {
    await runInDurableObject(newShard(), async (object: CensusDO, { storage }) => {
      for (const day of ['2126-11-21', '2126-11-22']) await object.add(tally({ day, visitor: 'ana' }));
      object.flush();
      const hashes = storage.sql.exec('SELECT hash FROM visitors').toArray();
      expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2);
    });
  });
});

describe('limits', () => {
  it('bound the rows for names, pages and errors; totals stay correct', async () => {
    const shard = newShard();
    await runInDurableObject(shard, async (object: CensusDO) => {
      let now = START;
      object.clock = () => now;
      for (let turn = 0; turn < 700; turn++) {
        now += 1;
        const path = `/page-${turn}`;
        const speeds = [{ path, metric: 'lcp', value: turn }] as const;
        const errors = [{ message: `m${turn}`, place: 'p', stack: '', pagePath: '' }];
        await object.add(tally({ counts: [view(path)], speeds, errors }));
      }
    });
    const { days, names, errors, speeds } = await shard.read('2126-11-21', '2126-11-21');
    expect(days).toEqual([{ day: '2126-11-21', counts: { view: 700 } }]);
    expect(names).toHaveLength(MAX_NAMES);
    expect(errors).toHaveLength(MAX_ERRORS);
    expect(errors[0]?.message).toBe('m699');
    expect(await stored(shard, 'speeds')).toBe(51);
    const all = speeds.find(({ path }) => path === '');
    expect(all?.counts.reduce((sum, count) => sum + count, 0)).toBe(700);
    // Existing names are still counted.
    await shard.add(tally({ counts: [view('/page-0')] }));
    const after = await shard.read('2126-11-21', '2126-11-21');
    expect(after.names.find(({ name }) => name === '/page-0')?.count).toBe(2);
  });

  it('bound the distinct visitors per day', async () => {
    await runInDurableObject(newShard(), async (object: CensusDO, { storage }) => {
      storage.sql.exec(
        "INSERT INTO days (day, kind, name, count) VALUES ('2126-11-21', 'visitor', '', ?)",
        MAX_VISITORS - 1,
      );
      for (const visitor of ['ana', 'eva', 'rui']) await object.add(tally({ visitor }));
      expect(object.read('2126-11-21', '2126-11-21').days).toMatchObject([
        { counts: { visitor: MAX_VISITORS } },
      ]);
      expect(storage.sql.exec('SELECT COUNT(*) AS rows FROM visitors').one().rows).toBe(1);
    });
  });
});

it('the alarm of an empty object fires once', async () => {
  const shard = newShard();
  await runInDurableObject(shard, (_, { storage }) => storage.setAlarm(Date.now() + DAY));
  expect(await runDurableObjectAlarm(shard)).toBe(true);
  await runInDurableObject(shard, async (_, { storage }) => expect(await storage.getAlarm()).toBeNull());
});
