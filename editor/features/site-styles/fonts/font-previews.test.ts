import { expect, it } from 'vitest';
import { createFontPreviews } from './font-previews.ts';

/** Previews whose requests the test finishes. */
function openPreviews() {
  const running = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const previews = createFontPreviews(
    (name) => new Promise((resolve, reject) => running.set(name, { resolve, reject })),
  );
  return { previews, running };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('previews are loaded four at a time', async () => {
  const { previews, running } = openPreviews();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) previews.request(name);
  expect([...running.keys()]).toEqual(['a', 'b', 'c', 'd']);
  running.get('b')?.resolve();
  running.get('c')?.reject(new Error('404'));
  await settle();
  expect([...running.keys()]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect([...previews.states.getState()]).toEqual([
    ['b', 'loaded'],
    ['c', 'failed'],
  ]);
});

it('a preview that is no longer visible is not loaded, until it is visible again', async () => {
  const { previews, running } = openPreviews();
  for (const name of ['a', 'b', 'c', 'd']) previews.request(name);
  const withdraw = previews.request('e');
  previews.request('f');
  withdraw();
  running.get('a')?.resolve();
  await settle();
  expect([...running.keys()]).toEqual(['a', 'b', 'c', 'd', 'f']);
  previews.request('e');
  running.get('b')?.resolve();
  await settle();
  expect(running.has('e')).toBe(true);
});

it('a preview is loaded once', () => {
  const { previews, running } = openPreviews();
  previews.request('a')();
  running.clear();
  previews.request('a');
  expect(running.size).toBe(0);
});

it.each([
  ['nothing more is loaded after eight failures', 0, 8],
  ['everything is loaded if one preview was', 1, 20],
])('%s', async (_, loaded, count) => {
  const requested: string[] = [];
  const previews = createFontPreviews(async (name) => {
    requested.push(name);
    if (requested.length > loaded) throw new Error('404');
  });
  for (let index = 0; index < 20; index += 1) {
    previews.request(`font ${index}`);
    await settle();
  }
  expect(requested).toHaveLength(count);
  expect(previews.states.getState().get('font 19')).toBe('failed');
});
