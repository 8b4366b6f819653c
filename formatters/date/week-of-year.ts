import { type CivilDate, daysInYear, modulo } from './civil-date.ts';

/** A week-numbering rule. */
export interface WeekRule {
  /** The weekday a week starts on; Sunday is 0. */
  readonly firstDay: number;
  /** Minimum days of the new year in its first week. */
  readonly minDays: number;
}

export interface Week {
  /** The week-based year, which can differ by one from the year of the day. */
  readonly year: number;
  readonly week: number;
}

export const ISO_WEEK: WeekRule = { firstDay: 1, minDays: 4 };
export const SUNDAY_WEEK: WeekRule = { firstDay: 0, minDays: 1 };

/** The week of a day. */
export function weekOfYear({ year, weekday, dayOfYear }: CivilDate, rule: WeekRule): Week {
  const week = weekNumber(dayOfYear, startOfYear(weekday, dayOfYear, rule), rule);
  if (week === 0) {
    const dayOfLastYear = dayOfYear + daysInYear(year - 1);
    const start = startOfYear(weekday, dayOfLastYear, rule);
    return { year: year - 1, week: weekNumber(dayOfLastYear, start, rule) };
  }
  const dayOfNextYear = dayOfYear - daysInYear(year);
  const start = startOfYear(weekday, dayOfNextYear, rule);
  const isNextYears = weekNumber(dayOfNextYear, start, rule) === 1;
  return isNextYears ? { year: year + 1, week: 1 } : { year, week };
}

/** Days of the week that precede January 1. Days before January 1 are 0 and negative. */
function startOfYear(weekday: number, dayOfYear: number, { firstDay }: WeekRule): number {
  return modulo(weekday - (dayOfYear - 1) - firstDay, 7);
}

/** 0 for the days of a partial first week that belongs to the previous year. */
function weekNumber(dayOfYear: number, passed: number, { minDays }: WeekRule): number {
  const partialCounts = 7 - passed >= minDays ? 1 : 0;
  return Math.floor((dayOfYear - 1 + passed) / 7) + partialCounts;
}
