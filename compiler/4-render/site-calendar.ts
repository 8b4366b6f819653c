import { monthFormat } from '../3-route/filters.ts';

/** The month of a time in a time zone: `2026-11`. */
export function monthAt(time: number, timeZone: string): string {
  return monthFormat(timeZone).format(time);
}

/** `November 2026`, in the Gregorian calendar. */
export function monthTitle(month: string, language: string): string {
  return gregorian(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(monthTime(month));
}

/** The first day of a month such as `2026-11`, in UTC. */
export function monthTime(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number - 1);
}

/** Some languages have another calendar by default, which does not fit lists and tables by month. */
export function gregorian(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { calendar: 'gregory', ...options });
}
