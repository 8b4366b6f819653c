import { expect, it } from 'vitest';
import { withListsOf, workerLists } from './worker-lists.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it('the Worker gets lists with up to 2,000 entries together', () => {
  expect(workerLists({ '/log': times(1500), '/shop': times(500) })).toBeDefined();
  expect(workerLists({ '/log': times(1500), '/shop': times(501) })).toBeUndefined();
  expect(workerLists({})).toBeUndefined();
});

it('the Worker gets the lists of another language unless they are too many together', () => {
  const known = { '/log': times(1500) };
  expect(Object.keys(withListsOf(known, { '/fr/log': times(500) }) ?? {})).toEqual(['/log', '/fr/log']);
  expect(withListsOf(known, { '/fr/log': times(501) })).toBe(known);
  expect(withListsOf(undefined, undefined)).toBeUndefined();
});
