import { expect, it } from 'vitest';
import { runInHashQueue } from './hash-queue.ts';

it('is free soon after a hash that took less time than the one before', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 100));
  expect(await runInHashQueue(slow)).toBe('slow');
  for (let turn = 0; turn < 3; turn++)
    expect([turn, await runInHashQueue(async () => 'fast')]).toEqual([turn, 'fast']);
});
