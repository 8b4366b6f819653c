import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logError } from './log-error.ts';

interface Line {
  readonly level: string;
  readonly message?: string;
  readonly stack?: string;
  readonly path?: string;
  readonly dropped?: number;
}

let lines: Line[];
/** Each test has seconds of its own: the counter of the module is shared. */
let second = 4_000_000_000;

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(JSON.parse(line));
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  second += 100;
  vi.setSystemTime(second * 1000);
  // Reports what an earlier test has left out.
  logError(new Error('first'));
  lines = [];
  second += 1;
  vi.setSystemTime(second * 1000);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('an error is one line of JSON with its fields', () => {
  logError(new TypeError('broken'), { path: '/cart' });
  expect(lines).toMatchObject([{ level: 'error', message: 'TypeError: broken', path: '/cart' }]);
});

it('a long message is cut off', () => {
  logError('x'.repeat(10_000));
  expect(lines[0]?.message).toHaveLength(500);
});

it('a long stack is cut off', () => {
  logError(Object.assign(new Error('deep'), { stack: 'x'.repeat(10_000) }));
  expect(lines[0]?.stack).toHaveLength(2000);
});

it('twenty errors are logged in a second', () => {
  for (let count = 0; count < 30; count++) logError(new Error('again'));
  expect(lines).toHaveLength(20);
});

it('the number of errors that were left out is logged with the next one', () => {
  for (let count = 0; count < 30; count++) logError(new Error('again'));
  vi.setSystemTime((second + 1) * 1000);
  logError(new Error('later'));
  expect(lines.slice(20)).toMatchObject([{ dropped: 10 }, { message: 'Error: later' }]);
});
