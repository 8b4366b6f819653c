import { type CivilDate, daysInYear, modulo } from './civil-date.ts';

/** How weeks are counted. */
export interface WeekRule {
  /** The weekday a week starts on; Sunday is 0. */
  readonly firstDay: number;
  /** How many days of the new year make its first week. */
  readonly minDays: number;
}

export interface Week {
  /** The year the week belongs to, which can be the one before or after that of the day. */
  readonly year: number;
  readonly week: number;
}

export const ISO_WEEK: WeekRule = { firstDay: 1, minDays: 4 };
export const SUNDAY_WEEK: WeekRule = { firstDay: 0, minDays: 1 };

/** The week that a day falls in. */
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

/** How many days of the week have passed before January 1. Days before it are 0 and negative. */
function startOfYear(weekday: number, dayOfYear: number, { firstDay }: WeekRule): number {
  return modulo(weekday - (dayOfYear - 1) - firstDay, 7);
}

/** 0 for the days of the first, partial week when that week belongs to the year before. */
function weekNumber(dayOfYear: number, passed: number, { minDays }: WeekRule): number {
  const partialCounts = 7 - passed >= minDays ? 1 : 0;
  return Math.floor((dayOfYear - 1 + passed) / 7) + partialCounts;
}
