import { describe, expect, it } from 'vitest';
import { createReadTracker } from './read-tracker.ts';
import { createTrackedCache } from './tracked-cache.ts';

describe('the cache of template data', () => {
  function createItems() {
    const tracker = createReadTracker();
    const made: string[] = [];
    const item = createTrackedCache(tracker)((id) => {
      tracker.touch(`item:${id}`);
      made.push(id);
      return { id };
    });
    return { item, made, keysOf: (id: string) => tracker.collect(() => item(id)).keys };
  }

  it('returns the same object again, with the same dependencies', () => {
    const { item, made, keysOf } = createItems();
    const first = item('a');
    expect(keysOf('a')).toEqual(['item:a']);
    expect(item('a')).toBe(first);
    expect(made).toEqual(['a']);
  });

  it('makes a result that it dropped again, with the same dependencies', () => {
    const { item, made, keysOf } = createItems();
    for (const id of ['a', ...Array.from({ length: 4000 }, (_, index) => `other-${index}`)]) item(id);
    made.length = 0;
    expect(keysOf('a')).toEqual(['item:a']);
    expect(made).toEqual(['a']);
  });

  it('keeps a result that is asked for now and then', () => {
    const { item, made } = createItems();
    for (let index = 0; index < 10_000; index += 1) {
      item(`other-${index}`);
      if (index % 1000 === 0) item('a');
    }
    expect(made.filter((id) => id === 'a')).toEqual(['a']);
  });
});
