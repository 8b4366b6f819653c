import type { Predicate } from '../../contract.ts';
import { asBoolean } from '../../values/as-boolean.ts';

const CALENDAR_VIEW_PATH = ['calendarView'] as const;

/** `{.calendar-view?}`: events are shown as a calendar (language reference 18.3). */
export const calendarView: Predicate = {
  name: 'calendar-view?',
  prepare: () => (scope) => asBoolean(scope.resolve(CALENDAR_VIEW_PATH)),
};
