/** A day of a calendar, in the time zone of the site. */
export interface Day {
  /** `2026-11-23`. */
  readonly date: string;
  readonly month: 'previous' | 'shown' | 'next';
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

/** The days of a month, `2026-11`, in whole weeks from Sunday. */
export function monthDays(month: string): readonly Day[] {
  const first = Date.parse(`${month}-01`);
  const start = first - new Date(first).getUTCDay() * DAY_MS;
  const last = Date.parse(`${addMonths(month, 1)}-01`) - DAY_MS;
  const weeks = Math.ceil(((last - start) / DAY_MS + 1) / 7);
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const date = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    const of = date.slice(0, 7);
    return { date, month: of === month ? 'shown' : of < month ? 'previous' : 'next' };
  });
}

/** `2026-12` and 1 is `2027-01`. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The days from the start to the end of an event, in epoch milliseconds. */
export function daysOf(start: number, end: number, timeZone: string): readonly string[] {
  const last = dateIn(Math.max(start, end - 1), timeZone);
  const days = [dateIn(start, timeZone)];
  for (let at = days[0] ?? last; at < last && days.length < MAX_DAYS; days.push(at))
    at = new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10);
  return days;
}

/** `2026-11-23`. */
export function dateIn(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
}

/** The month that a filter of the list names, `11-2026` or `2026-11`. */
export function monthOf(filter: string | undefined): string | undefined {
  const [, month, year] = /^(\d{1,2})-(\d{4})$/.exec(filter ?? '') ?? [];
  if (month !== undefined) return `${year}-${month.padStart(2, '0')}`;
  return /^\d{4}-\d{2}$/.test(filter ?? '') ? filter : undefined;
}
