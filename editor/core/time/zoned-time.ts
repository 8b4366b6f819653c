const DAY = 86_400_000;

/** What a wall clock time such as `2026-03-29T01:30` is in a time zone. */
export type ZonedTime =
  | {
      readonly kind: 'time';
      /** Epoch milliseconds. */
      readonly time: number;
      /** Whether the clocks show it twice, because they go back; `time` is the earlier one. */
      readonly isTwice: boolean;
    }
  /** The clocks skip it, because they go forward. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'invalid' };

/** Returns the time in a zone, as an `<input type="datetime-local">` shows it: `2026-11-24T09:00`. */
export function wallClock(time: number, zone: string): string {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = ['year', 'month', 'day'].map((type) => parts.get(type as 'year') ?? '');
  return `${year?.padStart(4, '0')}-${month}-${day}T${parts.get('hour')}:${parts.get('minute')}`;
}

/** Returns when the clocks of a zone show a wall clock time. */
export function zonedTime(text: string, zone: string): ZonedTime {
  const clock = text.slice(0, 16);
  const asUtc = Date.parse(`${clock}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock) || Number.isNaN(asUtc)) return { kind: 'invalid' };
  // The offset of a zone is at most 14 hours: a day before and a day after, it is the one on each side of a change.
  const offsets = [asUtc - DAY, asUtc + DAY].map((time) => offsetAt(time, zone));
  const times = [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((time) => wallClock(time, zone) === clock);
  const [first] = times;
  if (first === undefined) return { kind: 'skipped' };
  return { kind: 'time', time: Math.min(...times), isTwice: times.length > 1 };
}

/** Milliseconds from UTC to the clocks of the zone. */
function offsetAt(time: number, zone: string): number {
  const minute = Math.floor(time / 60_000) * 60_000;
  return Date.parse(`${wallClock(minute, zone)}Z`) - minute;
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}
