import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const LIMITS = [
  { max: 2, windowMs: 10_000 },
  { max: 3, windowMs: 60_000 },
];

describe('a rate limit', () => {
  it('counts inside every window that slides along, and says how long to wait', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    const take = () => limiter.take('a', LIMITS);
    expect([take(), take(), take()]).toEqual([undefined, undefined, 10]);
    now = 10_000;
    expect([take(), take()]).toEqual([undefined, 50]);
    expect(limiter.take('b', LIMITS)).toBeUndefined();
    now = 60_000;
    // What was refused was not counted.
    expect([take(), take(), take()]).toEqual([undefined, undefined, 10]);
  });

  it('does not count whoever only looks, nor whoever is not known', () => {
    const limiter = createRateLimiter(() => 0);
    for (let n = 0; n < 9; n++) expect(limiter.wait('a', LIMITS)).toBeUndefined();
    for (let n = 0; n < 9; n++) expect(limiter.take('', LIMITS)).toBeUndefined();
    expect(limiter.take('a', LIMITS)).toBeUndefined();
  });

  it('has nobody wait for a clock that was set back', () => {
    let now = 100_000;
    const limiter = createRateLimiter(() => now);
    for (let n = 0; n < 3; n++) limiter.take('a', LIMITS);
    now = 0;
    expect(limiter.take('a', LIMITS)).toBeUndefined();
  });
});
