import { describe, expect, test } from 'vitest';
import { createMemoryIo } from '../testing/memory-io.ts';
import { createProgress } from './progress.ts';

/** A clock that tests set. */
function createClock() {
  let now = 0;
  return {
    read: () => now,
    set: (seconds: number) => {
      now = seconds * 1000;
    },
  };
}

describe('progress', () => {
  test('on a terminal it is a bar with counts, rate and time left, and it goes away', () => {
    const io = { ...createMemoryIo(), isTerminal: true };
    const clock = createClock();
    const progress = createProgress(io, { label: 'pages', total: 100 }, clock.read);
    clock.set(0.9);
    progress.advance(10);
    expect(io.errors()).toBe('');
    clock.set(2);
    progress.advance(40);
    expect(io.errors()).toContain('████████████░░░░░░░░░░░░ 50 of 100 pages, 25 a second, 2 s left');
    progress.end();
    expect(io.errors().endsWith('\r\u001b[2K')).toBe(true);
  });

  test('elsewhere it is a plain line now and then', () => {
    const io = createMemoryIo();
    const clock = createClock();
    const progress = createProgress(io, { label: 'pages', total: 100 }, clock.read);
    clock.set(5);
    progress.advance(10);
    clock.set(11);
    progress.advance(12);
    progress.end();
    expect(io.errors()).toBe('22 of 100 pages, 2.0 a second, 39 s left\n');
  });

  test.each(['quiet', 'json'] as const)('with --%s there is none', (flag) => {
    const io = { ...createMemoryIo(), isTerminal: true, [flag]: true };
    const clock = createClock();
    const progress = createProgress(io, { label: 'pages', total: 2 }, clock.read);
    clock.set(60);
    progress.advance();
    progress.end();
    expect(io.errors()).toBe('');
  });
});
