import { describe, expect, it } from 'vitest';
import { createSignInTurns } from './sign-in-turns.ts';

const SECOND = 1000;

/** Turns at a time that the test sets. */
function createTurns() {
  let now = 1_000_000_000;
  const { take } = createSignInTurns(() => now);
  return {
    take: (count = 1, site = 'shop') => Array.from({ length: count }, () => take(site)),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('the sign-ins of a site', () => {
  it('start at once up to 60, and one per second above that', () => {
    const { take, pass } = createTurns();
    expect(new Set(take(60))).toEqual(new Set([0]));
    expect(take(3)).toEqual([SECOND, 2 * SECOND, 3 * SECOND]);
    expect(take(1, 'other')).toEqual([0]);
    pass(3.5 * SECOND);
    expect(take()).toEqual([0.5 * SECOND]);
  });

  it('start at once again after a minute without any', () => {
    const { take, pass } = createTurns();
    take(60);
    pass(60 * SECOND);
    expect(new Set(take(60))).toEqual(new Set([0]));
  });

  it('are rejected while fifteen wait, and the line moves on', () => {
    const { take, pass } = createTurns();
    take(75);
    expect(take(2)).toEqual([undefined, undefined]);
    pass(SECOND);
    expect(take(2)).toEqual([15 * SECOND, undefined]);
  });

  it('of 60 a minute never fill the line', () => {
    const { take, pass } = createTurns();
    take(60);
    for (let minute = 0; minute < 10; minute++) {
      for (let turn = 0; turn < 60; turn++) {
        pass(SECOND);
        expect(take()).toEqual([0]);
      }
    }
    expect(take()).toEqual([SECOND]);
  });

  it('do not wait when the clock is set back', () => {
    const { take, pass } = createTurns();
    take(75);
    pass(-3600 * SECOND);
    expect(take()).toEqual([0]);
  });
});
