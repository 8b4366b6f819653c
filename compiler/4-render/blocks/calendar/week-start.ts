/** Regions whose weeks start on Sunday or Saturday, by CLDR; those of all others start on Monday. */
const SUNDAY: ReadonlySet<string> = new Set(
  (
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP ' +
    'PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
  ).split(' '),
);
const SATURDAY: ReadonlySet<string> = new Set('AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' '));

export type WeekStart = 'auto' | 'monday' | 'sunday' | 'saturday';

const DAYS = { sunday: 0, monday: 1, saturday: 6 } as const;

/** The first day of the week, from 0 for Sunday: as given, or that of the region of a language tag, or of its likely one. */
export function firstWeekday(start: WeekStart, language: string): number {
  if (start !== 'auto') return DAYS[start];
  const region = new Intl.Locale(language).maximize().region ?? '';
  if (SUNDAY.has(region)) return DAYS.sunday;
  return SATURDAY.has(region) ? DAYS.saturday : DAYS.monday;
}
