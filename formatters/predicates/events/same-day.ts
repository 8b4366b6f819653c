import type { Predicate } from '../../contract.ts';
import { calendarDate } from '../../social/calendar-date.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember } from '../../values/member.ts';

/**
 * `{.same-day?}`: the current value, an event, starts and ends on the same UTC day (language reference 18.3). Throws
 * for dates out of range.
 */
export const sameDay: Predicate = {
  name: 'same-day?',
  prepare: () => (scope) => {
    const start = calendarDate(asNumber(frameMember(scope.node, 'startDate')));
    const end = calendarDate(asNumber(frameMember(scope.node, 'endDate')));
    return start.year === end.year && start.dayOfYear === end.dayOfYear;
  },
};
