import { siteDay } from './site-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time zones are between UTC-12 and UTC+14. */
const MAX_OFFSET_MS = 15 * HOUR_MS;

/** A day in the time zone of the site, with its start in epoch milliseconds. */
export interface SiteDay {
  readonly date: string;
  readonly start: number;
}

/** Returns the last days, today last. A day has 23 or 25 hours when clocks change. */
export function recentDays(timeZone: string, now: number, count: number): readonly SiteDay[] {
  const today = Date.parse(`${siteDay(timeZone, now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const utcStart = today - (count - 1 - index) * DAY_MS;
    const date = new Date(utcStart).toISOString().slice(0, 10);
    return { date, start: startOf(timeZone, date, utcStart) };
  });
}

/** Searches the first millisecond of the day, which is not always midnight. */
function startOf(timeZone: string, date: string, utcStart: number): number {
  let before = utcStart - MAX_OFFSET_MS;
  let start = utcStart + MAX_OFFSET_MS;
  while (start - before > 1) {
    const middle = Math.floor((before + start) / 2);
    if (siteDay(timeZone, middle) < date) before = middle;
    else start = middle;
  }
  return start;
}
