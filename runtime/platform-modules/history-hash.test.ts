import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { construct, openModulePage, type PlatformValue } from '../testing/platform-page.ts';

let Y: PlatformValue;
let hash: PlatformValue;

beforeEach(() => {
  ({ Y } = openModulePage(''));
  history.replaceState(null, '', '#!slide=2&tag=a%20b');
  hash = construct(Y.HistoryHash);
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '#');
});

it('Y.HistoryHash reads the values in the fragment', () => {
  expect(hash.get?.()).toEqual({ slide: '2', tag: 'a b' });
  expect([hash.get?.('tag'), hash.get?.('none')]).toEqual(['a b', undefined]);
  expect(Y.HistoryHash?.getHash?.()).toBe('!slide=2&tag=a%20b');
  expect(Y.HistoryHash?.parseHash?.('#x=1')).toEqual({ x: '1' });
  history.replaceState(null, '', '#');
  expect(hash.get?.()).toEqual({});
});

it('add goes to a new entry of the history, with the other values', () => {
  const before = history.length;
  hash.add?.({ slide: 3, page: 'x' });
  expect(location.hash).toBe('#slide=3&tag=a+b&page=x');
  hash.addValue?.('slide', 4);
  expect(location.hash).toBe('#slide=4&tag=a+b&page=x');
  expect(history.length).toBeGreaterThan(before);
});

it('replace stays in the entry, with only its own values', () => {
  const replace = vi.spyOn(history, 'replaceState');
  hash.replaceValue?.('slide', 5);
  expect(location.hash).toBe('#slide=5&tag=a+b');
  hash.replace?.({ page: 1 });
  expect(location.hash).toBe('#page=1');
  expect(replace.mock.calls.map(([state]) => state)).toEqual([history.state, history.state]);
});

it('reports changes', () => {
  const changed = vi.fn();
  hash.on?.('change', changed);
  dispatchEvent(new Event('hashchange'));
  expect(changed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ newVal: { slide: '2', tag: 'a b' } }),
  );
});
