import { expect, it } from 'vitest';
import { exitCodeOf, summarize } from './summarize.mjs';

const results = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'Killed', 'Killed'].map(
  (status) => ({ file: 'a.ts', line: 1, original: '', replacement: '', status }),
);

it('counts a timeout as noticed, no coverage as missed, and left out mutants as not tried', () => {
  const counts = { found: 7, tried: 6, killed: 3, survived: 1, timeout: 1, noCoverage: 1 };
  expect(summarize(results)).toMatchObject({ ...counts, score: 400 / 6 });
});

it('fails below the minimum', () => {
  const summary = { ...summarize(results), score: 80 };
  expect([80, 80.1].map((minimum) => exitCodeOf(summary, minimum))).toEqual([0, 1]);
});

it('gives 100 % for no mutants', () => expect(summarize([]).score).toBe(100));
