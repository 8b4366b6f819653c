import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { detachedText } from './detached-text.ts';

it.each(['', 'a "quoted" text\u2028', '日本語 🙂', 'half of a pair: \ud800'])(
  'copies all characters of %j',
  (text) => {
    expect(detachedText(text)).toBe(text);
  },
);

it('the text that a copy was part of does not stay in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const parts = [30, 40].map((length) => detachedText('long text '.repeat(5_000_000).slice(0, length)));
  expect(used() - before).toBeLessThan(50_000_000);
  expect(parts.map((part) => part.length)).toEqual([30, 40]);
});
