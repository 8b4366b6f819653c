import type { Predicate } from '../../contract.ts';
import { calendarDate } from '../../social/calendar-date.ts';
import { asNumber, frameMember } from '../../values/index.ts';

/**
 * `{.same-day?}`: the current value, an event, begins and ends on the same day in UTC (language reference 18.3). Raises an
 * error for dates that no calendar has.
 */
export const sameDay: Predicate = {
  name: 'same-day?',
  prepare: () => (scope) => {
    const start = calendarDate(asNumber(frameMember(scope.node, 'startDate')));
    const end = calendarDate(asNumber(frameMember(scope.node, 'endDate')));
    return start.year === end.year && start.dayOfYear === end.dayOfYear;
  },
};
