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
  test('on a terminal is a bar with counts, rate and remaining time, cleared at the end', () => {
    const io = { ...createMemoryIo(), isTerminal: true };
    const clock = createClock();
    const progress = createProgress(io, { label: 'pages', total: 100 }, clock.read);
    clock.set(0.9);
    progress.advance(10);
    expect(io.errors()).toBe('');
    clock.set(2);
    progress.advance(40);
    expect(io.errors()).toContain('████████████░░░░░░░░░░░░ 50/100 pages, 25/s, 2 s left');
    progress.end();
    expect(io.errors().endsWith('\r\u001b[2K')).toBe(true);
  });

  test('without a terminal prints plain lines at intervals', () => {
    const io = createMemoryIo();
    const clock = createClock();
    const progress = createProgress(io, { label: 'pages', total: 100 }, clock.read);
    clock.set(5);
    progress.advance(10);
    clock.set(11);
    progress.advance(12);
    progress.end();
    expect(io.errors()).toBe('22/100 pages, 2.0/s, 39 s left\n');
  });

  test.each(['quiet', 'json'] as const)('is not printed with --%s', (flag) => {
    const io = { ...createMemoryIo(), isTerminal: true, [flag]: true };
    const clock = createClock();
    const progress = createProgress(io, { label: 'pages', total: 2 }, clock.read);
    clock.set(60);
    progress.advance();
    progress.end();
    expect(io.errors()).toBe('');
  });
});
