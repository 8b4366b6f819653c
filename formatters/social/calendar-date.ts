import { type CivilDate, civilDate } from '../date/civil-date.ts';

/** The supported range: Julian day 0 to the end of year 8652. */
const FIRST_INSTANT = -210_866_803_200_000;
const LAST_INSTANT = Date.UTC(8652, 11, 31, 23, 59, 59, 999);

/**
 * The date and time of an instant in UTC. Throws for non-numbers and for days out of range, as `date` does (language
 * reference 9.3).
 */
export function calendarDate(epochMilliseconds: number): CivilDate {
  if (Number.isNaN(epochMilliseconds)) throw new TypeError('The date is not a number.');
  if (epochMilliseconds < FIRST_INSTANT || epochMilliseconds > LAST_INSTANT) {
    throw new Error('The date is outside the range of the calendar.');
  }
  return civilDate(epochMilliseconds);
}
