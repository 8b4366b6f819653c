import { pause } from '../pause.ts';

/** Maximum number of queued password hashes; further requests are rejected. The rest is reserved for known devices. */
const MAX_PENDING = 12;
const MAX_PENDING_OF_KNOWN = 24;
/** Initial estimate of the interval between hashes. */
const FIRST_GAP_MS = 300;
const MAX_GAP_MS = 1500;

/** Retry time for rejected requests, when the queue is empty again. */
export const HASH_RETRY_SECONDS = 10;

/** How the queue reads the time and waits, both in milliseconds. */
export interface QueueTime {
  readonly clock: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

/** Runs a password hash in turn; returns undefined when the queue is full. */
export type HashQueue = <Result extends string | boolean>(
  hash: () => Promise<Result>,
  isKnownDevice?: boolean,
) => Promise<Result | undefined>;

/**
 * Creates a queue with pauses of half a hash in between. It has times instead of promises, since objects of workerd must not
 * await promises of each other, and an object that stops must not block the queue.
 */
export function createHashQueue({ clock, pause }: QueueTime): HashQueue {
  /** When the thread is free, when each pending hash is expected to end, and the measured interval. */
  const queue = { nextFree: 0, ends: [] as number[], gapMs: FIRST_GAP_MS };
  return async (hash, isKnownDevice = false) => {
    const now = clock();
    queue.ends = queue.ends.filter((end) => end > now);
    // One of them is running.
    if (queue.ends.length > (isKnownDevice ? MAX_PENDING_OF_KNOWN : MAX_PENDING)) return undefined;
    const start = Math.max(now, queue.nextFree);
    const end = start + queue.gapMs;
    queue.ends.push(end);
    queue.nextFree = end;
    if (start > now) await pause(start - now);
    const began = clock();
    const result = await hash();
    // The clock does not advance while the thread is busy.
    await pause(0);
    queue.gapMs = Math.min(MAX_GAP_MS, Math.max(1, (clock() - began) * 1.5));
    const free = clock() + queue.gapMs / 3;
    // The last in the queue gives back the time that its hash did not take.
    queue.nextFree = queue.nextFree === end ? free : Math.max(queue.nextFree, free);
    return result;
  };
}

/**
 * A hash blocks the only thread of the runtime for a considerable part of a second. All objects of an isolate therefore share
 * this queue, so that other requests are served during sign-in floods.
 */
export const runInHashQueue = createHashQueue({ clock: () => Date.now(), pause });
