import { expect, it } from 'vitest';
import { shop } from '../../testing/store.ts';

it('preferences are stored by namespace, and replaced as a whole', async () => {
  const store = await shop();
  expect(await store.preferences('tea')).toEqual({});
  expect(await store.savePreferences('tea', { kind: 'green', cups: '2' })).toBe(true);
  expect(await store.savePreferences('tea', { kind: 'black' })).toBe(true);
  expect(await store.preferences('tea')).toEqual({ kind: 'black' });
  expect(await store.preferences('coffee')).toEqual({});
});

it('a hundred namespaces have preferences; those can still be changed', async () => {
  const store = await shop();
  const saved: boolean[] = [];
  for (let number = 0; number < 101; number++)
    saved.push(await store.savePreferences(`tool-${number}`, { number: `${number}` }));
  expect(saved.indexOf(false)).toBe(100);
  expect(await store.savePreferences('tool-7', { number: 'seven' })).toBe(true);
  expect(await store.preferences('tool-7')).toEqual({ number: 'seven' });
  expect(await store.preferences('tool-100')).toEqual({});
});
