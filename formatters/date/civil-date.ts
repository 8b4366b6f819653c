/** Calendar date and time of day. */
export interface CivilDate {
  /** Year 0 is 1 BC, -1 is 2 BC. */
  readonly year: number;
  /** January is 1. */
  readonly month: number;
  readonly day: number;
  /** January 1 is 1. */
  readonly dayOfYear: number;
  /** Sunday is 0. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Including the fraction of the instant. */
  readonly millisecond: number;
}

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly dayOfYear: number;
}

const DAY = 86_400_000;

/** Days from the Unix epoch to 1582-10-15, the first Gregorian day. */
const FIRST_GREGORIAN_DAY = -141_427;

/** Days before March 1 in a common year. */
const JANUARY_AND_FEBRUARY = 59;

/** `local` is epoch milliseconds plus the zone offset. Days before 1582-10-15 are Julian (language reference 14). */
export function civilDate(local: number): CivilDate {
  const days = Math.floor(local / DAY);
  const { year, month, day, dayOfYear } = calendarDay(days);
  const time = local - days * DAY;
  return {
    year,
    month,
    day,
    dayOfYear,
    weekday: modulo(days + 4, 7),
    hour: Math.floor(time / 3_600_000),
    minute: Math.floor(time / 60_000) % 60,
    second: Math.floor(time / 1000) % 60,
    millisecond: time % 1000,
  };
}

/** Days of a year in the calendar in use at its end. */
export function daysInYear(year: number): number {
  return isLeap(year) ? 366 : 365;
}

function isLeap(year: number): boolean {
  if (year < 1582) return year % 4 === 0;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function calendarDay(days: number): CalendarDay {
  return days < FIRST_GREGORIAN_DAY ? julianDay(days) : gregorianDay(days);
}

/** Years start on March 1, so that a leap day is the last day of its year. */
function gregorianDay(days: number): CalendarDay {
  const sinceYear0 = days + 719_468;
  const era = Math.floor(sinceYear0 / 146_097);
  const dayOfEra = sinceYear0 - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const daysBefore = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return fromMarch(era * 400 + yearOfEra, dayOfEra - daysBefore);
}

function julianDay(days: number): CalendarDay {
  const sinceYear0 = days + 719_470;
  const era = Math.floor(sinceYear0 / 1461);
  const dayOfEra = sinceYear0 - era * 1461;
  const yearOfEra = Math.min(Math.floor(dayOfEra / 365), 3);
  return fromMarch(era * 4 + yearOfEra, dayOfEra - 365 * yearOfEra);
}

/** `marchYear` starts on March 1 of the year with that number; March 1 is day 0. */
function fromMarch(marchYear: number, dayOfMarchYear: number): CalendarDay {
  const monthFromMarch = Math.floor((5 * dayOfMarchYear + 2) / 153);
  const day = dayOfMarchYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  if (monthFromMarch >= 10) {
    return { year: marchYear + 1, month: monthFromMarch - 9, day, dayOfYear: dayOfMarchYear - 305 };
  }
  const dayOfYear = dayOfMarchYear + JANUARY_AND_FEBRUARY + (isLeap(marchYear) ? 1 : 0) + 1;
  return { year: marchYear, month: monthFromMarch + 3, day, dayOfYear };
}

export function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
