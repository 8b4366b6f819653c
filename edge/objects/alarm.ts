export type AlarmStorage = Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'>;

/** Keeps the single alarm of an object at the time of its next task. */
export interface AlarmScheduler {
  /** Call in the constructor: restores an alarm that was lost. */
  init(): Promise<void>;
  /** Call after each write that may add a task. */
  schedule(): Promise<void>;
  /** Call at the end of `alarm()`. */
  reschedule(): Promise<void>;
}

export interface AlarmOptions {
  readonly storage: AlarmStorage;
  /** Returns the time of the next task in epoch milliseconds; a past time runs at once. Undefined: no task. */
  readonly next: () => number | undefined;
  readonly clock: () => number;
}

/**
 * Minimum delay of an alarm. Workerd can drop an alarm that is set inside `alarm()` for the current time, and still
 * reports it from `getAlarm`. Alarms are therefore set at least this far ahead, and overdue ones count as missing.
 */
export const MIN_DELAY_MS = 25;
/** An overdue alarm is not replaced for this long, since frequent calls would otherwise postpone it forever. */
const OVERDUE_GRACE_MS = 1000;
/**
 * Maximum delay of an alarm; it is set again when it fires early. Workerd rejects times after the year 2189, and a
 * mistyped date must not prevent an object from starting.
 */
const MAX_DELAY_MS = 30 * 86_400_000;

export function createAlarmScheduler({ storage, next, clock }: AlarmOptions): AlarmScheduler {
  return {
    init: () => scheduleAlarm(storage, next(), { now: clock() }),
    schedule: () => scheduleAlarm(storage, next(), { now: clock(), graceMs: OVERDUE_GRACE_MS }),
    reschedule: async () => {
      // `getAlarm` is not reliable here: an alarm that was set while `alarm()` ran may already be overdue.
      const at = next();
      if (at !== undefined) await storage.setAlarm(withinLimits(at, clock()));
    },
  };
}

/** Makes sure that the alarm fires at this time or earlier. */
export async function scheduleAlarm(
  storage: AlarmStorage,
  at: number | undefined,
  { now, graceMs = 0 }: { readonly now: number; readonly graceMs?: number },
): Promise<void> {
  if (at === undefined) return;
  const planned = await storage.getAlarm();
  const earliest = withinLimits(at, now);
  if (planned === null || planned <= now - graceMs || planned > earliest) await storage.setAlarm(earliest);
}

function withinLimits(at: number, now: number): number {
  return Math.min(Math.max(at, now + MIN_DELAY_MS), now + MAX_DELAY_MS);
}
