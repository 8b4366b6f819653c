import type { Format, Formatter } from '../contract.ts';
import { asNumber } from '../values/as-number.ts';
import { relativeTimeOptions } from './relative-time-options.ts';

/**
 * `{epoch|relative-time}` from now to the value, `{from, to|relative-time}` between two instants, in the locale's
 * wording (language reference 15.7).
 */
export const relativeTime: Formatter = {
  name: 'relative-time',
  family: 'relative-time',
  reads: 'scope',
  safeIn: ['text', 'attribute'],
  prepare: prepareRelativeTime,
};

function prepareRelativeTime(args: readonly string[]): Format {
  const options = relativeTimeOptions(args);
  return (value, { cldr, now }, others) => {
    if (cldr === undefined) return '';
    const start = others.length > 0 ? asNumber(value) : now;
    const end = asNumber(others.length > 0 ? others[0] : value);
    if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
    return cldr.Calendars.formatRelativeTime({ date: start }, { date: end }, options);
  };
}
