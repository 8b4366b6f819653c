import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { Speed, Tally } from '../../domain/census.ts';
import { testEnv } from '../../testing/release.ts';
import type { CensusDO } from './census-do.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In the future, since overdue alarms fire at once. */
const START = Date.parse('2126-11-21T10:00:00Z');

interface Shard {
  readonly object: CensusDO;
  readonly at: (time: number) => void;
  readonly add: (fields: Partial<Tally>) => Promise<void>;
}

function withShard(step: (shard: Shard) => Promise<void>) {
  const { CENSUS } = testEnv();
  return runInDurableObject(CENSUS.get(CENSUS.newUniqueId()), async (object: CensusDO) => {
    let now = START;
    object.clock = () => now;
    await step({
      object,
      at: (time) => {
        now = time;
      },
      add: async (fields) => {
        const wait = await object.add({
          day: '2126-11-21',
          limit: 'census',
          clientAddress: '',
          ...fields,
        });
        expect(wait).toBeUndefined();
      },
    });
  });
}

const view = { kind: 'view', name: '/' } as const;

describe('views', () => {
  it('are counted per minute of the last hour, and per hour of the last two days', async () => {
    await withShard(async ({ object, at, add }) => {
      for (const time of [0, 1, MINUTE, HOUR]) {
        at(START + time);
        await add({ counts: [view, { kind: 'search' }] });
      }
      const read = () => object.read('2126-11-21', '2126-11-21');
      expect(read().minutes).toEqual([
        { startOn: START + MINUTE, views: 1 },
        { startOn: START + HOUR, views: 1 },
      ]);
      expect(read().hours).toEqual([
        { startOn: START, views: 3 },
        { startOn: START + HOUR, views: 1 },
      ]);
      at(START + HOUR - 1);
      expect(read().minutes[0]).toEqual({ startOn: START, views: 2 });
      at(START + 2 * DAY);
      expect(read().hours).toEqual([{ startOn: START + HOUR, views: 1 }]);
    });
  });

  it('of a minute are added up across writes', async () => {
    await withShard(async ({ object, add }) => {
      for (let count = 0; count < 2; count++) {
        await add({ counts: [view, view] });
        object.flush();
      }
      expect(object.read('', '').hours).toEqual([{ startOn: START, views: 4 }]);
    });
  });
});

describe('days', () => {
  it('are read within the period, with totals and the names of all of them', async () => {
    await withShard(async ({ object, add }) => {
      for (const day of ['2126-11-19', '2126-11-20', '2126-11-21', '2126-11-22'])
        await add({
          day,
          counts: [view, { kind: 'view', name: '/shop' }, { kind: 'search' }],
          visitor: 'ana',
        });
      await add({ day: '2126-11-20', counts: [view] });
      const { days, names } = object.read('2126-11-20', '2126-11-21');
      expect(days).toEqual([
        { day: '2126-11-20', counts: { view: 3, search: 1, visitor: 1 } },
        { day: '2126-11-21', counts: { view: 2, search: 1, visitor: 1 } },
      ]);
      expect(names).toEqual([
        { kind: 'view', name: '/', count: 3 },
        { kind: 'view', name: '/shop', count: 2 },
      ]);
    });
  });

  it('count a visitor once, also across writes', async () => {
    await withShard(async ({ object, add }) => {
      for (const visitor of ['ana', 'eva', 'ana']) {
        await add({ visitor });
        object.flush();
      }
      expect(object.read('2126-11-21', '2126-11-21').days).toEqual([
        { day: '2126-11-21', counts: { visitor: 2 } },
      ]);
    });
  });
});

describe('script errors', () => {
  const error = { message: 'm', place: 'a.js:1', stack: 's', pagePath: '/' };

  it('are one by message and place, with the latest page and stack', async () => {
    await withShard(async ({ object, at, add }) => {
      await add({ errors: [error, { ...error, place: 'a.js:2' }] });
      object.flush();
      at(START + 1000);
      await add({ errors: [{ ...error, stack: 't', pagePath: '/shop' }] });
      expect(object.read('', '').errors).toEqual([
        {
          message: 'm',
          place: 'a.js:1',
          stack: 't',
          pagePath: '/shop',
          count: 2,
          firstOn: START,
          lastOn: START + 1000,
        },
        { ...error, place: 'a.js:2', count: 1, firstOn: START, lastOn: START },
      ]);
    });
  });
});

describe('loading times', () => {
  const lcp = (path: string, value = 100): Speed => ({ path, metric: 'lcp', value });
  const measured = (object: CensusDO, from = '2126-11-21', to = from) =>
    object
      .read(from, to)
      .speeds.map(({ path, metric, counts }) => [path, metric, counts.reduce((sum, each) => sum + each, 0)]);

  it('are counted per page and metric, and for the site', async () => {
    await withShard(async ({ object, add }) => {
      await add({ speeds: [lcp('/'), lcp('/', 9000), lcp('/shop')] });
      object.flush();
      await add({ speeds: [lcp('/'), { path: '/', metric: 'cls', value: 0.1 }] });
      expect(measured(object).toSorted()).toEqual([
        ['', 'cls', 1],
        ['', 'lcp', 4],
        ['/', 'cls', 1],
        ['/', 'lcp', 3],
        ['/shop', 'lcp', 1],
      ]);
      const home = object
        .read('2126-11-21', '2126-11-21')
        .speeds.find((each) => each.path === '/' && each.metric === 'lcp');
      expect(home?.counts.filter((count) => count > 0)).toEqual([2, 1]);
    });
  });

  it('are added up over the days of the period', async () => {
    await withShard(async ({ object, add }) => {
      for (const day of ['2126-11-19', '2126-11-20', '2126-11-21']) await add({ day, speeds: [lcp('/')] });
      expect(measured(object, '2126-11-20', '2126-11-21')).toEqual([
        ['', 'lcp', 2],
        ['/', 'lcp', 2],
      ]);
    });
  });

  it('are listed for the twenty pages with the most visits', async () => {
    await withShard(async ({ object, add }) => {
      for (let page = 0; page < 25; page++)
        await add({ speeds: Array.from({ length: page + 1 }, () => lcp(`/${page}`)) });
      const pages = measured(object).map(([path]) => path);
      expect(pages.toSorted()).toEqual(
        ['', ...Array.from({ length: 20 }, (_, at) => `/${at + 5}`)].toSorted(),
      );
    });
  });

  it('of a known page are counted when there is no room for others', async () => {
    await withShard(async ({ object, add }) => {
      for (let page = 0; page < 51; page++) await add({ speeds: [lcp(`/${page}`)] });
      object.flush();
      await add({ speeds: [lcp('/0'), lcp('/0'), { path: '/1', metric: 'cls', value: 0 }, lcp('/50')] });
      const all = measured(object);
      expect(all).toContainEqual(['/0', 'lcp', 3]);
      expect(all).toContainEqual(['', 'lcp', 54]);
      expect(all.some(([path]) => path === '/50')).toBe(false);
    });
  });
});
