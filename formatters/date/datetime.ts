import type { Format, Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';
import { datetimeOptions } from './datetime-options.ts';
import { timeZoneOf } from './zone/time-zone.ts';

/** `{epoch|datetime date:long time:short}`: an instant in the locale's format (language reference 15.5). */
export const datetime: Formatter = {
  name: 'datetime',
  family: 'date',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareDatetime,
};

function prepareDatetime(args: readonly string[]): Format {
  const options = datetimeOptions(args);
  return (value, scope) => {
    const date = asNumber(value);
    if (scope.cldr === undefined || Number.isNaN(date)) return '';
    return scope.cldr.Calendars.formatDate({ date, zoneId: timeZoneOf(scope) }, options);
  };
}
