import type { CivilDate } from './civil-date.ts';
import type { DateNames } from './date-names.ts';
import { ISO_WEEK, SUNDAY_WEEK, type WeekRule, weekOfYear } from './week-of-year.ts';
import type { ZoneInfo } from './zone/zone.ts';

/** An instant, as directives read it. */
export interface Moment {
  readonly epoch: number;
  readonly date: CivilDate;
  readonly zone: ZoneInfo;
  /** Lazy: only directives that print a name call it. */
  names(): DateNames;
}

export type Directive = (moment: Moment) => string;

/** The directive `%x` for the letter `x` (language reference 14); `undefined` for unknown letters and combinations. */
export function directive(letter: string): Directive | undefined {
  return dayDirective(letter) ?? timeDirective(letter) ?? yearDirective(letter);
}

function dayDirective(letter: string): Directive | undefined {
  switch (letter) {
    case 'a':
      return ({ date, names }) => names().shortWeekdays[date.weekday] ?? '';
    case 'A':
      return ({ date, names }) => names().weekdays[date.weekday] ?? '';
    case 'b':
    case 'h':
      return ({ date, names }) => names().shortMonths[date.month - 1] ?? '';
    case 'B':
      return ({ date, names }) => names().months[date.month - 1] ?? '';
    case 'd':
      return ({ date }) => two(date.day);
    case 'e':
      return ({ date }) => spaced(date.day);
    case 'j':
      return ({ date }) => String(date.dayOfYear).padStart(3, '0');
    case 'm':
      return ({ date }) => two(date.month);
    case 'q':
      return ({ date }) => String(Math.ceil(date.month / 3));
    case 'u':
      return ({ date }) => String(date.weekday || 7);
    case 'w':
      return ({ date }) => String(date.weekday);
    default:
      return undefined;
  }
}

function timeDirective(letter: string): Directive | undefined {
  switch (letter) {
    case 'H':
      return ({ date }) => two(date.hour);
    case 'i':
      return ({ date }) => String(halfDayHour(date));
    case 'I':
      return ({ date }) => two(halfDayHour(date));
    case 'k':
      return ({ date }) => spaced(date.hour);
    case 'l':
      return ({ date }) => spaced(halfDayHour(date));
    case 'M':
      return ({ date }) => two(date.minute);
    case 'N':
      return ({ date }) => String(date.millisecond * 1_000_000).padStart(9, '0');
    case 'p':
      return ({ date }) => (date.hour < 12 ? 'AM' : 'PM');
    case 'P':
      return ({ date }) => (date.hour < 12 ? 'am' : 'pm');
    case 's':
      return ({ epoch }) => String((epoch / 1000) | 0);
    case 'S':
      return ({ date }) => two(date.second);
    case 'z':
      return ({ zone }) => offsetText(zone.offset);
    case 'Z':
      return ({ zone }) => zone.abbr;
    default:
      return undefined;
  }
}

function yearDirective(letter: string): Directive | undefined {
  switch (letter) {
    case 'C':
      return ({ date }) => two(Math.floor(yearOfEra(date) / 100));
    case 'g':
      return ({ date }) => two(weekOfYear(date, ISO_WEEK).year % 100);
    case 'G':
      return ({ date }) => String(weekOfYear(date, ISO_WEEK).year).padStart(4, '0');
    case 'U':
    case 'W':
      return ({ date }) => week(date, SUNDAY_WEEK);
    case 'V':
      return ({ date }) => week(date, ISO_WEEK);
    case 'y':
      return ({ date }) => two(yearOfEra(date) % 100);
    case 'Y':
      return ({ date }) => String(yearOfEra(date));
    default:
      return undefined;
  }
}

/** The hour on a 12-hour clock: 12, 1, … 11. */
function halfDayHour({ hour }: CivilDate): number {
  return hour % 12 || 12;
}

/** The year of the era: there is no year 0. */
function yearOfEra({ year }: CivilDate): number {
  return year < 1 ? 1 - year : year;
}

function week(date: CivilDate, rule: WeekRule): string {
  return two(weekOfYear(date, rule).week);
}

/** `-04:00`. Offsets before standard time have seconds, which the reference prints as a fraction of the minutes. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}

function two(value: number): string {
  return value >= 0 && value < 10 ? `0${value}` : String(value);
}

function spaced(value: number): string {
  return value < 10 ? ` ${value}` : String(value);
}
