import { monthTime } from '../../site-calendar.ts';

const DAY_MS = 86_400_000;

/** When an event takes place, in epoch milliseconds. */
export interface EventTimes {
  readonly id: string;
  readonly start: number;
  /** Not before `start`. */
  readonly end: number;
}

/** An event and the days on which it takes place, in the time zone of the site: `2026-11-28`. */
export interface EventDays extends EventTimes {
  readonly first: string;
  readonly last: string;
}

/** The events in the order of their start. One that ends at midnight does not take place on the day that begins then. */
export function eventDays(events: readonly EventTimes[], timeZone: string): readonly EventDays[] {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  return events
    .map((event) => ({
      ...event,
      first: format.format(event.start),
      last: format.format(Math.max(event.start, event.end - 1)),
    }))
    .toSorted((one, other) => one.start - other.start);
}

interface MonthRange {
  /** `2026-11`. */
  readonly current: string;
  /** Maximum number of months. */
  readonly before: number;
  readonly after: number;
}

/** The current month, and those before and after it in which an event takes place, in order. */
export function monthsOf(
  events: readonly EventDays[],
  { current, before, after }: MonthRange,
): readonly string[] {
  const now = indexOf(current);
  const found = new Set([now]);
  for (const { first, last } of events) {
    const [from, to] = [indexOf(first), indexOf(last)];
    const next = Math.max(from, now + 1);
    for (let index = next; index <= to && index < next + after; index++) found.add(index);
    const previous = Math.min(to, now - 1);
    for (let index = previous; index >= from && index > previous - before; index--) found.add(index);
  }
  const inOrder = [...found].sort((one, other) => one - other);
  const at = inOrder.indexOf(now);
  return inOrder.slice(Math.max(0, at - before), at + after + 1).map(monthAtIndex);
}

/** Number of a day's month since year 0. */
function indexOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

function monthAtIndex(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${twoDigits((index % 12) + 1)}`;
}

/** The days of a month such as `2026-11`, in order. */
export function daysOf(month: string): readonly string[] {
  const start = monthTime(month);
  const count = (monthTime(monthAtIndex(indexOf(month) + 1)) - start) / DAY_MS;
  return Array.from({ length: count }, (_, index) => `${month}-${twoDigits(index + 1)}`);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
