import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const LIMITS = [
  { max: 2, windowMs: 10_000 },
  { max: 3, windowMs: 60_000 },
];

describe('a rate limit', () => {
  it('counts in sliding windows and returns the time to wait', () => {
    let now = 0;
    const limiter = createRateLimiter(() => now);
    const take = () => limiter.take('a', LIMITS);
    expect([take(), take(), take()]).toEqual([undefined, undefined, 10]);
    now = 10_000;
    expect([take(), take()]).toEqual([undefined, 50]);
    expect(limiter.take('b', LIMITS)).toBeUndefined();
    now = 60_000;
    // Rejected uses are not counted.
    expect([take(), take(), take()]).toEqual([undefined, undefined, 10]);
  });

  it('ignores checks without use and empty keys', () => {
    const limiter = createRateLimiter(() => 0);
    for (let n = 0; n < 9; n++) expect(limiter.wait('a', LIMITS)).toBeUndefined();
    for (let n = 0; n < 9; n++) expect(limiter.take('', LIMITS)).toBeUndefined();
    expect(limiter.take('a', LIMITS)).toBeUndefined();
  });

  it('does not block when the clock is set back', () => {
    let now = 100_000;
    const limiter = createRateLimiter(() => now);
    for (let n = 0; n < 3; n++) limiter.take('a', LIMITS);
    now = 0;
    expect(limiter.take('a', LIMITS)).toBeUndefined();
  });
});
