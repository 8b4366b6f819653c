/** The part of an object's storage that is asked here. */
export type AlarmStorage = Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'>;

/** The one alarm of an object, kept at the time at which the object has to do something next. */
export interface Alarm {
  /** In the constructor: whatever was promised before is kept, also when its alarm was lost. */
  wake(): Promise<void>;
  /** After a call that may have promised something. */
  keep(): Promise<void>;
  /** The last step of `alarm()`. */
  again(): Promise<void>;
}

export interface AlarmParts {
  readonly storage: AlarmStorage;
  /** When it should ring, epoch milliseconds, now or in the past for at once; undefined when nothing waits. */
  readonly next: () => number | undefined;
  readonly clock: () => number;
}

/**
 * An alarm that is set inside `alarm()` for now may never ring: workerd forgets it and goes on telling its time. So none
 * is set for sooner than this, and one whose time is over counts as none.
 */
export const SOONEST_MS = 25;
/** After a call, one that is late is left alone for so long: calls that come all the time would put it off for ever. */
const LATE_MS = 1000;
/**
 * An alarm for later than this rings now and then before its time and is set again: workerd takes none beyond the year
 * 2189, and a date that somebody has mistyped must not be one that an object cannot wake up with.
 */
const LATEST_MS = 30 * 86_400_000;

export function createAlarm({ storage, next, clock }: AlarmParts): Alarm {
  return {
    wake: () => keepAlarm(storage, next(), { now: clock() }),
    keep: () => keepAlarm(storage, next(), { now: clock(), patienceMs: LATE_MS }),
    again: async () => {
      // Whatever a call has set meanwhile may be over when this ends: it is not even asked for.
      const at = next();
      if (at !== undefined) await storage.setAlarm(withinReach(at, clock()));
    },
  };
}

/** Sees to it that the alarm rings at this time or before. */
export async function keepAlarm(
  storage: AlarmStorage,
  at: number | undefined,
  { now, patienceMs = 0 }: { readonly now: number; readonly patienceMs?: number },
): Promise<void> {
  if (at === undefined) return;
  const planned = await storage.getAlarm();
  const soonest = withinReach(at, now);
  if (planned === null || planned <= now - patienceMs || planned > soonest) await storage.setAlarm(soonest);
}

function withinReach(at: number, now: number): number {
  return Math.min(Math.max(at, now + SOONEST_MS), now + LATEST_MS);
}
