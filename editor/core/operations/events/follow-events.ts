import type { ChangedRevs, Clock } from '../state/ports.ts';

/** What a stream of events reports. */
export interface StreamListener {
  /** `revision` is the site revision after these changes. */
  onChanges(revs: ChangedRevs, revision: string): void;
  /** The server has nothing new. */
  onBeat(): void;
  /** The session has ended, its roles have changed, or the server stops. */
  onEnd(): void;
  /** The stream could not be opened, or broke. */
  onError(): void;
}

/** The server's stream of changed documents. */
export interface EventStream {
  /** Opens the stream after a site revision; the returned function closes it. */
  open(revision: string | undefined, listener: StreamListener): () => void;
}

/** The right to have a stream, which only one tab of a browser has: browsers limit the connections to a server. */
export interface StreamSlot {
  /** Calls back when this tab may open a stream; the returned function gives the slot to another tab. */
  acquire(onAcquired: () => void): () => void;
}

export interface EventFollowerOptions {
  readonly stream: EventStream;
  readonly slot: StreamSlot;
  readonly clock: Clock;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly onChanges: (revs: ChangedRevs) => void;
  readonly onEnd: () => void;
}

/** Follows changes on the server for one tab. */
export interface EventFollower {
  /** Inactive tabs, such as hidden ones, close their stream after a while. */
  setActive(isActive: boolean): void;
  /** Whether changes arrive through a stream of this tab. */
  isLive(): boolean;
  stop(): void;
}

/** Back-off after failures; the actual delay is between half of it and all of it. */
const RETRY_MS = [1000, 2000, 5000, 15_000, 30_000, 60_000];
/** A stream without a sign of life for this long is broken: the server sends one every 20 s. */
const SILENCE_MS = 50_000;
/** How long an inactive tab keeps its stream. */
const INACTIVE_MS = 30_000;

/** Starts inactive. */
export function createEventFollower(options: EventFollowerOptions): EventFollower {
  const { stream, slot, clock, random } = options;
  let revision: string | undefined;
  let isLive = false;
  let failures = 0;
  /** Undefined while the tab neither has nor wants the slot. */
  let releaseSlot: (() => void) | undefined;
  let closeStream = () => {};
  const timers = createTimers(clock);
  const close = () => {
    isLive = false;
    timers.cancel('silence');
    closeStream();
    closeStream = () => {};
  };
  const fail = () => {
    close();
    const delay = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
    failures += 1;
    timers.set('retry', delay * (0.5 + random() / 2), open);
  };
  const sign = () => {
    isLive = true;
    failures = 0;
    timers.set('silence', SILENCE_MS, fail);
  };
  const open = () => {
    timers.set('silence', SILENCE_MS, fail);
    closeStream = stream.open(revision, {
      onBeat: sign,
      onChanges: (revs, after) => {
        sign();
        revision = after;
        options.onChanges(revs);
      },
      onEnd: () => {
        fail();
        options.onEnd();
      },
      onError: fail,
    });
  };
  const leave = () => {
    timers.cancel('retry');
    close();
    releaseSlot?.();
    releaseSlot = undefined;
  };
  return {
    setActive: (isActive) => {
      if (!isActive) return timers.set('inactive', INACTIVE_MS, leave);
      timers.cancel('inactive');
      releaseSlot ??= slot.acquire(open);
    },
    isLive: () => isLive,
    stop: () => {
      timers.cancel('inactive');
      leave();
    },
  };
}

/** Timers by name; setting one replaces it. */
function createTimers(clock: Clock) {
  const cancels = new Map<string, () => void>();
  const cancel = (name: string) => {
    cancels.get(name)?.();
    cancels.delete(name);
  };
  return {
    cancel,
    set: (name: string, milliseconds: number, callback: () => void) => {
      cancel(name);
      cancels.set(name, clock.after(milliseconds, callback));
    },
  };
}
