import { runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { createStoredRateLimit } from './persistent-rate-limiter.ts';

function inAccount<Result>(name: string, step: (sql: SqlStorage) => Result): Promise<Result> {
  const { ACCOUNT } = testEnv();
  return runInDurableObject(ACCOUNT.get(ACCOUNT.idFromName(name)), (_, state) => step(state.storage.sql));
}

describe('persistent rate limits', () => {
  it('allow exactly the maximum in any period', async () => {
    const limit = { max: 3, seconds: 10 };
    await inAccount('property', (sql) => {
      let name = 0;
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 30 }), (pauses) => {
          let now = 1_000_000;
          const key = `key ${name++}`;
          const rates = createStoredRateLimit(sql, () => now);
          const allowed: number[] = [];
          for (const pause of pauses) {
            now += pause;
            const recent = allowed.filter((time) => time > now - 10_000);
            const wait = rates.take(key, limit);
            expect(wait === 0).toBe(recent.length < 3);
            if (wait === 0) allowed.push(now);
            else expect(wait * 1000).toBeGreaterThanOrEqual((recent[recent.length - 3] ?? 0) + 10_000 - now);
          }
        }),
      );
    });
  });

  it('count each key separately and can be reset', async () => {
    await inAccount('keys', (sql) => {
      const rates = createStoredRateLimit(sql, () => 5);
      const limit = { max: 1, seconds: 60 };
      expect([rates.take('a', limit), rates.take('b', limit), rates.take('a', limit)]).toEqual([0, 0, 60]);
      rates.reset('a');
      expect([rates.take('a', limit), rates.take('b', limit)]).toEqual([0, 60]);
    });
  });
});
