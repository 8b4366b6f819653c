import type { Format, Formatter } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asNumber } from '../values/as-number.ts';
import { escapeDelimiters } from '../values/escape-html.ts';
import { intervalOptions } from './interval-options.ts';
import { timeZoneOf } from './zone/time-zone.ts';

/** `{start, end|datetime-interval yMMMd}`: an interval in the locale's format (language reference 15.6). */
export const datetimeInterval: Formatter = {
  name: 'datetime-interval',
  family: 'date',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareInterval,
};

function prepareInterval(args: readonly string[], { intervalNeedsEnd }: Dialect): Format {
  const options = intervalOptions(args);
  return (value, scope, others) => {
    if (others.length === 0 && intervalNeedsEnd) {
      // The result counts as safe for any value.
      return typeof value === 'string' ? escapeDelimiters(value) : value;
    }
    if (scope.cldr === undefined || others.length === 0) return '';
    const start = asNumber(value);
    const end = asNumber(others[0]);
    if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
    const zoneId = timeZoneOf(scope);
    return scope.cldr.Calendars.formatDateInterval({ date: start, zoneId }, { date: end, zoneId }, options);
  };
}
