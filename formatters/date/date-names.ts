import type { CLDR } from '@phensley/cldr';

/** Names of months, January first, and of weekdays, Sunday first, in the form used within dates. */
export interface DateNames {
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
}

export const ENGLISH: DateNames = {
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
};

/** Cached per locale object, so that the names are released with it. */
const namesOf = new WeakMap<CLDR, DateNames>();

/** The names in the locale's language, cached. */
export function localNames(cldr: CLDR): DateNames {
  let names = namesOf.get(cldr);
  if (names === undefined) {
    names = readNames(cldr);
    namesOf.set(cldr, names);
  }
  return names;
}

/** Formatting one day of each month and weekday gives the form used in dates: `ноября`, not `ноябрь`. */
function readNames({ Calendars }: CLDR): DateNames {
  const format = (date: number, pattern: string) =>
    Calendars.formatDateRaw({ date, zoneId: 'UTC' }, { pattern, ca: 'gregory' });
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 15));
  const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));
  return {
    months: months.map((date) => format(date, 'MMMM')),
    shortMonths: months.map((date) => format(date, 'MMM')),
    weekdays: weekdays.map((date) => format(date, 'EEEE')),
    shortWeekdays: weekdays.map((date) => format(date, 'EEE')),
  };
}
