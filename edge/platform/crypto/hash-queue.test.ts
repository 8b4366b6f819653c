import { expect, it } from 'vitest';
import { runInHashQueue } from './hash-queue.ts';

it('is free soon after a hash that took less time than the one before', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 100));
  expect(await runInHashQueue(slow)).toBe('slow');
  for (let turn = 0; turn < 3; turn++)
    expect([turn, await runInHashQueue(async () => 'fast')]).toEqual([turn, 'fast']);
});

it('is not full because a hash took less time than those that wait were given', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('slow'), 200));
  const fast = () => runInHashQueue(async () => 'fast');
  await runInHashQueue(slow);
  const [first, ...waiting] = [fast(), fast(), fast()];
  await first;
  expect(await fast()).toBe('fast');
  await Promise.all(waiting);
});

it('is full for others before it is full for known devices', async () => {
  const fast = (isKnownDevice = false) => runInHashQueue(async () => 'fast', isKnownDevice);
  const waiting = Array.from({ length: 13 }, () => fast());
  expect(await Promise.all([fast(), fast(true)])).toEqual([undefined, 'fast']);
  await Promise.all(waiting);
});
