import { expect, it } from 'vitest';
import { createHashQueue, type HashQueue } from './hash-queue.ts';

interface Queue {
  /** Runs a hash that takes this time in milliseconds; returns when it began, undefined if the queue was full. */
  readonly run: (ms: number, isKnownDevice?: boolean) => Promise<number | undefined>;
  readonly now: () => number;
}

/** Calls `step` with a queue of its own, on a clock that advances to the next timer while everything waits. */
async function withQueue(step: (queue: Queue) => Promise<void>): Promise<void> {
  const timers: { at: number; resolve: () => void }[] = [];
  let now = 0;
  const pause = (ms: number) => new Promise<void>((resolve) => timers.push({ at: now + ms, resolve }));
  const queue: HashQueue = createHashQueue({ clock: () => now, pause });
  const run = async (ms: number, isKnownDevice = false) => {
    let began: number | undefined;
    await queue(async () => {
      began = now;
      await pause(ms);
      return true;
    }, isKnownDevice);
    return began;
  };
  const done = step({ run, now: () => now });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const next = timers.sort((one, other) => one.at - other.at).shift();
    if (next === undefined) break;
    now = next.at;
    next.resolve();
  }
  await done;
}

it('pauses for half of a hash between two', async () => {
  await withQueue(async ({ run }) => {
    expect([await run(100), await run(100), await run(100)]).toEqual([0, 150, 300]);
  });
});

it('gives back the time that the last hash in the queue did not take', async () => {
  await withQueue(async ({ run, now }) => {
    await run(400);
    await run(10);
    const end = now();
    expect(await run(10)).toBe(end + 5);
  });
});

it('does not give back the time of a hash while others wait', async () => {
  await withQueue(async ({ run }) => {
    const first = run(10);
    const second = run(10);
    await first;
    expect(await Promise.all([second, run(10)])).toEqual([300, 600]);
  });
});

it('waits for a hash that takes longer than expected', async () => {
  await withQueue(async ({ run }) => {
    const slow = run(1000);
    const waiting = run(10);
    await slow;
    expect([await waiting, await run(10)]).toEqual([300, 1500]);
  });
});

it('waits for at most half a second after a hash, however long it takes', async () => {
  await withQueue(async ({ run }) => {
    expect([await run(60_000), await run(10)]).toEqual([0, 60_500]);
  });
});

it('is full for others before it is full for known devices', async () => {
  await withQueue(async ({ run }) => {
    const waiting = Array.from({ length: 13 }, () => run(10));
    const known = Array.from({ length: 12 }, () => run(10, true));
    expect([await run(10), await run(10, true)]).toEqual([undefined, undefined]);
    expect((await Promise.all([...waiting, ...known])).at(-1)).toBe(24 * 300);
  });
});

it('has room again when its hashes have ended', async () => {
  await withQueue(async ({ run }) => {
    await Promise.all(Array.from({ length: 13 }, () => run(10)));
    expect(await run(10)).toEqual(expect.any(Number));
  });
});
